import { brotliCompressSync } from 'node:zlib';
import { browser, load, serve } from './ground.mjs';
import { embeds } from './peers.mjs';

const { unreadable } = await load('tests/support/contrast.ts');

/** Nothing but scripts of its own origin, and windows of others, without which most of these show nothing. */
const policy =
  "default-src 'none'; script-src 'self'; img-src 'self'; frame-src https:; require-trusted-types-for 'script'; trusted-types 'none'";

/** The page has a shortcut on every key and takes only its own fields for fields. */
const page = (body, scripts, style = '') =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Partner</title>${style}<input id="before" autofocus><div id="room">${body}</div><input id="after">${scripts}`;
const dark = '<style>body { background: #111; color: #eee }</style>';
const float = '<style>#room { float: left }</style>';

/** Opens a page with the embed and waits until it must be there. */
async function visit(context, url, { frame = '<!doctype html><input>', answer }) {
  const page = await context.newPage();
  const seen = { hosts: new Set(), scripts: 0, windows: 0, errors: 0, frames: 0 };
  await page.route(
    ({ origin }) => origin !== new URL(url).origin,
    (route) => {
      const request = route.request();
      seen.hosts.add(new URL(request.url()).host);
      if (request.resourceType() === 'script') seen.scripts++;
      if (request.resourceType() === 'document') {
        seen.windows++;
        return route.fulfill({ contentType: 'text/html', body: frame });
      }
      const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
      if (request.method() === 'OPTIONS') return route.fulfill({ headers });
      if (answer && request.postData()?.includes('node (id')) return route.fulfill({ headers, json: answer });
      return route.abort();
    },
  );
  page.on('pageerror', () => seen.errors++);
  await page.addInitScript(() => {
    window.own = new Set([...Object.getOwnPropertyNames(window), 'own', 'broken', 'heard']);
    window.broken = new Set();
    window.heard = 0;
    document.addEventListener('securitypolicyviolation', (event) => broken.add(event.effectiveDirective));
    document.addEventListener('keydown', (event) => {
      if (event.key !== 's' || /^(INPUT|TEXTAREA|SELECT)$/.test(event.target.tagName)) return;
      heard++;
      event.preventDefault();
    });
  });
  await page.goto(url);
  await page.waitForTimeout(2500);
  seen.frames = page.frames().length;
  return { page, seen };
}

/** Whether the focus stays where it was while the embed comes, and Tab goes in and out again; and who hears a key within. */
async function walk(page, shown) {
  const at = () =>
    page.evaluate((selector) => {
      const { activeElement: element } = document;
      return element?.closest(selector) ? 'in' : element?.id || 'out';
    }, shown);
  if ((await at()) !== 'before') return { focus: 'takes it', keys: '–' };
  let keys;
  let place;
  for (let steps = 0; steps < 40 && place !== 'after'; steps++) {
    await page.keyboard.press('Tab');
    place = await at();
    if (place !== 'in' || keys) continue;
    await page.keyboard.press('s');
    keys = (await page.evaluate(() => heard)) ? 'the page takes them' : 'stay inside';
  }
  const focus = !keys ? 'never enters' : place === 'after' ? 'in and out' : 'stays in';
  return { focus, keys: keys ?? '–' };
}

/** The window that an embed has put into the page, where it is one that lives in a window. */
const windowOf = async (page, shown) => (await page.$(`${shown} iframe`))?.contentFrame();

/** What tells whether it is still the same: what was typed, how often its server was asked for it, or since when it is. */
async function state(page, seen, shown) {
  const frame = await windowOf(page, shown);
  if (!frame) return page.locator(`${shown} [name=name]`).inputValue();
  return frame.url().startsWith('https:') ? seen.windows : frame.evaluate(() => performance.timeOrigin);
}

/** What the page has when it puts the embed elsewhere. */
async function move(page, seen, shown) {
  const field = page.locator(`${shown} [name=name]`);
  if (await field.count()) await field.fill('kept');
  const before = await state(page, seen, shown);
  await page.evaluate((selector) => document.body.append(document.querySelector(selector)), shown);
  await page.waitForTimeout(800);
  return (await state(page, seen, shown)) === before ? 'stays' : 'anew';
}

/** Words that stand in the page itself can be judged; those in a window of another server are that server's. */
async function readable(page, shown) {
  const frame = await windowOf(page, shown);
  if (frame?.url().startsWith('https:')) return 'needs its server';
  const words = await (frame ? unreadable(frame, 'body') : unreadable(page, shown));
  return words.length ? `${words.length} words unreadable` : 'readable';
}

/** A browser that still holds the first script of a former release, of which everything else is gone. */
async function outdated(context, url, embed) {
  const page = await context.newPage();
  const old = embed.all.replace(/(embed\/[\w.-]+-)[\w-]{6}(?=\.js)/g, '$1former');
  if (old === embed.all) throw new Error('embed.js names its files in another way now.');
  await page.route('**/embed.js', (route) => route.fulfill({ contentType: 'text/javascript', body: old }));
  await page.goto(url);
  const shown = page.locator(`${embed.shown} [name=name]`);
  const there = await shown.waitFor({ timeout: 20_000 }).then(
    () => true,
    () => false,
  );
  await page.close();
  return there ? 'comes all the same' : 'does not come';
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
    const html = (...parts) => ({ type: 'text/html; charset=utf-8', body: page(body, ...parts) });
    files[at(`${index}/strict/`)] = { ...html(once), policy };
    files[at(`${index}/once/`)] = html(once);
    files[at(`${index}/twice/`)] = html(once + again);
    files[at(`${index}/dark/`)] = html(once, dark);
    files[at(`${index}/float/`)] = html(once, float);
  }
  const site = await serve(files);
  const chrome = await browser();
  const context = await chrome.newContext();
  const rows = [];
  for (const [index, embed] of found.entries()) rows.push(await row(embed, index));
  await chrome.close();
  site.close();

  async function row(embed, index) {
    const { shown } = embed;
    const on = async (kind, measure = () => {}) => {
      const { page, seen } = await visit(context, site.url + at(`${index}/${kind}/`), embed);
      const then = { ...seen };
      const measured = await measure(page, seen);
      await page.close();
      return { ...then, measured };
    };
    const strict = await on('strict', (page) => page.evaluate(() => [...broken].sort()));
    const first = await on('once', async (page, seen) => ({
      globals: await page.evaluate(() =>
        Object.getOwnPropertyNames(window).filter((name) => !own.has(name) && !/^\d+$/.test(name)),
      ),
      ...(await walk(page, shown)),
      moved: await move(page, seen, shown),
    }));
    const second = await on('twice');
    const width = await on('float', (page) =>
      page.locator(shown).evaluate((one) => one.getBoundingClientRect().width),
    );
    const ground = await on('dark', (page) => readable(page, shown));
    const { globals, focus, keys, moved } = first.measured;
    return [
      embed.name,
      brotliCompressSync(embed.all).length,
      strict.measured.join(', ') || 'none',
      globals.length ? `${globals.length}: ${globals.slice(0, 3).join(', ')}` : 'none',
      second.errors > first.errors
        ? `${second.errors} errors`
        : second.frames > first.frames
          ? 'shows twice'
          : 'as once',
      moved,
      focus,
      `${Math.round(width.measured)} px wide`,
      ground.measured,
      keys,
      typeof embed.module === 'string'
        ? await outdated(context, site.url + at(`${index}/once/`), embed)
        : first.scripts
          ? `asks for ${first.scripts} more scripts`
          : 'one file',
      [...first.hosts].join(', ') || 'none',
    ];
  }
  return {
    title:
      'Embeds on pages of partners, by what their own first script does; for what their servers would send stands an empty page with one field, for Shopify a product',
    columns: [
      'embed',
      'first bytes',
      'policy broken',
      'globals',
      'twice on a page',
      'moved',
      'focus',
      'shrink-to-fit',
      'dark page',
      'key shortcuts',
      'old release',
      'asks elsewhere',
    ],
    rows,
  };
}
