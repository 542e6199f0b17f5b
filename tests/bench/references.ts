import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { dist, root } from '../../src/build/files.ts';
import { installPackages } from '../support/programs.ts';
import { limitPage } from './limit.ts';
import type { Page } from './tools.ts';

/** The usual packages for such a form. The product does not use them, so `npm ci` does not install them. */
const packages = {
  '@hookform/resolvers': '7.0.7',
  '@radix-ui/react-select': '2.4.1',
  '@radix-ui/react-toast': '1.3.1',
  jquery: '4.0.0',
  'react-hook-form': '7.92.0',
};
const folder = join(root, 'node_modules/.cache/bench');
/** The pages of the site that have a limit page. */
export const limited = ['/ar/', '/en/', '/ar/company-profile/'];
export const limitPath = (path: string) => `/limit${path}`;

const compressed = (body: string | Uint8Array) => ({ body: brotliCompressSync(body), encoding: 'br' });

/**
 * The references of the benchmark, by path:
 * - `/limit/…`: the fastest page with the content of one of ours, see `limit.ts`
 * - `/ordinary.js`: the order form as an engineer would write it in a day, with the custom element `<ordinary-form>`
 * @throws if the packages cannot be installed
 */
export async function references(): Promise<Record<string, Page>> {
  if (!installPackages(folder, packages))
    throw new Error('The packages of the benchmark could not be installed. Check the connection to npm.');
  cpSync(fileURLToPath(new URL('ordinary', import.meta.url)), folder, { recursive: true });
  const limits = limited.map((path): [string, Page] => {
    const body = limitPage(readFileSync(join(dist, path, 'index.html'), 'utf8'));
    return [limitPath(path), { type: 'text/html; charset=utf-8', ...compressed(body) }];
  });
  return {
    ...Object.fromEntries(limits),
    ...(await ordinaryForm()),
    '/jquery.js': {
      type: 'text/javascript',
      ...compressed(readFileSync(join(folder, 'node_modules/jquery/dist/jquery.min.js'))),
    },
  };
}

/** Bundles the ordinary form. @returns the files by path */
async function ordinaryForm(): Promise<Record<string, Page>> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    root: folder,
    publicDir: false,
    plugins: [react()],
    resolve: { alias: { '#widget-texts': join(root, 'widgets/locales') }, preserveSymlinks: true },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      modulePreload: false,
      chunkSizeWarningLimit: 1000,
      rolldownOptions: {
        input: join(folder, 'element.jsx'),
        output: { entryFileNames: 'ordinary.js', chunkFileNames: '[name].js' },
      },
    },
  });
  const [built] = [result].flat();
  const output = built && 'output' in built ? built.output : [];
  return Object.fromEntries(
    output.flatMap((file) =>
      file.type === 'chunk'
        ? [[`/${file.fileName}`, { type: 'text/javascript', ...compressed(file.code) }]]
        : [],
    ),
  );
}
