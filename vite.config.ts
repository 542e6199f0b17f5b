import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { createBuilder, defineConfig, type Plugin, type UserConfig } from 'vite';
import { chunks, holds } from './src/publish/chunks.ts';
import { companyColours } from './src/publish/company-colours.ts';
import { chosenCompany, companyFolder, outDir, stageOf } from './src/publish/company-folder.ts';
import { companyLogo } from './src/publish/company-logo.ts';
import { cutPackages } from './src/publish/cut-packages.ts';
import { writeHosting } from './src/publish/hosting/write-hosting.ts';
import { licences } from './src/publish/licences.ts';
import { beforeRelease, ownCheck, ownErrors } from './src/publish/own-check.ts';
import { ownNames } from './src/publish/own-names.ts';
import { provenImports } from './src/publish/proven-imports.ts';
import { Refusal } from './src/publish/refusal.ts';
import { remFloor } from './src/publish/rem-floor.ts';
import { rootOnly } from './src/publish/root-only.ts';
import { productionPreview } from './src/publish/serve.ts';
import { compress, hashLengths, keepBudgets } from './src/publish/sizes.ts';
import { themeFallback } from './src/publish/theme-fallback.ts';
import { keepVersions } from './src/publish/versions/write-version.ts';
import { publish, writePages } from './src/publish/write-pages.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const dist = outDir();
/** Where a build grows until it is whole. */
const stage = stageOf(dist);
const server = at(`node_modules/.dap-server-${process.pid}`);
const sources = ['src', 'widgets', 'demo', 'package.json', 'package-lock.json', 'vite.config.ts']
  .map(at)
  .concat(companyFolder());

/** The oldest browsers that the site is for. */
const floor = ['chrome106', 'safari16.4', 'firefox120'];
/** `Features.LightDark` of Lightning CSS, which is Vite's and not ours to import. */
const lightDark = 1048576;

/** Nothing here or in its packages reads a property for what reading it does. */
const minify = {
  compress: { treeshake: { propertyReadSideEffects: false, unknownGlobalSideEffects: false } },
};

/** What is built into the folder of the site, beside it. */
const beside = { outDir: stage, emptyOutDir: false, copyPublicDir: false, modulePreload: false } as const;

/** The embed: one script at a known address, everything else beside it, all relative to the script's origin. */
export const embed = {
  build: {
    ...beside,
    rolldownOptions: {
      input: at('widgets/embed.ts'),
      output: {
        entryFileNames: '[name].js',
        // What the bundler adds stands in every list of files: a short name.
        chunkFileNames: ({ name }) =>
          `embed/${name === 'rolldown-runtime' ? 'run' : '[name]'}-[hash:${hashLengths.embed}].js`,
        minify,
        codeSplitting: {
          groups: chunks
            .filter((chunk) => chunk.holds)
            .map((chunk) => ({ name: chunk.name, test: (module: string) => holds(chunk, module) })),
        },
      },
    },
  },
} satisfies UserConfig;

/** The order book: a page by itself, whose files the site's pages do not know. */
const desk = {
  build: {
    ...beside,
    rolldownOptions: {
      input: { desk: at('src/desk/index.html'), worker: at('src/desk/worker.ts') },
      output: { entryFileNames: 'desk/[name].js', assetFileNames: 'desk/[name][extname]' },
    },
  },
} satisfies UserConfig;

/** The scripts of the demo pages, which stand on them by their own names. */
const demo = {
  build: {
    ...beside,
    rolldownOptions: {
      input: { builder: at('demo/builder/builder.ts'), preview: at('demo/builder/preview.ts') },
      output: { entryFileNames: 'demo/builder/[name].js' },
    },
  },
} satisfies UserConfig;

/** What runs in the page of a widget in a frame: a classic script, which a sandboxed page may load as it is. */
const frame = {
  build: {
    ...beside,
    rolldownOptions: {
      input: at('src/frame/frame.ts'),
      output: { entryFileNames: 'frame/[name].js', format: 'iife' },
    },
  },
} satisfies UserConfig;

/** The inline script in the head of every page: one classic script without imports. */
const head = {
  build: {
    ...beside,
    rolldownOptions: {
      input: at('src/head-script.ts'),
      output: { entryFileNames: '[name].js', format: 'iife' },
    },
  },
} satisfies UserConfig;

/** What React asks browsers for that all of ours have, or that it must not use on a page, which may be another's. */
const answered = {
  ...Object.fromEntries(
    ['navigation', 'setImmediate', 'process', 'global'].map((name) => [name, 'undefined']),
  ),
  ...Object.fromEntries(
    [
      ...['AbortController', 'MessageChannel', 'Object.is', 'Promise', 'WeakMap', 'WeakSet'],
      ...['queueMicrotask', 'reportError', 'performance.now', 'requestAnimationFrame'],
      ...['setTimeout', 'clearTimeout'],
    ].map((name) => [`typeof ${name}`, '"function"']),
  ),
  ...Object.fromEntries(
    ['window', 'document', 'performance', 'Intl', 'Reflect'].map((name) => [`typeof ${name}`, '"object"']),
  ),
};

