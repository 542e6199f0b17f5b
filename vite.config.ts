import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { createBuilder, defineConfig, type UserConfig } from 'vite';
import { checkCompany } from './src/publish/check-company.ts';
import { provenImports } from './src/publish/proven-imports.ts';
import { productionPreview } from './src/publish/serve.ts';
import { compress, keepBudgets } from './src/publish/sizes.ts';
import { splitTexts } from './src/publish/split-texts.ts';
import { themeFallback } from './src/publish/theme-fallback.ts';
import { writePages } from './src/publish/write-pages.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const dist = at('dist');
const server = at('node_modules/.dap-server');
const sources = ['src', 'widgets', 'demo', 'package.json', 'vite.config.ts'].map(at);

/** The embed: one script at a known address, everything else beside it, all relative to the script's origin. */
export const embed = {
  build: {
    outDir: dist,
    emptyOutDir: false,
    copyPublicDir: false,
    modulePreload: false,
    rolldownOptions: {
      input: at('widgets/embed.ts'),
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: ({ facadeModuleId }) =>
          `embed/${facadeModuleId?.endsWith('?cards') ? 'cards-' : ''}[name]-[hash:6].js`,
        minify: {
          compress: { treeshake: { propertyReadSideEffects: false, unknownGlobalSideEffects: false } },
        },
        // What all widgets share in one chunk: React, i18next, the look and the controls.
        codeSplitting: {
          groups: [
            {
              name: 'view',
              test: /node_modules\/(react|scheduler|i18next|@r2wc)|(controls|language)\/(react-view|i18n|theme|controls|field|select|use-later|flags|icons)\.(tsx?|css)/,
            },
            // The order form with what the cards borrow from it: in chunks of their own it is 600 bytes more.
            {
              name: 'order-form.view',
              test: /widgets\/(order-form\/order-form\.(view|css|tsx)|order-form\/(order|use-order)\.ts|company\/facts\.ts$|(text|controls)\/(chat-link|digits|phone|plain-text|phone-field|visible-text|use-form)\.)/,
            },
          ],
        },
      },
    },
  },
} satisfies UserConfig;

const build = async () => (await createBuilder({ configFile: at('vite.config.ts') })).buildApp();

export default defineConfig({
  resolve: {
    alias: [
      // React has this hook itself; react-i18next brings a stand-in for old ones.
      { find: 'use-sync-external-store/shim', replacement: 'react' },
      // Lit's styles; the file says why.
      { find: /^\.\/css-tag\.js$/, replacement: at('widgets/element/style-sheets.ts') },
    ],
  },
  // React's developer tools would only find our React on a partner's page; without them it is 400 bytes smaller.
  define: { __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' },
  root: at('src'),
  base: './',
  server: { host: '127.0.0.1' },
  preview: { host: '127.0.0.1', port: Number(process.env.PORT ?? 4173), strictPort: true },
  plugins: [
    react(),
    provenImports(),
    themeFallback(),
    splitTexts(),
    checkCompany(),
    productionPreview(dist, sources, build),
  ],
  // Nothing is inlined as data:, which a strict policy forbids.
  build: {
    target: 'es2022',
    outDir: dist,
    assetsInlineLimit: 0,
    cssTarget: ['chrome123', 'safari17.5', 'firefox120'],
  },
  environments: {
    client: {
      build: {
        emptyOutDir: true,
        manifest: true,
        modulePreload: { polyfill: false },
        rolldownOptions: { input: [at('src/index.html'), at('src/detect-language.ts')] },
      },
    },
    embed: { consumer: 'client', ...embed },
    ssr: {
      build: {
        outDir: server,
        copyPublicDir: false,
        ssr: true,
        rolldownOptions: { input: at('src/publish/prerender.tsx') },
      },
    },
  },
  builder: {
    async buildApp(builder) {
      for (const environment of Object.values(builder.environments)) await builder.build(environment);
      await writePages(dist, server);
      console.log(keepBudgets(compress(dist)));
    },
  },
});
