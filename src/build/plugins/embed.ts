import { createHash } from 'node:crypto';
import { join, parse } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type EnvironmentOptions, type Plugin, parseSync, type Rolldown } from 'vite';
import packageJson from '../../../package.json' with { type: 'json' };
import { propertyName } from '../../../widgets/element/attributes.ts';
import { languageCodes } from '../../../widgets/i18n/languages.ts';
import { widgetNames } from '../../../widgets/widget-names.ts';
import { dist, root } from '../files.ts';

const importFiles = join(root, 'widgets/element/import-files.ts');
const at = (path: string) => JSON.stringify(join(root, 'widgets', path));

/**
 * `lit` imports lit-html, which creates a Trusted Types policy; strict pages forbid that, and we use only the base class
 * `ReactiveElement`.
 */
const treeshake = { moduleSideEffects: [{ test: /lit-html|lit-element/, sideEffects: false }] };

/** Classic scripts have no `import.meta.url`; `script-url.ts` has a fallback. */
const checks = { emptyImportMeta: false };

/**
 * A page in another encoding, such as windows-1256, decodes a classic script in its own encoding if the server sends no
 * charset. Modules are always UTF-8.
 */
const charset = 'ascii';

/** A build for browsers into a folder that another build has emptied. */
export const browserBuild = (options: EnvironmentOptions['build']) =>
  ({
    consumer: 'client',
    build: { outDir: dist, emptyOutDir: false, copyPublicDir: false, modulePreload: false, ...options },
  }) satisfies EnvironmentOptions;

/**
 * The builds of the embed:
 * - `chunks`: the modules that load on demand: React, the widgets and the texts;
 * - `doctor`: the doctor, in one file that works if other files are blocked;
 * - `loader`: `/embed.js`, the elements. It knows the files of the chunks, so it imports all that a widget needs at once;
 * - `pinned<Name>`: `/embed/<version>/<name>.js`, one file each with everything inside.
 */
export function embedEnvironments(): Record<string, EnvironmentOptions> {
  const pinned = [...widgetNames, 'embed'].map((name) => [
    propertyName(`pinned-${name}`),
    browserBuild({
      // This file contains all packages.
      license: name === 'embed' && { fileName: `embed/${packageJson.version}/licenses.txt` },
      rolldownOptions: {
        input: { [name]: `virtual:pinned/${name}` },
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
    doctor: browserBuild({
      rolldownOptions: {
        input: join(root, 'widgets/doctor/doctor.ts'),
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: 'embed/[name]-[hash].js' },
      },
    }),
    chunks: browserBuild({
      rolldownOptions: {
        input: chunkEntries,
        treeshake,
        preserveEntrySignatures: 'allow-extension',
        output: {
          entryFileNames: 'embed/[name]-[hash].js',
          chunkFileNames: 'embed/[name]-[hash].js',
          // All that several widgets need is one file, because each file is a request.
          codeSplitting: { groups: [{ name: 'react-view', minShareCount: 2 }] },
        },
      },
    }),
    loader: browserBuild({
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

/** The modules that `/embed.js` imports on demand, by name. */
const chunkEntries = Object.fromEntries([
  ...['react-view', ...widgetNames].map((name) => [name, `virtual:chunk/${name}`]),
  ...languageCodes.map((code) => [code, join(root, `widgets/locales/${code}.json`)]),
]);

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
 * Replaces each `import()` in `/embed.js` by the import of the built file, adds the first renders, and gives each chunk and
 * pinned file its entry. The chunks and the code that renders are built before.
 */
export function embedModules(server: string): Plugin {
  /** The names of the built files in `/embed/` by the name of their entry, without `.js`. */
  const files = new Map<string, string>();
  return {
    name: 'embed-modules',
    sharedDuringBuild: true,
    // After `import.meta.glob` has been expanded.
    enforce: 'post',
    generateBundle(_, bundle) {
      if (!['chunks', 'doctor'].includes(this.environment.name)) return;
      for (const chunk of Object.values(bundle))
        if (chunk.type === 'chunk' && chunk.isEntry) files.set(chunk.name, parse(chunk.fileName).name);
    },
    resolveId(id) {
      return /^virtual:(built-files|chunk|pinned)/.test(id) ? `\0${id}` : undefined;
    },
    async load(id) {
      const [, kind, name = ''] = /^\0virtual:([\w-]+)\/?(.*)/.exec(id) ?? [];
      if (kind === 'built-files') {
        if (this.environment.name !== 'loader') return 'export const files = undefined;';
        files.set('first-renders', await emitFirstRenders(this, server));
        return `export const files = ${JSON.stringify(Object.fromEntries(files))};`;
      }
      // The styles of a widget are in its first renders.
      if (id === '\0virtual:chunk/react-view') return `export * from ${at('element/react-view.tsx')};`;
      if (kind === 'chunk')
        return `import 'virtual:chunk/react-view';\nexport { Component, events } from ${at(`${name}/${name}.tsx`)};`;
      if (kind !== 'pinned') return;
      if (name === 'embed') return `import ${at('embed.ts')};`;
      return `import { register } from ${at('register.ts')};
import { element } from ${at(`${name}/${name}.element.ts`)};
void register([element]);`;
    },
    transform(code, id) {
      if (this.environment.name !== 'loader' || id === importFiles || !code.includes('import(')) return;
      const parts: string[] = [];
      let end = 0;
      for (const { start, end: after, moduleRequest } of parseSync(id, code).module.dynamicImports) {
        const source = code.slice(moduleRequest.start + 1, moduleRequest.end - 1);
        const { name } = parse(source);
        // `shared-styles` is never imported: the first renders contain the styles.
        if (!files.has(name) && name !== 'shared-styles')
          throw new Error(`${source} in ${id} is not an entry of the build "chunks".`);
        parts.push(code.slice(end, start), `importFile(${JSON.stringify(name)})`);
        end = after;
      }
      return `import { importFile } from ${JSON.stringify(importFiles)};${parts.join('')}${code.slice(end)}`;
    },
  };
}

/** Writes a module for each widget and language with its first render. @returns their names, with `*` for both */
async function emitFirstRenders(context: Rolldown.PluginContext, server: string): Promise<string> {
  const { firstRenders } = await import(pathToFileURL(join(server, 'first-renders.js')).href);
  const modules: [name: string, code: string][] = await firstRenders();
  const hash = createHash('sha256').update(JSON.stringify(modules)).digest('base64url').slice(0, 8);
  for (const [name, source] of modules)
    context.emitFile({ type: 'asset', fileName: `embed/${name}-${hash}.js`, source });
  return `*-${hash}`;
}
