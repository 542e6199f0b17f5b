import { tag } from '../order.ts';
import { inject, later, type Markup, pageOf, text } from './page.ts';

const dawn = `<style>
  *, *::before, *::after { box-sizing: inherit }
  html { box-sizing: border-box; font-size: 62.5%; height: 100% }
  body { display: grid; grid-template: auto 1fr / 100%; margin: 0; min-height: 100%; font-size: 1.5rem; letter-spacing: 0.06rem; line-height: 1.8 }
  .color-inverse { color: rgb(255 255 255 / 0.75); background: rgb(18 18 18) }
  .isolate { position: relative; isolation: isolate; z-index: 0 }
</style>`;
const section = (script: string) => `<div class="color-inverse gradient isolate">
    <div class="section-template--1--padding"><p>Bulk orders</p>${tag}${script}</div></div>`;
const shopify = (script: string, editor = '') =>
  pageOf(
    dawn,
    `<main id="MainContent" class="content-for-layout" role="main" tabindex="-1">
    <section id="shopify-section-template--1__custom" class="shopify-section section">${section(script)}</section></main>${editor}`,
    'class="js" lang="en"',
  );

const squarespace = (content: string, script: string) =>
  pageOf(
    `<style>
      * { box-sizing: border-box } body { margin: 0; background: #f2ece0; -webkit-font-smoothing: antialiased; overflow-wrap: break-word }
      .sqs-block { position: relative; height: auto; padding: 17px } .sqs-block-content { outline: none }
      .sqs-row::after { content: ''; display: block; clear: both } .span-12 { float: left; width: 100% }
      #siteWrapper { transform: translateZ(0); overflow: hidden }
    </style>${script}
    <script>addEventListener('keydown', ({ key }) => { if (key === 'Escape') location.assign('/config') })</script>`,
    `<div id="siteWrapper" class="clearfix site-wrapper"><main id="page" class="container" role="main">${content}</main></div>
    <script>document.addEventListener('click', async (event) => {
      const link = event.target.closest('a[href="/order"]');
      if (!link) return;
      event.preventDefault();
      const next = new DOMParser().parseFromString(await (await fetch(link.href)).text(), 'text/html');
      document.querySelector('#page').innerHTML = next.querySelector('#page').innerHTML;
      history.pushState({}, '', link.href);
      dispatchEvent(new Event('mercury:load'));
    })</script>`,
  );
const codeBlock = `<article class="sections" id="sections"><section class="page-section full-bleed-section"><div class="content-wrapper">
  <div class="sqs-layout sqs-grid-12 columns-12"><div class="row sqs-row"><div class="col sqs-col-12 span-12">
  <div class="sqs-block code-block sqs-block-code" data-block-type="23"><div class="sqs-block-content">${tag}</div></div>
  </div></div></div></div></section></article>`;

const wixStyle = `<style>
  html, body { margin: 0; padding: 0; border: 0; font: 10px/normal Arial, sans-serif } body { --wix-color-1: 255, 255, 255 }
  #SITE_CONTAINER { position: relative; overflow: hidden } #comp-1 { position: relative; width: 980px; height: 900px; margin: 0 auto; pointer-events: none }
  #comp-1 > * { pointer-events: auto; border: 0 }
</style>`;

