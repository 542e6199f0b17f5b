import { join } from 'node:path';
import type { EnvironmentOptions, Plugin } from 'vite';
import packageJson from '../../../package.json' with { type: 'json' };
import { propertyName } from '../../../widgets/element/attributes.ts';
import { widgetNames } from '../../../widgets/widget-names.ts';
import { root } from '../files.ts';

const virtualEntry = 'virtual:embed-entry';
const virtualPinned = 'virtual:pinned/';
const at = (path: string) => JSON.stringify(join(root, 'widgets', path));

/**
 * `lit` imports lit-html, which creates a Trusted Types policy; strict pages forbid that, and we use only the base class
 * `ReactiveElement`.
 */
export const treeshake = { moduleSideEffects: [{ test: /lit-html|lit-element/, sideEffects: false }] };

/** Classic scripts have no `import.meta.url`; `script-url.ts` has a fallback. */
const checks = { emptyImportMeta: false };

/**
 * A page in another encoding, such as windows-1256, decodes a classic script in its own encoding if the server sends no
 * charset. Modules are always UTF-8.
 */
const charset = 'ascii';

/** The packages that every widget needs. */
export const reactGroup = {
  name: 'react',
  test: /node_modules\/(react|react-dom|scheduler|i18next|react-i18next)\//,
};

/** A build for browsers into a folder that another build has emptied. */
export const browserBuild = (outDir: string, options: EnvironmentOptions['build']) =>
  ({
    consumer: 'client',
    build: { outDir, emptyOutDir: false, copyPublicDir: false, modulePreload: false, ...options },
  }) satisfies EnvironmentOptions;

/**
 * The builds of the embed:
 * - `embed`: the module with all elements; widgets, texts and the doctor are chunks of their own;
 * - `loader`: `/embed.js`, a small script that imports this module;
 * - `pinned<Name>`: `/embed/<version>/<name>.js`, one file each with everything inside.
 */
export function embedEnvironments(outDir: string): Record<string, EnvironmentOptions> {
  const pinned = [...widgetNames, 'embed'].map((name) => [
    propertyName(`pinned-${name}`),
    browserBuild(outDir, {
      rolldownOptions: {
        input: { [name]: virtualPinned + name },
        checks,
        treeshake,
        output: {
          format: 'iife',
          charset,
          codeSplitting: false,
          entryFileNames: `embed/${packageJson.version}/[name].js`,
        },
      },
    }),
  ]);
  return {
    embed: browserBuild(outDir, {
      license: { fileName: 'embed-licenses.txt' },
      rolldownOptions: {
        input: join(root, 'widgets/embed.ts'),
        treeshake,
        output: {
          entryFileNames: 'embed/[name]-[hash].js',
          chunkFileNames: 'embed/[name]-[hash].js',
          codeSplitting: { groups: [reactGroup] },
        },
      },
    }),
    loader: browserBuild(outDir, {
      rolldownOptions: {
        input: { embed: join(root, 'widgets/loader.ts') },
        checks,
        output: { format: 'iife', charset, entryFileNames: '[name].js' },
      },
    }),
    ...Object.fromEntries(pinned),
  };
}

/** `import()` without Vite's preload helper, because pages of partners may reload on its event `vite:preloadError`. */
export function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    enforce: 'pre',
    apply: 'build',
    load(id) {
      if (id === '\0vite/preload-helper.js') return 'export const __vitePreload = (load) => load();';
    },
  };
}

/** Gives the loader the name of the built module, and each pinned file its entry. */
export function embedModules(): Plugin {
  let entry = '';
  return {
    name: 'embed-modules',
    sharedDuringBuild: true,
    generateBundle(_, bundle) {
      if (this.environment.name !== 'embed') return;
      for (const file of Object.values(bundle))
        if (file.type === 'chunk' && file.isEntry) entry = file.fileName;
    },
    resolveId(id) {
      return id === virtualEntry || id.startsWith(virtualPinned) ? `\0${id}` : undefined;
    },
    load(id) {
      if (id === `\0${virtualEntry}`) return `export const entry = ${JSON.stringify(entry)};`;
      if (!id.startsWith(`\0${virtualPinned}`)) return;
      const name = id.slice(virtualPinned.length + 1);
      if (name === 'embed') return `import ${at('embed.ts')};`;
      return `import { register } from ${at('register.ts')};
import { element } from ${at(`${name}/${name}.element.ts`)};
void register([element]);`;
    },
  };
}
