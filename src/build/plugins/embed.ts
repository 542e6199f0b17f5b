import { readdirSync } from 'node:fs';
import { join, parse } from 'node:path';
import { type EnvironmentOptions, type Plugin, parseSync } from 'vite';
import packageJson from '../../../package.json' with { type: 'json' };
import { propertyName } from '../../../widgets/element/attributes.ts';
import { widgetNames } from '../../../widgets/widget-names.ts';
import { root } from '../files.ts';

const virtualFiles = 'virtual:embed-files';
const virtualPinned = 'virtual:pinned/';
const importFiles = join(root, 'widgets/element/import-files.ts');
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

/** Modules that always load together are one file, because each file is a request. */
const chunkGroups = [
  {
    // Every widget needs these.
    name: 'react-view',
    test: /node_modules\/(react|react-dom|scheduler|i18next|react-i18next|@r2wc)\/|preload-helper|widgets\/(element|i18n|company\/(facts|names)|lib\/(phone|text|truncate|chat-link)|ui\/(icons|use-lazy|storage|keep-focus|controls|theme))/,
    priority: 2,
  },
  {
    // Order form, employee card and language switcher.
    name: 'fields',
    test: /widgets\/ui\/(form|phone-field|select)\.tsx/,
    priority: 1,
  },
  { name: 'order-form', test: /widgets\/order-form\// },
];

/** A build for browsers into a folder that another build has emptied. */
export const browserBuild = (outDir: string, options: EnvironmentOptions['build']) =>
  ({
    consumer: 'client',
    build: { outDir, emptyOutDir: false, copyPublicDir: false, modulePreload: false, ...options },
  }) satisfies EnvironmentOptions;

/**
 * The builds of the embed:
 * - `chunks`: the modules that load on demand: React, the widgets and the texts;
 * - `doctor`: the doctor, in one file that works if other files are blocked;
 * - `loader`: `/embed.js`, the elements. It knows the files of the chunks, so it imports all that a widget needs at once;
 * - `pinned<Name>`: `/embed/<version>/<name>.js`, one file each with everything inside.
 */
export function embedEnvironments(outDir: string): Record<string, EnvironmentOptions> {
  const pinned = [...widgetNames, 'embed'].map((name) => [
    propertyName(`pinned-${name}`),
    browserBuild(outDir, {
      // This file contains all packages.
      license: name === 'embed' && { fileName: `embed/${packageJson.version}/licenses.txt` },
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
    doctor: browserBuild(outDir, {
      rolldownOptions: {
        input: join(root, 'widgets/doctor/doctor.ts'),
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: 'embed/[name]-[hash].js' },
      },
    }),
    chunks: browserBuild(outDir, {
      rolldownOptions: {
        input: chunkEntries(),
        treeshake,
        preserveEntrySignatures: 'allow-extension',
        output: {
          entryFileNames: 'embed/[name]-[hash].js',
          chunkFileNames: 'embed/[name]-[hash].js',
          codeSplitting: { groups: chunkGroups },
        },
      },
    }),
    loader: browserBuild(outDir, {
      rolldownOptions: {
        input: { embed: join(root, 'widgets/embed.ts') },
        checks,
        treeshake,
        output: { format: 'iife', charset, codeSplitting: false, entryFileNames: '[name].js' },
      },
    }),
    ...Object.fromEntries(pinned),
  };
}

/** The modules that `/embed.js` imports on demand. */
function chunkEntries(): Record<string, string> {
  const widgets = widgetNames.map((name) => `${name}/${name}.tsx`);
  const texts = readdirSync(join(root, 'widgets/locales')).map((file) => `locales/${file}`);
  const paths = ['element/react-view.tsx', ...widgets, ...texts];
  return Object.fromEntries(paths.map((path) => [parse(path).name, join(root, 'widgets', path)]));
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

/**
 * Replaces each `import()` in `/embed.js` by the import of the built files, and gives each pinned file its entry. The
 * chunks are built before.
 */
export function embedModules(): Plugin {
  /** Names of the built files, relative to `/embed.js`. */
  const files: string[] = [];
  /** By source: the indexes of its file and of all files that it imports. */
  const chunks = new Map<string, number[]>();
  return {
    name: 'embed-modules',
    sharedDuringBuild: true,
    // After `import.meta.glob` has been expanded.
    enforce: 'post',
    generateBundle(_, bundle) {
      if (!['chunks', 'doctor'].includes(this.environment.name)) return;
      const imported = (name: string): string[] => {
        const chunk = bundle[name];
        return chunk?.type === 'chunk' ? [name, ...chunk.imports.flatMap(imported)] : [];
      };
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || !chunk.facadeModuleId) continue;
        const needed = [...new Set(imported(chunk.fileName))];
        for (const name of needed) if (!files.includes(name)) files.push(name);
        chunks.set(
          chunk.facadeModuleId,
          needed.map((name) => files.indexOf(name)),
        );
      }
    },
    resolveId(id) {
      return id === virtualFiles || id.startsWith(virtualPinned) ? `\0${id}` : undefined;
    },
    load(id) {
      if (id === `\0${virtualFiles}`) return `export const files = ${JSON.stringify(files)};`;
      if (!id.startsWith(`\0${virtualPinned}`)) return;
      const name = id.slice(virtualPinned.length + 1);
      if (name === 'embed') return `import ${at('embed.ts')};`;
      return `import { register } from ${at('register.ts')};
import { element } from ${at(`${name}/${name}.element.ts`)};
void register([element]);`;
    },
    async transform(code, id) {
      if (this.environment.name !== 'loader' || id === importFiles || !code.includes('import(')) return;
      const parts: string[] = [];
      let end = 0;
      for (const found of parseSync(id, code).module.dynamicImports) {
        const source = code.slice(found.moduleRequest.start + 1, found.moduleRequest.end - 1);
        const indexes = chunks.get((await this.resolve(source, id))?.id ?? '');
        if (!indexes) throw new Error(`${source} in ${id} is not an entry of the build "chunks".`);
        parts.push(code.slice(end, found.start), `importFiles(${indexes})`);
        end = found.end;
      }
      return `import { importFiles } from ${JSON.stringify(importFiles)};${parts.join('')}${code.slice(end)}`;
    },
  };
}