export const builders: Record<string, Markup> = {
  'Shopify, section “Custom Liquid” of Dawn': {
    source: 'https://github.com/Shopify/dawn/blob/main/sections/custom-liquid.liquid',
    pages: (script) => ({ '/': shopify(script) }),
  },
  'Shopify, the section rendered anew by the theme editor': {
    source: 'https://shopify.dev/docs/storefronts/themes/best-practices/editor/integrate-sections-and-blocks',
    pages: (script) => ({
      '/': shopify(
        script,
        later(`const here = document.querySelector('.shopify-section');
          here.dispatchEvent(new CustomEvent('shopify:section:unload', { bubbles: true }));
          here.innerHTML = ${text(section(script))};
          here.dispatchEvent(new CustomEvent('shopify:section:load', { bubbles: true }));`),
      ),
    }),
  },
  'Squarespace, block “Code”': {
    source: 'https://developers.squarespace.com/custom-javascript',
    pages: (script) => ({ '/': squarespace(codeBlock, script) }),
  },
  'Squarespace, next page by Ajax, the script in the header': {
    source: 'https://help.elfsight.com/article/739-why-my-widget-doesnt-display-until-page-refresh',
    pages: (script) => ({
      '/': squarespace('<a href="/order">Order here</a>', script),
      '/order': squarespace(codeBlock, script),
    }),
    first: (page) => page.getByRole('link', { name: 'Order here' }).click(),
  },
  'Webflow, element “Code Embed” in a section that slides in': {
    source: 'https://help.webflow.com/hc/en-us/articles/33961332238611-Custom-code-embed',
    pages: (script) => ({
      '/': pageOf(
        `<style>
          * { box-sizing: border-box } html { height: 100% } body { margin: 0; min-height: 100%; font: 14px/20px Arial, sans-serif; color: #333 }
          .w-embed::before, .w-embed::after { content: ' '; display: table; grid-area: 1 / 1 / 2 / 2 } .w-embed::after { clear: both }
          label { display: block; margin-bottom: 5px; font-weight: bold } .section { display: flex; flex-flow: column; align-items: center }
        </style>`,
        `<div class="section" data-w-id="1" style="opacity: 0; transform: translate3d(0, 40px, 0); transform-style: preserve-3d">
          <div class="html-embed w-embed w-script">${tag}${script}</div></div>
        ${later(`new IntersectionObserver(([{ target, isIntersecting }], watch) => {
          if (!isIntersecting) return;
          watch.disconnect();
          Object.assign(target.style, { opacity: 1, transform: 'translate3d(0px, 0px, 0px)', transition: '0.3s' });
        }).observe(document.querySelector('[data-w-id]'))`)}`,
        'lang="en" data-wf-page="1" data-wf-site="2" class="w-mod-js w-mod-ix"',
      ),
    }),
  },
  'Wix, “Embed HTML”': {
    source: 'https://dev.wix.com/docs/velo/api-reference/$w/html-component/introduction',
    pages: (script) => ({
      '/': pageOf(
        wixStyle,
        `<div id="SITE_CONTAINER"><div id="comp-1" class="comp-1"><iframe title="Embedded Content" name="htmlComp-iframe" width="100%" height="100%"
          sandbox="allow-same-origin allow-forms allow-popups allow-scripts allow-pointer-lock" src="/html/1.html"></iframe></div></div>`,
      ),
      '/html/1.html': `<!doctype html><html><head><meta charset="utf-8"></head><body>${tag}${script}</body></html>`,
    }),
    says: /its sandbox attribute can escape its sandboxing/,
  },
  'Wix, “Custom Element”': {
    source: 'https://dev.wix.com/docs/velo/velo-only-apis/$w/custom-element/add-a-custom-element',
    pages: (script) => ({
      '/': pageOf(
        wixStyle,
        `<script>for (const one of [Object, Array, Function, Promise]) { Object.freeze(one); Object.freeze(one.prototype) }</script>
        <div id="SITE_CONTAINER"><div id="comp-1" class="comp-1"></div></div>${inject(script, ['type', 'src'])}
        ${later(`const element = document.createElement('dap-order-form');
          document.querySelector('#comp-1').append(element);
          element.setAttribute('partner', 'Acme & Sons');
          element.style.cssText = 'display: block; width: 100%; height: 100%';`)}`,
      ),
    }),
  },
  'Elementor, widget “HTML” in a container that comes in': {
    source: 'https://developers.elementor.com/docs/widgets/rendering-html-wrapper/',
    pages: (script) => ({
      '/': pageOf(
        `<style>
          .elementor * , .elementor ::before { box-sizing: border-box } .elementor-element { --flex-wrap: wrap; position: relative; min-width: 0 }
          .e-con { display: flex; flex-direction: column; transition: background 0.3s, border 0.3s } .e-con-inner { display: flex; justify-content: center; max-width: 1140px; width: 100%; margin: 0 auto }
          .elementor-widget { max-width: 100% } .elementor-invisible { visibility: hidden } .animated { animation: 0.3s both in } @keyframes in { from { opacity: 0; transform: translate3d(0, 100%, 0) } }
          .e-con.e-parent:not(.e-lazyloaded):not(.e-no-lazyload), .e-con.e-parent:not(.e-lazyloaded):not(.e-no-lazyload) * { background-image: none !important }
          [type=button], [type=submit], button { color: #c36; background: none; border: 1px solid #c36 }
        </style>`,
        `<div data-elementor-type="wp-page" data-elementor-id="12" class="elementor elementor-12"><div class="elementor-element elementor-element-1 e-flex e-con-boxed e-con e-parent" data-element_type="container"><div class="e-con-inner">
          <div class="elementor-element elementor-invisible elementor-widget elementor-widget-html" data-element_type="widget" data-settings='{"_animation":"fadeInUp"}' data-widget_type="html.default"><div class="elementor-widget-container">${tag}${script}</div></div>
        </div></div></div>
        ${later(`new IntersectionObserver(([{ target, isIntersecting }], watch) => {
          if (!isIntersecting) return;
          watch.disconnect();
          target.closest('.e-parent').classList.add('e-lazyloaded');
          target.classList.replace('elementor-invisible', 'animated');
        }).observe(document.querySelector('.elementor-widget'))`)}`,
      ),
    }),
  },
};
