import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { browser, dist, serve } from './ground.mjs';
import { bundled, rival, rivalFile } from './rivals.mjs';

const [giscus, typeform, cal, shopify] = [
  'giscus@1.6.0',
  '@typeform/embed@6.1.1',
  '@calcom/embed-core@1.5.3',
  '@shopify/buy-button-js@3.0.6',
];
const snippet = '@calcom/embed-snippet@1.3.3';

/** Each as its own page tells one to put it in; `all` is its script, `start` what the page's own script does. */
async function embeds() {
  const calStart = rivalFile(snippet, 'dist/snippet.umd.js');
  return [
    {
      name: '`embed.js`',
      all: readFileSync(join(dist, 'embed.js'), 'utf8'),
      module: '/embed.js',
      body: '<dap-order-form loading="eager"></dap-order-form>',
      shown: 'dap-order-form',
    },
    {
      name: giscus,
      all: await bundled(`import '${join(rival(giscus), 'dist/giscus.mjs')}'`),
      module: true,
      body: '<giscus-widget repo="a/b" repoid="R" category="c" categoryid="d" mapping="specific" term="t"></giscus-widget>',
      shown: 'giscus-widget',
    },
    {
      name: typeform,
      all: rivalFile(typeform, 'build/embed.js'),
      body: '<div id="place" data-tf-widget="abc"></div>',
      shown: '#place',
    },
    {
      name: cal,
      all: rivalFile(cal, 'dist/embed/embed.js'),
      before: `${calStart};window.snippet.default(new URL('script.js', document.currentScript.src).href)`,
      start: 'window.Cal("init");window.Cal("inline",{elementOrSelector:"#place",calLink:"a/b"})',
      body: '<div id="place"></div>',
      shown: '#place',
    },
    {
      name: shopify,
      all: rivalFile(shopify, 'dist/buybutton.min.js'),
      start:
        'const c=ShopifyBuy.buildClient({domain:"a.myshopify.com",storefrontAccessToken:"b"});ShopifyBuy.UI.init(c).createComponent("product",{id:"1",node:document.querySelector("#place")})',
      body: '<div id="place"></div>',
      shown: '#place',
    },
  ];
}

/** Nothing but scripts of its own origin, and windows of others, without which most of these show nothing. */
const policy =
  "default-src 'none'; script-src 'self'; img-src 'self'; frame-src https:; require-trusted-types-for 'script'; trusted-types 'none'";

/** Opens a page with the embed; its own servers are not asked, an empty page answers for their windows. */
async function open(context, url, { shown }) {
  const page = await context.newPage();
  const seen = { hosts: new Set(), windows: 0, errors: 0 };
  await page.route(
    ({ origin }) => origin !== new URL(url).origin,
    (route) => {
      const asked = new URL(route.request().url());
      seen.hosts.add(asked.host);
      if (route.request().resourceType() !== 'document') return route.abort();
      seen.windows++;
      return route.fulfill({ contentType: 'text/html', body: '<!doctype html><input>' });
    },
  );
  page.on('pageerror', () => seen.errors++);
  await page.addInitScript(() => {
    window.own = new Set([...Object.getOwnPropertyNames(window), 'own', 'broken']);
    window.broken = new Set();
    document.addEventListener('securitypolicyviolation', (event) => broken.add(event.effectiveDirective));
  });
  await page.goto(url);
  await page.waitForTimeout(2500);
  const found = await page.evaluate(() => ({
    globals: Object.getOwnPropertyNames(window).filter((name) => !own.has(name) && !/^\d+$/.test(name)),
    broken: [...broken].sort(),
  }));
  const before = seen.windows;
  const field = page.locator(`${shown} [name=name]`);
  const typing = await field.count();
  if (typing) await field.fill('kept');
  await page.evaluate((selector) => {
    document.body.append(document.querySelector(selector));
  }, shown);
  await page.waitForTimeout(800);
  const kept = typing ? (await field.inputValue()) === 'kept' : seen.windows === before;
  await page.close();
  return { ...found, ...seen, windows: before, moved: before || typing ? (kept ? 'stays' : 'anew') : '–' };
}

/** What an embed does to a page that it is put into, as far as its own script does it. */
export async function bench() {
  const found = await embeds();
  const files = {};
  const at = (path) => `/peers/${path}`;
  for (const [index, { all, module, before, start = '', body }] of found.entries()) {
    const file = module === true || !module ? at(`${index}/script.js`) : module;
    const tag = (name) => `<script src="${at(`${index}/${name}`)}"></script>`;
    const once = module
      ? `<script type="module" src="${file}"></script>`
      : `${tag(before ? 'before.js' : 'script.js')}${tag('start.js')}`;
    files[at(`${index}/script.js`)] = { type: 'text/javascript', body: all };
    files[`${at(`${index}/script.js`)}?again`] = files[at(`${index}/script.js`)];
    files[at(`${index}/before.js`)] = { type: 'text/javascript', body: before ?? '' };
    files[at(`${index}/start.js`)] = { type: 'text/javascript', body: `{${start}}` };
    // A module runs once for an address; partners paste it with and without a version behind it.
    const again = module ? `<script type="module" src="${file}?again"></script>` : once;
    const page = (scripts) => ({
      type: 'text/html; charset=utf-8',
      body: `<!doctype html><html lang="en"><meta charset="utf-8"><title>Partner</title>${body}${scripts}`,
    });
    files[at(`${index}/strict/`)] = { ...page(once), policy };
    files[at(`${index}/once/`)] = page(once);
    files[at(`${index}/twice/`)] = page(once + again);
  }
  const site = await serve(files);
  const chrome = await browser();
  const context = await chrome.newContext();
  const rows = [];
  for (const [index, embed] of found.entries()) {
    const pages = [];
    for (const kind of ['strict', 'once', 'twice'])
      pages.push(await open(context, site.url + at(`${index}/${kind}/`), embed));
    const [strict, first, second] = pages;
    rows.push([
      embed.name,
      brotliCompressSync(embed.all).length,
      strict.broken.join(', ') || 'none',
      first.globals.length ? `${first.globals.length}: ${first.globals.slice(0, 3).join(', ')}` : 'none',
      second.errors > first.errors
        ? `${second.errors} errors`
        : second.windows > first.windows
          ? 'shows twice'
          : 'as once',
      first.moved,
      [...first.hosts].join(', ') || 'none',
    ]);
  }
  await chrome.close();
  site.close();
  return {
    title:
      'Embeds on a page with a strict policy, by what their own first script does; behind it their servers are not asked',
    columns: [
      'embed',
      'first bytes',
      'policy broken',
      'globals',
      'twice on a page',
      'moved',
      'asks elsewhere',
    ],
    rows,
  };
}
