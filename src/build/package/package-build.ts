import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { createBuilder, esmExternalRequirePlugin, type Plugin } from 'vite';
import * as company from '#company/facts.ts';
import { companyName } from '#company/names.ts';
import { propertyName } from '../../../widgets/element/widget.ts';
import { tags } from '../../../widgets/index.ts';
import { widgetNames } from '../../../widgets/tags.ts';
import { company as companyModules } from '../company/company-plugin.ts';
import { root } from '../company/folder.ts';
import { embedStyles, lightDarkFallback } from '../plugins/css.ts';
import { embedModules, treeshake } from '../plugins/embed.ts';
import { namedLicense } from '../versions/sbom.ts';
import { packageFiles } from './package-files.ts';

const at = (path: string) => join(root, path);
const here = (name: string) => at(`src/build/package/${name}.ts`);
const reactEntry = 'virtual:package-react';

/** Writes the folder of the npm package: elements and React components. React is a peer dependency. */
export async function writePackage(outDir: string): Promise<void> {
  rmSync(outDir, { recursive: true, force: true });
  const builder = await createBuilder({
    configFile: false,
    root: at('src'),
    define: { 'process.env.NODE_ENV': '"production"' },
    base: './',
    css: { postcss: { plugins: [lightDarkFallback()] }, lightningcss: { exclude: 1048576 } },
    logLevel: 'warn',
    resolve: { alias: [{ find: /^.*\/element\/script-url\.ts$/, replacement: here('script-url') }] },
    plugins: [
      companyModules(),
      react(),
      reactComponents(),
      embedModules(),
      embedStyles(),
      // A CommonJS dependency requires React, which an ES module in a browser cannot do.
      esmExternalRequirePlugin({ external: [/^react(-dom)?($|\/)/] }),
    ],
    environments: {
      embed: {
        consumer: 'client',
        build: {
          outDir,
          license: { fileName: 'licenses.txt' },
          emptyOutDir: false,
          target: ['chrome106', 'safari16.4', 'firefox120'],
          copyPublicDir: false,
          modulePreload: false,
          assetsInlineLimit: 0,
          lib: {
            formats: ['es'],
            entry: here('index'),
            fileName: (_, name) => `${name}.js`,
          },
          rolldownOptions: {
            input: {
              ...Object.fromEntries(
                ['index', 'elements', 'elements-later', 'react'].map((name) => [name, here(name)]),
              ),
              ...Object.fromEntries(widgetNames.map((name) => [name, `virtual:pinned/${name}`])),
            },
            treeshake,
            output: {
              chunkFileNames: 'chunks/[name]-[hash].js',
              // React Server Components need this line.
              banner: ({ name }) => (name === 'react' ? "'use client';" : ''),
            },
          },
        },
      },
    },
  });
  for (const environment of Object.values(builder.environments))
    if (environment.name === 'embed') await builder.build(environment);
  mkdirSync(outDir, { recursive: true });
  for (const [name, text] of packageFiles(company, tags)) writeFileSync(join(outDir, name), text);
  const license = readFileSync(at('LICENSE'), 'utf8');
  writeFileSync(join(outDir, 'LICENSE'), namedLicense(license, companyName.en));
  copyFileSync(at('widgets/CHANGELOG.md'), join(outDir, 'CHANGELOG.md'));
}

/** The module with one named component per tag, so that bundlers leave out what is not used. */
function reactComponents(): Plugin {
  const lines = tags.map(
    ({ tag }, index) =>
      `export const ${propertyName(`-${tag}`)} = /* @__PURE__ */ componentOf(tags[${index}]);`,
  );
  return {
    name: 'react-components',
    resolveId: (id) => (id === reactEntry ? `\0${id}` : undefined),
    load: (id) =>
      id === `\0${reactEntry}`
        ? [
            `import { tags } from ${JSON.stringify(at('widgets/index.ts'))};`,
            `import { componentOf } from ${JSON.stringify(here('use-tag'))};`,
            ...lines,
          ].join('\n')
        : undefined,
  };
}
