import type { Plugin } from 'vite';
import { Refusal } from './refusal.ts';

/**
 * The pages name each other, their files and themselves (canonical, map of the site, codes) from the root of an
 * address; below a path each of these would lead nowhere. The embed is found relative to its own script.
 */
export function rootOnly(): Plugin {
  return {
    name: 'root-only',
    apply: 'build',
    configResolved({ base }) {
      if (base !== './' && base !== '/') throw new Refusal([refusal(base)]);
    },
  };
}

export function refusal(base: string): string {
  return `--base ${base}: the site lives at the root of an address, so give it a (sub)domain of its own; embed.js with embed/ and pictures/ runs from any path as it is.`;
}
