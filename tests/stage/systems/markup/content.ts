import { tag } from '../order.ts';
import { later, type Markup, pageOf, text } from './page.ts';

const ghost = (content: string, script = '') =>
  pageOf(
    `<style>
      *, *::before, *::after { box-sizing: border-box } * { margin: 0 }
      html { font-size: 62.5%; -webkit-tap-highlight-color: transparent }
      body { font: 1.6rem/1.6 Georgia, serif; letter-spacing: -0.011em; color: #fff; background: #15171a; text-rendering: optimizeLegibility }
      .gh-canvas { display: grid; grid-template-columns: [full-start] minmax(4vw, auto) [main-start] min(720px, calc(100% - 8vw)) [main-end] minmax(4vw, auto) [full-end] }
      .gh-canvas > * { grid-column: main-start / main-end } .gh-content { word-break: break-word } .gh-content > * + * { margin-top: 32px }
      .gh-content a { color: inherit; text-decoration: underline }
    </style>${script}`,
    `<div class="gh-viewport"><main class="gh-main"><article class="gh-article post"><section class="gh-content gh-canvas is-body">
      <p>Bulk orders:</p><!--kg-card-begin: html-->${content}<!--kg-card-end: html--><p>The next paragraph.</p></section></article></main></div>`,
    'lang="en"',
    'class="post-template has-sans-title has-light-text"',
  );

const drupal = (main: string, foot: string) =>
  pageOf(
    `<style>
      *, *::before, *::after { box-sizing: border-box } html { font: 100%/1.5 Lora, serif } body { margin: 0; background: #f7f9fa; color: #313637; overflow-wrap: break-word }
      .text-content { font-size: 1.125rem; line-height: 1.7 } .text-content :is(label, input) { font-weight: 700 }
    </style>`,
    `<div class="dialog-off-canvas-main-canvas" data-off-canvas-main-canvas><main role="main"><article class="node node--type-page node--view-mode-full">
      ${main}</article></main></div>${foot}`,
    'lang="en" dir="ltr" style="--color--primary-hue:202;--color--primary-saturation:79%;--color--primary-lightness:50"',
  );
const field = `<div class="text-content clearfix field field--name-body field--type-text-with-summary field--label-hidden field__item"><p>Bulk orders</p>
${tag}</div>`;

export const content: Record<string, Markup> = {
  'Ghost, HTML card of a dark theme': {
    source: 'https://github.com/TryGhost/Ghost/commit/4f9e687f6',
    pages: (script) => ({ '/': ghost(tag.replace('962790000000', '962790000000?ref=partner') + script) }),
  },
  'Ghost, the script by code injection': {
    source: 'https://ghost.org/help/custom-integrations/',
    pages: (script) => ({ '/': ghost(tag, script) }),
  },
  'Drupal, “Full HTML”, the script as a library of the theme': {
    source:
      'https://www.drupal.org/docs/develop/creating-modules/adding-assets-css-js-to-a-drupal-module-via-librariesyml',
    pages: (script) => ({ '/': drupal(field, script) }),
  },
  'Drupal, the body sent later by BigPipe': {
    source: 'https://www.drupal.org/docs/8/core/modules/big-pipe/overview',
    pages: (script) => ({
      '/': drupal(
        '<span data-big-pipe-placeholder-id="1"></span>',
        `${script}<script type="application/vnd.drupal-ajax" data-big-pipe-replacement-for-placeholder-with-id="1">${text(field)}</script>
        ${later(`const sent = document.querySelector('[data-big-pipe-replacement-for-placeholder-with-id]');
          const made = document.createElement('div');
          made.innerHTML = JSON.parse(sent.textContent);
          document.querySelector('[data-big-pipe-placeholder-id]').replaceWith(...made.childNodes);
          sent.remove();`)}`,
      ),
    }),
  },
  'Docusaurus, Markdown, dark, made anew by React': {
    source: 'https://docusaurus.io/docs/api/docusaurus-config#scripts',
    pages: (script) => ({
      '/': pageOf(
        `<style>
          :root { --ifm-color-content: #1c1e21 } [data-theme=dark] { color-scheme: dark; --ifm-color-content: #e3e3e3 }
          html { font: 100%/1.65 system-ui, sans-serif; color: var(--ifm-color-content); background: #fff; text-rendering: optimizeLegibility; -webkit-tap-highlight-color: transparent }
          html[data-theme=dark] { background: #1b1b1d } * { box-sizing: border-box } body { margin: 0; word-wrap: break-word } .markdown > * { margin-bottom: 1.25rem }
        </style>${script}`,
        `<div id="__docusaurus"><button type="button" class="clean-btn">Search</button><div class="main-wrapper"><main class="docMainContainer"><article>
          <div class="theme-doc-markdown markdown"><header><h1>Fertilizer</h1></header><p>Bulk orders:</p>${tag}<p>The next paragraph.</p></div></article></main></div></div>
        <script>addEventListener('keydown', (event) => {
          const editing = event.target.isContentEditable || /^(INPUT|SELECT|TEXTAREA)$/.test(event.target.tagName);
          if ((event.key === '/' || event.key === 's') && !editing) { event.preventDefault(); document.querySelector('.clean-btn').focus() }
        })</script>
        ${later(`const root = document.querySelector('#__docusaurus');
          document.documentElement.dataset.theme = 'dark';
          document.documentElement.dataset.hasHydrated = 'true';
          root.innerHTML = root.innerHTML;`)}`,
        'lang="en" dir="ltr" class="docs-wrapper plugin-docs plugin-id-default docs-doc-page" data-theme="light"',
      ),
    }),
  },
};
