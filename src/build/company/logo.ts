import { parseSync, transformWithOxc } from 'vite';
import { displayPath } from '../files.ts';
import { readText } from './load-company.ts';

/** The elements of a drawing. All others are refused: scripts, styles, images and elements of drawing programs. */
const elements = new Set(
  'svg g path circle ellipse line polyline polygon rect defs use symbol clipPath mask linearGradient radialGradient stop title desc'.split(
    ' ',
  ),
);

/** Event handlers, styles, references to other files, and braces, which would be code in the component. */
const forbidden = /\bon\w+\s*=|\b(style|class)\s*=|\bhref\s*=\s*["'](?!#)|\burl\(\s*["']?(?!#)|[{}]/i;

/** The SVG element without the XML declaration, the document type and comments. */
const svgOf = (file: string) =>
  readText(file)
    .replace(/<\?.*?\?>|<!--.*?-->|<!DOCTYPE[^>]*>/gis, '')
    .trim();

/** The reason why a drawing cannot be used, if there is one. */
export function drawingError(file: string): string | undefined {
  const name = displayPath(file);
  try {
    const svg = svgOf(file);
    if (!/^<svg\s[^>]*\bviewBox=/.test(svg)) throw new Error(`${name} is not an SVG image with a viewBox.`);
    const tag = [...svg.matchAll(/<\/?([^\s/>]*)/g)].find(([, element = '']) => !elements.has(element));
    const found = tag?.[0] ?? forbidden.exec(svg)?.[0];
    if (found) throw new Error(`${name}: ${found} is not supported.`);
    if (parseSync('logo.jsx', svg).errors.length) throw new Error(`${name} is not valid SVG.`);
    return undefined;
  } catch (error) {
    return `${Object(error).message} Save the drawing as plain SVG with shapes and attributes such as fill, without scripts, styles, images and links.`;
  }
}

/** The logo as a module with a React component: SVG is JSX, but React names attributes such as `fill-rule` in camel case. */
export async function logoComponent(file: string) {
  const svg = svgOf(file)
    .replace(/-([a-z])(?=[a-z-]*\s*=\s*["'])/g, (_, letter: string) => letter.toUpperCase())
    .replace(/^<svg([^>]*)>/, '<svg aria-hidden="true"$1 {...props}>');
  const { code } = await transformWithOxc(`export const Logo = (props) => ${svg};`, 'logo.jsx', {
    jsx: { runtime: 'automatic' },
  });
  return { code, moduleType: 'js' as const };
}
