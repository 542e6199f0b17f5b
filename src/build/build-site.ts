import { rmSync } from 'node:fs';
import type { ViteBuilder } from 'vite';
import { BuildError } from './build-error.ts';
import { releaseWarnings, validateCompany } from './company/validate.ts';
import { compress, writeHosting } from './hosting/write-hosting.ts';
import { publish, writePages } from './pages/write-pages.ts';
import { keepVersions } from './versions/versions.ts';

/** `dist` is published; `stage` becomes `dist` when it is complete; `server` contains the code that renders the pages. */
export type Folders = { dist: string; stage: string; server: string };

/**
 * Builds all environments and writes the pages. The previous build stays until the new one is complete.
 * @throws BuildError if the company's files are invalid, or if a release still has sample values or warnings
 */
export async function buildSite(builder: ViteBuilder, { dist, stage, server }: Folders): Promise<void> {
  const { base } = builder.config;
  if (base !== '/')
    throw new BuildError([
      `Invalid value "${base}" for --base. The site works only at the root of a domain. Use a domain or subdomain. Only embed.js, embed/ and pictures/ work below a path.`,
    ]);
  const errors = await validateCompany();
  if (errors.length) throw new BuildError(errors);
  const open = await releaseWarnings();
  if (process.env.RELEASE && open.length)
    throw new BuildError([...open, '`--release` fails until this list is empty.']);
  try {
    for (const environment of Object.values(builder.environments)) await builder.build(environment);
    await writePages(stage, server);
    keepVersions(dist, stage);
    await compress(stage);
    writeHosting(stage);
    publish(stage, dist);
  } finally {
    for (const folder of [stage, server]) rmSync(folder, { recursive: true, force: true });
  }
  if (open.length)
    console.log(
      [...open, 'The site was built. `npm run build -- --release` fails until this list is empty.'].join(
        '\n',
      ),
    );
}
