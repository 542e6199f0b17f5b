import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const inPackage = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/;

/**
 * Publishes `licences.txt` for the site and `embed-licences.txt` for the embed: the notices of all packages that are
 * in their scripts, which the licences of these packages want to go along with every copy.
 */
export function licences(): Plugin {
  return {
    name: 'licences',
    apply: 'build',
    // No other script has a package in it.
    applyToEnvironment: ({ name }) => ['client', 'embed'].includes(name),
    generateBundle(_, bundle) {
      const modules = Object.values(bundle).flatMap((part) =>
        part.type === 'chunk' ? Object.entries(part.modules) : [],
      );
      const used = modules.filter(([, { renderedLength }]) => renderedLength > 0);
      const folders = new Set(used.flatMap(([id]) => inPackage.exec(id)?.[0] ?? []));
      const notices = Array.from(folders, notice).sort();
      const fileName = this.environment.name === 'embed' ? 'embed-licences.txt' : 'licences.txt';
      this.emitFile({ type: 'asset', fileName, source: notices.join(`\n${'-'.repeat(80)}\n\n`) });
    },
  };
}

/** What a package says of its licence: its own file, or the name of the licence where it brings none. */
function notice(folder: string): string {
  const { name, version, license, author } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = readdirSync(folder).find((one) => /^licen[cs]e/i.test(one));
  const text = file
    ? readFileSync(join(folder, file), 'utf8')
    : `${license}, ${author?.name ?? author ?? name}`;
  return `${name} ${version}\n\n${text.trim()}\n`;
}
