import type { Page } from 'playwright-core';
import { tag } from '../order.ts';
import { inject, later, type Markup, pageOf } from './page.ts';

const move = async (page: Page) => {
  await page.mouse.move(20, 20);
  await page.mouse.move(60, 60);
};

export const loaders: Record<string, Markup> = {
  'Google Tag Manager, the script as “Custom HTML”, under a policy': {
    source: 'https://support.google.com/tagmanager/answer/6107167',
    pages: (script) => ({
      '/': pageOf(
        `<meta http-equiv="Content-Security-Policy" content="script-src 'nonce-abc' 'strict-dynamic'; object-src 'none'; base-uri 'none'">`,
        `<main>${tag}</main>${inject(script, ['src'], 'nonce="abc"')}`,
      ),
    }),
  },
  'WP Rocket, JavaScript delayed until somebody moves, sections drawn when near': {
    source: 'https://docs.wp-rocket.me/article/1349-delay-javascript-execution',
    pages: (script) => ({
      '/': pageOf(
        '<style>[data-wpr-lazyrender] { content-visibility: auto }</style>',
        `<main data-wpr-lazyrender="1">${tag}${script
          .replace('type="module"', 'data-rocket-type="module"')
          .replace('<script', '<script type="rocketlazyloadscript"')
          .replace(' src=', ' data-rocket-src=')}</main>
        <script>for (const type of ['keydown', 'mousedown', 'mousemove', 'touchstart', 'wheel']) addEventListener(type, () => {
          for (const delayed of document.querySelectorAll('script[type=rocketlazyloadscript]')) {
            const script = document.createElement('script');
            for (const { name, value } of delayed.attributes)
              if (name !== 'type') script.setAttribute(name.replace('data-rocket-', ''), value);
            delayed.replaceWith(script);
          }
        }, { once: true })</script>`,
      ),
    }),
    first: move,
  },
  'Cloudflare, Rocket Loader': {
    source: 'https://blog.cloudflare.com/too-old-to-rocket-load-too-young-to-die/',
    pages: (script) => ({
      '/': pageOf(
        '',
        `<main>${tag}${script
          .replace('type="module"', '')
          .replace(
            '<script',
            `<script type="5f2a9c-${script.includes('module') ? 'module' : 'text/javascript'}"`,
          )}</main>
        ${later(`for (const held of document.querySelectorAll('script[type^="5f2a9c-"]')) {
          const script = held.cloneNode();
          script.type = held.type.slice(7);
          script.async = false;
          held.replaceWith(script);
        }`)}`,
      ),
    }),
  },
};
