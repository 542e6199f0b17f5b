import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { dist, root } from '../../src/build/files.ts';
import { installPackages } from '../support/install-packages.ts';
import { limitPage, parsePage } from './limit.ts';
import type { Page } from './tools.ts';

/** The usual packages for such a form and site. The product does not use them, so `npm ci` does not install them. */
const packages = {
  '@hookform/resolvers': '7.0.7',
  '@radix-ui/react-dialog': '1.3.1',
  '@radix-ui/react-select': '2.4.1',
  '@radix-ui/react-toast': '1.3.1',
  jquery: '4.0.0',
  'react-hook-form': '7.92.0',
  'react-router': '7.18.6',
  'yet-another-react-lightbox': '3.32.2',
};
const folder = join(root, 'node_modules/.cache/bench');

const html = (body: string): Page => ({ type: 'text/html; charset=utf-8', ...compressed(body) });
const compressed = (body: string | Uint8Array) => ({ body: brotliCompressSync(body), encoding: 'br' });

/**
 * The references of the benchmark, by path:
 * - `/limit/`: the fastest page with our content, see `limit.ts`
 * - `/ordinary-site/…`: the home page as a single-page application. It renders the content of the limit page, so it has
 *   the same texts and images, and less markup than ours
 * - `/ordinary.js`: the order form as an engineer would write it in a day, with the custom element `<ordinary-form>`
 * @throws if the packages cannot be installed
 */
export async function references(): Promise<Record<string, Page>> {
  if (!installPackages(folder, packages))
    throw new Error('The packages of the benchmark could not be installed. Check the connection to npm.');
  cpSync(fileURLToPath(new URL('ordinary', import.meta.url)), folder, { recursive: true });
  const limit = limitPage(readFileSync(join(dist, 'ar/index.html'), 'utf8'));
  writeFileSync(join(folder, 'content.ar.json'), JSON.stringify(sectionsOf(limit)));
  const page = html(
    '<!doctype html><html lang="ar" dir="rtl"><meta charset="utf-8"><title>DAP</title>' +
      '<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="/icon.svg">' +
      '<link rel="stylesheet" href="/ordinary-site/site.css"><div id="root"></div>' +
      '<script type="module" src="/ordinary-site/site.js"></script></html>',
  );
  return {
    '/limit/': html(limit),
    '/ordinary-site/ar/': page,
    ...(await bundle('/ordinary-site', 'site')),
    ...(await bundle('', 'ordinary', 'element')),
    '/jquery.js': {
      type: 'text/javascript',
      ...compressed(readFileSync(join(folder, 'node_modules/jquery/dist/jquery.min.js'))),
    },
  };
}

/** Bundles one entry. @returns the files by path */
async function bundle(base: string, name: string, entry = name): Promise<Record<string, Page>> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    root: folder,
    base: `${base}/`,
    publicDir: false,
    plugins: [react()],
    resolve: { alias: { '#widget-texts': join(root, 'widgets/locales') }, preserveSymlinks: true },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      modulePreload: false,
      chunkSizeWarningLimit: 1000,
      rolldownOptions: {
        input: { [name]: join(folder, `${entry}.jsx`) },
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: '[name].js',
          assetFileNames: '[name][extname]',
        },
      },
    },
  });
  const [built] = [result].flat();
  const output = built && 'output' in built ? built.output : [];
  return Object.fromEntries(
    output.map((file) => [
      `${base}/${file.fileName}`,
      file.type === 'chunk'
        ? { type: 'text/javascript', ...compressed(file.code) }
        : { type: 'text/css', ...compressed(file.source) },
    ]),
  );
}

/** The content of a page by section, and the images of the gallery. */
function sectionsOf(page: string) {
  const { body } = parsePage(page);
  const blocks = [...body.querySelectorAll('header, section, footer')].filter(
    (block) => !block.parentElement?.closest('section, footer'),
  );
  return blocks.map((block) => ({
    id: block.id,
    html: block.innerHTML,
    images: [...block.querySelectorAll('img')].map((image) => ({
      src: image.getAttribute('src'),
      srcSet: image.parentElement?.querySelector('source')?.getAttribute('srcset') ?? undefined,
      alt: image.getAttribute('alt'),
      width: image.getAttribute('width'),
      height: image.getAttribute('height'),
    })),
  }));
}
