import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from '@playwright/test';
import { root } from '../../src/build/files.ts';
import type { PartnerPage } from './fixtures.ts';
import { inlineScript } from './host-libraries.ts';
import { installPackages } from './install-packages.ts';

const folder = join(root, 'node_modules/.cache/integrations/host-pages');
const packages = {
  '@barba/core': '2.10.3',
  '@hotwired/turbo': '8.0.23',
  '@webcomponents/webcomponentsjs': '2.8.0',
  swup: '4.10.0',
};

/** A file of a package as a script element. */
function inline(file: string): string {
  return inlineScript(readFileSync(join(folder, 'node_modules', file), 'utf8'));
}

const widgets = '<dap-order-form></dap-order-form><dap-gallery></dap-gallery>';

/** Pages with scripts that change how a page works, as their packages on npm. Each has an order form and a gallery. */
const pages: Record<string, () => Omit<PartnerPage, 'lang'>> = {
  Turbo: () => ({ head: inline('@hotwired/turbo/dist/turbo.es2017-umd.js'), body: widgets }),
  swup: () => ({
    head: inline('swup/dist/Swup.umd.js'),
    body: `<main id="swup" class="transition-main">${widgets}</main><script>new Swup()</script>`,
  }),
  barba: () => ({
    head: inline('@barba/core/dist/barba.umd.js'),
    body: `<div data-barba="wrapper"><main data-barba="container" data-barba-namespace="home">${widgets}</main></div><script>barba.init()</script>`,
  }),
  'a forced polyfill of custom elements': () => ({
    head: `<script>customElements.forcePolyfill = true</script>${inline('@webcomponents/webcomponentsjs/webcomponents-bundle.js')}`,
    body: widgets,
  }),
  'content of visitors': () => ({
    body: `<img name="currentScript" alt="" src="data:text/javascript,document.title='evil'//">
      <form name="scripts"></form><a id="dap" href="https://evil.example/"></a>
      <script>Object.prototype.evil = 'evil'; Object.prototype.name = 'evil';</script>${widgets}`,
  }),
};

export const hostPages = Object.keys(pages);

/** @returns the page; skips the test if the packages cannot be installed */
export function hostPage(name: string): Omit<PartnerPage, 'lang'> {
  test.skip(!installPackages(folder, packages), 'The npm registry cannot be reached.');
  return (pages[name] as () => Omit<PartnerPage, 'lang'>)();
}
