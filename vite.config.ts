import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import {
  createBuilder,
  defineConfig,
  type EnvironmentOptions,
  type LogLevel,
  type Plugin,
  type UserConfig,
} from 'vite';
import { buildSite } from './src/build/build-site.ts';
import { logo } from './src/build/company/logo.ts';
import { dist } from './src/build/files.ts';
import { productionPreview } from './src/build/hosting/serve.ts';
import { embedStyles, target } from './src/build/plugins/css.ts';
import { devServer } from './src/build/plugins/dev-server.ts';
import { browserBuild, embedEnvironments, embedModules, plainImports } from './src/build/plugins/embed.ts';
import { asksForRelease } from './src/build/versions.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The scripts beside those of the site and the widgets: environment, input, format and file. */
const scripts: [name: string, input: Record<string, string> | string, format: 'es' | 'iife', file: string][] =
  [
    [
      'demo',
      {
        copy: at('demo/copy.ts'),
        'configurator/configurator': at('demo/configurator/configurator.ts'),
        'configurator/preview': at('demo/configurator/preview.ts'),
      },
      'es',
      'demo/[name].js',
    ],
    // Without `allow-same-origin`, an iframe page has an opaque origin and cannot load modules.
    ['iframe', at('src/iframe/iframe.ts'), 'iife', 'iframe/[name].js'],
    // The inline script in the head of every page.
    ['head', at('src/client/head-script.ts'), 'iife', '[name].js'],
  ];

const environments: Record<string, EnvironmentOptions> = {
  ...embedEnvironments(),
  ...Object.fromEntries(
    scripts.map(([name, input, format, file]) => {
      const output = { format, entryFileNames: file, chunkFileNames: file };
      return [name, browserBuild({ rolldownOptions: { input, output } })];
    }),
  ),
};

/** The packages that every island needs. */
const reactGroup = {
  name: 'react',
  test: /node_modules\/(react|react-dom|scheduler|i18next|react-i18next)\//,
};

/** The folders and files of `widgets/` that several islands need, without the files that `boot.ts` imports. */
const shared = ['company/', 'element/(?!hydrate|loading)', 'i18n/i18n', 'lib/(?!unless)', 'ui/'];

/** One file, because each file is a request. */
const sharedGroup = {
  name: 'shared',
  test: new RegExp(`widgets/(${shared.join('|')})`),
  minShareCount: 2,
  includeDependenciesRecursively: false,
};

/** The development server needs one environment for browsers. */
const buildOnly = (environments: Record<string, EnvironmentOptions>): Plugin => ({
  name: 'build-only',
  apply: 'build',
  config: () => ({ environments }),
});

/** Builds the site, as `npm run build` does. */
export async function build(logLevel: LogLevel = 'info'): Promise<void> {
  // React's development build is six times as large.
  process.env.NODE_ENV = 'production';
  const builder = await createBuilder({ ...siteConfig(), configFile: false, logLevel });
  await builder.buildApp();
}

/** The configuration of all npm commands. */
function siteConfig(): UserConfig {
  const server = at('node_modules/.dap-server');
  return {
    root: at('src'),
    server: { host: '127.0.0.1', port: Number(process.env.PORT ?? 5173), preTransformRequests: false },
    optimizeDeps: { entries: ['client/boot.ts', at('widgets/embed.ts')] },
    preview: { host: '127.0.0.1', port: Number(process.env.PORT ?? 4173), strictPort: true, cors: false },
    plugins: [
      logo(),
      react(),
      buildOnly(environments),
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
          // Set here, the option `--outDir` of Vite does not change it.
          outDir: dist,
          emptyOutDir: false,
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
    builder: { buildApp: (builder) => buildSite(builder, server, asksForRelease()) },
  };
}

export default defineConfig(siteConfig());
