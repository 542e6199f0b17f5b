import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { type Document, type Element, Window } from 'happy-dom';
import { build } from 'vite';
import { dist, root } from '../../src/build/files.ts';
import { installPackages } from '../support/programs.ts';
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
 * - `/limit/…`: the fastest page with the content of one of ours, see `limitPage`
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
        input: join(folder, 'form.jsx'),
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

/**
 * Semantic elements. Other elements are replaced by their content, except the closed menu: its links would push the hero
 * image out of the first screen.
 */
const meaningful = new Set(
  'header main section footer h1 h2 h3 p ul li a picture source img figure figcaption table caption tbody tr th td dl dt dd article details summary form label input textarea button svg bdi sub strong small'.split(
    ' ',
  ),
);
const attributes =
  'id href src srcset sizes media type width height loading fetchpriority alt name dir lang aria-label for rows autocomplete inputmode target rel popover'.split(
    ' ',
  );
/** Only what makes the page readable and shows the hero image in its size. It needs no class, so it fits each design. */
const style = `
:root{color-scheme:light dark}
body{margin:1rem;font:1.125rem/1.75 system-ui,sans-serif;overflow-wrap:anywhere}
h1{font-size:2.5rem;line-height:1.3}
img,input,textarea,table{width:100%;height:auto}
img{display:block;object-fit:cover}
#hero img{aspect-ratio:4/5}
header svg,button svg,a svg,li svg,article>svg{width:1.5rem;height:1.5rem}
svg{max-width:100%;fill:none;stroke:currentColor}`;

/**
 * The reference page of the benchmark: the fastest page with our content. It has every section, text, field, link and image,
 * because it is generated from our page, and the same preloads of images. It has no script, no web font, almost no styles,
 * each drawing once, and no unnecessary elements.
 * @param ours our built page
 */
function limitPage(ours: string): string {
  const document = new new Window().DOMParser().parseFromString(ours, 'text/html');
  const { body, head, documentElement } = document;
  for (const element of body.querySelectorAll('script, style')) element.remove();
  referToRepeatedDrawings(document);
  for (const element of body.querySelectorAll('*')) if (!element.closest('svg')) simplify(element);
  const kept = head.querySelectorAll('title, meta[name=description], link[rel=preload][as=image]');
  return (
    `<!doctype html><html lang="${documentElement.lang}" dir="${documentElement.dir}"><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="/icon.svg">' +
    `${[...kept].map(({ outerHTML }) => outerHTML).join('')}<style>${style.replaceAll('\n', '')}</style>` +
    `${body.innerHTML.replace(/<!--.*?-->/gs, '').replace(/\s+/g, ' ')}</html>`
  );
}

/** Replaces a drawing that is on the page already by a reference to it. */
function referToRepeatedDrawings(document: Document): void {
  const ids = new Map<string, string>();
  for (const drawing of document.body.querySelectorAll('svg')) {
    const content = drawing.innerHTML;
    const known = ids.get(content);
    const id = known ?? `d${ids.size}`;
    ids.set(content, id);
    drawing.innerHTML = known ? `<use href="#${id}"></use>` : `<g id="${id}">${content}</g>`;
    keep(drawing, ['viewBox', 'aria-hidden']);
  }
}

/** Removes an element or attributes that only our page needs. */
function simplify(element: Element): void {
  if (meaningful.has(element.localName) || element.hasAttribute('popover')) keep(element, attributes);
  else element.replaceWith(' ', ...element.childNodes, ' ');
}

function keep(element: Element, names: string[]): void {
  for (const name of element.getAttributeNames()) if (!names.includes(name)) element.removeAttribute(name);
}