/** What all pages need, in one file: left to itself the build cuts it into ten, and each costs 300 bytes. */
const onEveryPage =
  /\/node_modules\/(react|react-dom|scheduler|i18next|react-i18next)\/|\/widgets\/((text|controls|cards)\/(?!retry|mark-seen|qr-|select-listbox|contact-actions|contact-code|dialog|vcard|file-name).*|company\/(facts|logo)|business-card\/company-contact)\.tsx?$|\/sections\/(formula|opening-hours|address-line)\.tsx?$/;

/** What a card shows to be kept, which no page needs at once. */
const contact = /\/widgets\/cards\/contact-(actions|code)\.tsx$/;

const build = async () => {
  // Whatever the shell says: React for development is six times as large.
  process.env.NODE_ENV = 'production';
  return (await createBuilder({ configFile: at('vite.config.ts') })).buildApp();
};

/** In what is published alone: `npm run dev` would set them as variables of the page. */
const answers: Plugin = {
  name: 'answers',
  apply: 'build',
  config: () => ({ environments: { client: { define: answered }, embed: { define: answered } } }),
};

export default defineConfig({
  resolve: {
    alias: [
      // react-i18next 17 asks a stand-in for React 17 and older for a hook that React has had since 18. Goes when its
      // package.json no longer names `use-sync-external-store`.
      { find: 'use-sync-external-store/shim', replacement: 'react' },
      // Lit's styles; the file says why.
      { find: /^\.\/css-tag\.js$/, replacement: at('widgets/element/lit-css-tag.ts') },
    ],
  },
  define: {
    // React 19 reports to its developer tools from every page that has them, on a partner's page too; without that
    // it is 400 bytes smaller. Goes when React can be built without it.
    __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined',
  },
  // `themeFallback()` answers for `light-dark()`: Lightning CSS would turn every colour into two variables.
  css: { lightningcss: { exclude: lightDark } },
  root: at('src'),
  base: './',
  server: { host: '127.0.0.1' },
  preview: { host: '127.0.0.1', port: Number(process.env.PORT ?? 4173), strictPort: true },
  plugins: [
    companyLogo(),
    chosenCompany(),
    companyColours(),
    react(),
    provenImports(),
    ownNames(),
    themeFallback(),
    ownCheck(),
    remFloor(),
    cutPackages(),
    answers,
    licences(),
    rootOnly(),
    productionPreview(dist, sources, build),
  ],
  // Nothing is inlined as data:, which a strict policy forbids.
  build: {
    target: floor,
    outDir: stage,
    assetsInlineLimit: 0,
  },
  environments: {
    client: {
      build: {
        emptyOutDir: true,
        manifest: true,
        modulePreload: { polyfill: false },
        rolldownOptions: {
          input: ['src/index.html', 'src/offline/worker.ts'].map(at),
          // What every page needs to come alive is one file: each one more costs a kilobyte of headers.
          output: {
            minify,
            codeSplitting: {
              groups: [
                // The first script needs this too, and must not fetch the rest with it.
                { name: 'first', test: /proven-import/, priority: 3 },
                { name: 'react', test: onEveryPage, priority: 2 },
                { name: 'contact', test: contact },
              ],
            },
          },
        },
      },
    },
    embed: { consumer: 'client', ...embed },
    desk: { consumer: 'client', ...desk },
    demo: { consumer: 'client', ...demo },
    frame: { consumer: 'client', ...frame },
    head: { consumer: 'client', ...head },
    ssr: {
      build: {
        outDir: server,
        emptyOutDir: true,
        copyPublicDir: false,
        ssr: true,
        rolldownOptions: { input: at('src/publish/prerender.tsx') },
      },
    },
  },
  builder: {
    async buildApp(builder) {
      const wrong = await ownErrors();
      if (wrong.length) throw new Refusal(wrong);
      const open = await beforeRelease();
      if (process.env.RELEASE && open.length) throw new Refusal(open);
      try {
        for (const environment of Object.values(builder.environments)) await builder.build(environment);
        await writePages(stage, server);
        keepVersions(dist, stage);
        console.log(keepBudgets(compress(stage)));
        writeHosting(stage);
        publish(stage, dist);
      } finally {
        for (const folder of [stage, server]) rmSync(folder, { recursive: true, force: true });
      }
      if (open.length) console.log([...open, '`npm run build -- --release` refuses these.'].join('\n'));
    },
  },
});
