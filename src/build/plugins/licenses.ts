import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import license, { type Dependency } from 'rollup-plugin-license';
import { type Plugin, perEnvironmentPlugin } from 'vite';

const files: Record<string, string> = { client: 'licences.txt', embed: 'embed-licences.txt' };

/** Publishes the licenses of the bundled packages: `licences.txt` for the site, `embed-licences.txt` for the embed. */
export function licenses(): Plugin {
  return perEnvironmentPlugin('licenses', ({ name, config }) => {
    const file = files[name];
    if (!file) return false;
    const write = (dependencies: Dependency[]) => {
      mkdirSync(config.build.outDir, { recursive: true });
      writeFileSync(join(config.build.outDir, file), licenseText(dependencies));
    };
    return license({ thirdParty: write }) as unknown as Plugin;
  });
}

function licenseText(dependencies: Dependency[]): string {
  const notices = dependencies.map(
    ({ name, version, license: id, author, licenseText: text }) =>
      `${name} ${version}\n\n${text?.trim() ?? `${id}, ${author?.name ?? name}`}\n`,
  );
  return notices.sort().join(`\n${'-'.repeat(80)}\n\n`);
}
