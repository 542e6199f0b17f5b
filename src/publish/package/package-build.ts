import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { createBuilder, type Plugin } from 'vite';
import * as company from '../../../widgets/company/facts.ts';
import { company as companyModules } from '../../build/company/company-plugin.ts';
import { embedStyles, lightDarkFallback } from '../../build/plugins/css.ts';
import { licenses } from '../../build/plugins/licenses.ts';
import { elements, nameOf } from '../api/model.ts';
import { root } from '../company-folder.ts';
import { atHome } from './at-home.ts';
import { packageFiles } from './package-files.ts';

const at = (path: string) => join(root, path);

/** Writes a folder that `npm pack` or `npm publish` takes as it is: elements and React components, React a peer. */
export async function writePackage(outDir: string): Promise<void> {
  rmSync(outDir, { recursive: true, force: true });
  const builder = await createBuilder({
    configFile: false,
    root: at('src'),
    // What is read as a library keeps its questions; ours are answered.
    define: { 'process.env.NODE_ENV': '"production"' },
    base: './',
    css: { postcss: { plugins: [lightDarkFallback()] }, lightningcss: { exclude: 1048576 } },
    logLevel: 'warn',
    plugins: [companyModules(), react(), named(), atHome(company.site), embedStyles(), licenses()],
    environments: {
      embed: {
        consumer: 'client',
        build: {
          outDir,
          emptyOutDir: false,
          target: ['chrome106', 'safari16.4', 'firefox120'],
          copyPublicDir: false,
          modulePreload: false,
          assetsInlineLimit: 0,
          lib: {
            formats: ['es'],
            entry: {
              index: at('src/publish/package/index.ts'),
              elements: at('src/publish/package/elements.ts'),
              'elements-later': at('src/publish/package/elements-later.ts'),
              react: at('src/publish/package/react.ts'),
            },
            fileName: (_, name) => `${name}.js`,
          },
          rolldownOptions: {
            external: /^react(-dom)?($|\/)/,
            treeshake: { moduleSideEffects: [{ test: /lit-html|lit-element/, sideEffects: false }] },
            output: {
              chunkFileNames: 'chunks/[name]-[hash].js',
              // Servers of React 19 ask whether a file may run in a browser.
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
  for (const [name, text] of packageFiles(company)) writeFileSync(join(outDir, name), text);
  copyFileSync(at('LICENSE'), join(outDir, 'LICENSE'));
}

/** A bundler leaves out what nobody uses when each component has a name. */
function named(): Plugin {
  const names = elements.map(({ tag }) => nameOf(tag)).join(', ');
  return {
    name: 'named-components',
    transform: {
      filter: { id: /\/package\/react\.ts$/ },
      handler: (code) => `${code.replace('export const', 'const')}\nexport const [${names}] = components;`,
    },
  };
}
