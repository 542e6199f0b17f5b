import { existsSync, readFileSync } from 'node:fs';
import { parseSync, transformWithOxc } from 'vite';
import { displayPath, readText } from '../files.ts';

/**
 * Everything but the elements of a drawing and their plain attributes: scripts, styles, images, event handlers, references
 * to other files, encoded characters, elements of drawing programs, and what would be code or a property of React in the
 * component.
 */
const unsupported =
  /<(?!\/?(svg|g|path|circle|ellipse|line|polyline|polygon|rect|defs|use|symbol|clipPath|mask|linearGradient|radialGradient|stop|title|desc)[\s/>])[^\s>]*|\b(on\w+|style|class|ref|key|children|dangerously\w+)\s*=|\bhref\s*=\s*["'](?!#)|\burl\(\s*["']?(?!#)|&#|[{}]/i;

/** The SVG element without the XML declaration, the document type and comments. */
export const svgOf = (file: string) =>
  readText(file)
    .replace(/<\?.*?\?>|<!--.*?-->|<!DOCTYPE[^>]*>/gis, '')
    .trim();

/** A message if a drawing cannot be used. @throws Error if the file is missing or not UTF-8 */
export function drawingErrors(file: string): string[] {
  // An image of another format is not UTF-8. In UTF-16, each second byte is 0.
  const isImage = existsSync(file) && !/<\0?s\0?v\0?g/i.test(readFileSync(file, 'latin1'));
  const svg = isImage ? '' : svgOf(file);
  const [found] = unsupported.exec(svg) ?? [];
  const isSvg = /^<svg\s[^>]*\bviewBox=/.test(svg) && !parseSync('logo.jsx', svg).errors.length;
  if (isSvg && !found) return [];
  const reason = found ? `: ${found} is not supported.` : ' is not an SVG image with a viewBox.';
  return [
    `${displayPath(file)}${reason} Save the drawing as plain SVG with shapes and attributes such as fill, without scripts, styles, images and links. In Inkscape, choose Optimized SVG with “Convert CSS attributes to XML attributes”; in Illustrator, choose Presentation Attributes.`,
  ];
}

/** The logo as a module with a React component: SVG is JSX, but React names attributes such as `fill-rule` in camel case. */
export async function logoComponent(file: string) {
  const svg = svgOf(file)
    .replace(/-([a-z])(?=[a-z-]{0,30}\s*=\s*["'])/g, (_, letter: string) => letter.toUpperCase())
    .replace(/^<svg([^>]*)>/, '<svg aria-hidden="true"$1 {...props}>');
  const { code } = await transformWithOxc(`export const Logo = (props) => ${svg};`, 'logo.jsx', {
    jsx: { runtime: 'automatic' },
  });
  return { code, moduleType: 'js' as const };
}
