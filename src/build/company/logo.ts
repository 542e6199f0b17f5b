import { type Plugin, transformWithOxc } from 'vite';
import { readSource } from '../files.ts';

/** The logo as a component. */
export function logo(): Plugin {
  return {
    name: 'logo',
    enforce: 'pre',
    load: {
      filter: { id: /\/company\/logo\.svg$/ },
      handler: () => logoComponent(readSource('widgets/company/logo.svg')),
    },
  };
}

/**
 * A module with a React component: SVG is JSX, but without an XML declaration, a document type and comments, and with
 * attributes such as `fill-rule` in camel case.
 */
export async function logoComponent(source: string) {
  const svg = source
    .replace(/<\?.*?\?>|<!--.*?-->|<!DOCTYPE[^>]*>/gis, '')
    .trim()
    .replace(/-([a-z])(?=[a-z-]{0,30}\s*=\s*["'])/g, (_, letter: string) => letter.toUpperCase())
    .replace(/^<svg([^>]*)>/, '<svg aria-hidden="true"$1 {...props}>');
  const { code } = await transformWithOxc(`export const Logo = (props) => ${svg};`, 'logo.jsx', {
    jsx: { runtime: 'automatic' },
  });
  return { code, moduleType: 'js' as const };
}
