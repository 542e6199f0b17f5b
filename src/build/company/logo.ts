import { transformWithOxc } from 'vite';
import { readText } from '../files.ts';

/** The SVG element without the XML declaration, the document type and comments. */
export const svgOf = (file: string) =>
  readText(file)
    .replace(/<\?.*?\?>|<!--.*?-->|<!DOCTYPE[^>]*>/gis, '')
    .trim();

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
