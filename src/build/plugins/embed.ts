import { createHash } from 'node:crypto';
import { join, parse } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type EnvironmentOptions, type Plugin, parseSync, type Rolldown } from 'vite';
import packageJson from '../../../package.json' with { type: 'json' };
import { languageCodes } from '../../../widgets/i18n/languages.ts';
import { widgetNames } from '../../../widgets/widget-names.ts';
import { dist, root } from '../files.ts';
import { isReleased } from '../versions.ts';

const importFiles = join(root, 'widgets/element/import-files.ts');
const at = (path: string) => JSON.stringify(join(root, 'widgets', path));

/** A build for browsers into the folder that the first build has emptied. */
export const browserBuild = (
  input: string | Record<string, string>,
  output: Rolldown.OutputOptions,
  options: EnvironmentOptions['build'] = {},
): EnvironmentOptions => ({
  consumer: 'client',
  build: {
    outDir: dist,
    emptyOutDir: false,
    copyPublicDir: false,
    modulePreload: false,
    rolldownOptions: {
      input,
      output,
      preserveEntrySignatures: 'allow-extension',
      // `lit` imports lit-html, which creates a Trusted Types policy; strict pages forbid that, and we use only the base
      // class `ReactiveElement`.
      treeshake: { moduleSideEffects: [{ test: /lit-html|lit-element/, sideEffects: false }] },
      // Classic scripts have no `import.meta.url`; `script-url.ts` has a fallback.
      checks: { emptyImportMeta: false },
    },
    ...options,
  },
});

/**
 * A classic script in one file. A page in another encoding, such as windows-1256, decodes it in its own encoding if the
 * server sends no charset. Modules are always UTF-8.
 */
const classicScript = { format: 'iife', charset: 'ascii', entryFileNames: '[name].js' } as const;

/**
 * The builds of the embed:
 * - `chunks`: the modules that load on demand: React, the widgets and the texts;
 * - `doctor`: the doctor, in one file that works if other files are blocked;
 * - `loader`: `/embed.js`, the elements. It knows the files of the chunks, so it imports all that a widget needs at once;
 * - `classic`: `/embed/<version>/<name>.js`, one file each with everything inside, and scripts of the site.
 */
export function embedEnvironments(): Record<string, EnvironmentOptions> {
  const folder = `embed/${packageJson.version}`;
  const names = { entryFileNames: 'embed/[name]-[hash].js', chunkFileNames: 'embed/[name]-[hash].js' };
  // All that several widgets need is one file, because each file is a request.
  const groups = [{ name: 'react-view', minShareCount: 2 }];
  // Each build writes the licenses of its packages to the same file. The last one contains all packages.
  const pinned = [...widgetNames, 'embed'].map((name) => [`${folder}/${name}`, `virtual:pinned/${name}`]);
  return {
    doctor: browserBuild(join(root, 'widgets/doctor/doctor.ts'), names),
    chunks: browserBuild(chunkEntries, { ...names, codeSplitting: { groups } }),
    loader: browserBuild({ embed: join(root, 'widgets/embed.ts') }, classicScript),
    classic: browserBuild(
      {
        // The inline script in the head of every page.
        '.vite/head-script': join(root, 'src/client/head-script.ts'),
        // Without `allow-same-origin`, an iframe page has an opaque origin and cannot load modules.
        'iframe/iframe': join(root, 'src/iframe/iframe.ts'),
        ...(isReleased ? {} : Object.fromEntries(pinned)),
      },
      classicScript,
      { license: !isReleased && { fileName: `${folder}/licenses.txt` } },
    ),
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
 * Replaces each `import()` in `/embed.js` by a call of `importFile`, adds the first renders, and gives each chunk and
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
        // A constant of its own, so that the minifier removes the other case.
        if (this.environment.name !== 'loader')
          return 'export const files = undefined, hasFirstRenders = false;';
        files.set('first-renders', await emitFirstRenders(this, server));
        return `export const files = ${JSON.stringify(Object.fromEntries(files))}, hasFirstRenders = true;`;
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
      let linked = code;
      for (const { start, end, moduleRequest } of parseSync(id, code).module.dynamicImports.reverse()) {
        const { name } = parse(code.slice(moduleRequest.start + 1, moduleRequest.end - 1));
        linked = `${linked.slice(0, start)}importFile(${JSON.stringify(name)})${linked.slice(end)}`;
      }
      return `import { importFile } from ${JSON.stringify(importFiles)};${linked}`;
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
