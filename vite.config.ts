import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { buildSite } from './src/build/build-site.ts';
import { logo } from './src/build/company/logo.ts';
import { dist } from './src/build/files.ts';
import { productionPreview } from './src/build/hosting/serve.ts';
import { embedStyles, target } from './src/build/plugins/css.ts';
import { devServer } from './src/build/plugins/dev-server.ts';
import { browserBuild, embedEnvironments, embedModules, plainImports } from './src/build/plugins/embed.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The folder of the files that only the build uses. */
const server = at('node_modules/.dap-server');

const demoScripts = {
  copy: at('demo/copy.ts'),
  'configurator/configurator': at('demo/configurator/configurator.ts'),
  'configurator/preview': at('demo/configurator/preview.ts'),
};
const demo = browserBuild(demoScripts, {
  entryFileNames: 'demo/[name].js',
  chunkFileNames: 'demo/[name].js',
});

/** The packages that every island needs. */
const reactGroup = {
  name: 'react',
  test: /node_modules\/(react|react-dom|scheduler|i18next|react-i18next)\//,
};

/** The folders and files of `widgets/` that several islands need, without the files that `boot.ts` imports. */
const shared = ['company/', 'element/script-url', 'i18n/i18n', 'lib/(?!unless)', 'ui/(?!listen)'];

/** One file, because each file is a request. */
const sharedGroup = {
  name: 'shared',
  test: new RegExp(`widgets/(${shared.join('|')})`),
  minShareCount: 2,
  includeDependenciesRecursively: false,
};

/** The configuration of all npm commands. */
export default defineConfig({
  root: at('src'),
  server: { host: '127.0.0.1', port: Number(process.env.PORT ?? 5173), preTransformRequests: false },
  optimizeDeps: { entries: ['client/boot.ts', at('widgets/embed.ts')] },
  preview: { host: '127.0.0.1', port: Number(process.env.PORT ?? 4173), strictPort: true, cors: false },
  plugins: [
    logo(),
    react(),
    // The development server needs one environment for browsers.
    {
      name: 'build-only',
      apply: 'build',
      config: () => ({ environments: { ...embedEnvironments(), demo } }),
    },
    embedModules(server),
    plainImports(),
    devServer(),
    embedStyles(),
    productionPreview(),
  ],
  build: {
    target,
    // Strict policies forbid data: URLs.
    assetsInlineLimit: 0,
    modulePreload: false,
    chunkSizeWarningLimit: 700,
    // On a slow machine, these warnings look like errors.
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  environments: {
    client: {
      build: {
        outDir: dist,
        emptyOutDir: true,
        manifest: true,
        license: { fileName: 'licenses.txt' },
        rolldownOptions: {
          input: { boot: at('src/client/boot.ts'), site: at('src/styles/site.css') },
          output: { codeSplitting: { groups: [reactGroup, sharedGroup] } },
        },
      },
    },
    ssr: {
      build: {
        outDir: server,
        emptyOutDir: true,
        copyPublicDir: false,
        ssr: true,
        rolldownOptions: {
          input: ['prerender', 'first-renders'].map((name) => at(`src/build/pages/${name}.tsx`)),
        },
      },
    },
  },
  builder: { buildApp: (builder) => buildSite(builder, server, process.argv.includes('--release')) },
});
