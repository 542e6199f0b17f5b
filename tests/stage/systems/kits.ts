import { createServer, type RequestListener } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { listen, type Place } from '../servers.ts';
import { tag } from './order.ts';
import type { Packages } from './packages.ts';

/** A page script or style kit: what of it a partner would put around the form, and what opens it. */
export type Kit = { name: string; package: string; body: string; opens?: true };

export const kits: Record<string, Kit> = {
  bootstrap: {
    name: 'Bootstrap, modal',
    package: 'bootstrap',
    opens: true,
    body: `<button data-bs-toggle="modal" data-bs-target="#window">Open</button>
      <div class="modal" id="window" tabindex="-1"><div class="modal-dialog"><div class="modal-content">${tag}</div></div></div>`,
  },
  'jquery-ui': {
    name: 'jQuery UI, dialog',
    package: 'jquery-ui-dist',
    opens: true,
    body: `<button onclick="$('#window').dialog('open')">Open</button><div id="window" title="Order">${tag}</div>
      <script>$('#window').dialog({ autoOpen: false, modal: true, width: 640 })</script>`,
  },
  swiper: {
    name: 'Swiper, slide with keyboard and wheel',
    package: 'swiper',
    body: `<div class="swiper"><div class="swiper-wrapper"><div class="swiper-slide">${tag}</div><div class="swiper-slide">Two</div></div></div>
      <script>new Swiper('.swiper', { keyboard: { enabled: true, onlyInViewport: false }, mousewheel: true })</script>`,
  },
  lenis: { name: 'Lenis, smooth wheel', package: 'lenis', body: `<p style="height: 120vh">Above</p>${tag}` },
  htmx: {
    name: 'htmx, swapped in',
    package: 'htmx.org',
    opens: true,
    body: '<button hx-get="/fragment" hx-target="#here">Open</button><div id="here"></div>',
  },
  turbo: {
    name: 'Turbo, next page',
    package: '@hotwired/turbo',
    opens: true,
    body: '<a role="button" href="/next">Open</a>',
  },
  alpine: {
    name: 'Alpine, `x-if`',
    package: 'alpinejs',
    opens: true,
    body: `<div x-data="{ open: false }"><button @click="open = true">Open</button><template x-if="open"><div>${tag}</div></template></div>`,
  },
};

const styles = [
  'bootstrap/dist/css/bootstrap.min.css',
  'jquery-ui-dist/jquery-ui.min.css',
  'swiper/swiper-bundle.min.css',
  'lenis/dist/lenis.css',
];
const scripts = [
  'jquery/dist/jquery.min.js',
  'jquery-ui-dist/jquery-ui.min.js',
  'bootstrap/dist/js/bootstrap.bundle.min.js',
  'swiper/swiper-bundle.min.js',
  'lenis/dist/lenis.min.js',
  'htmx.org/dist/htmx.min.js',
  '@hotwired/turbo/dist/turbo.es2017-umd.js',
];

/** One page with all of them at once, below the name of each with its own part; `/next` and `/fragment` are what they fetch. */
export function kitPages({ folder }: Packages, script: string): Promise<Place> {
  const files = sirv(join(folder, 'node_modules'), { dev: true }) as unknown as RequestListener;
  const html = (
    body: string,
  ) => `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Partner</title>
    <meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">
    ${styles.map((file) => `<link rel="stylesheet" href="/${file}">`).join('')}
    ${scripts.map((file) => `<script src="/${file}"></script>`).join('')}
    <script defer src="/alpinejs/dist/cdn.min.js"></script>${script}</head>
    <body><main>${body}</main><script>new Lenis({ autoRaf: true })</script></body></html>`;
  return listen(
    createServer((request, response) => {
      const path = request.url?.slice(1) ?? '';
      const body = path === 'next' ? tag : kits[path]?.body;
      if (body === undefined && path !== 'fragment') return files(request, response);
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
      response.end(body === undefined ? tag : html(body));
    }),
  );
}
