import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import type { Page } from 'playwright-core';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { litAlone } from '../../src/publish/lit-alone.ts';
import { listen, type Place } from '../stage/servers.ts';
import { stage } from '../stage/stage.ts';

const { open, noise } = stage();
const folder = mkdtempSync(join(tmpdir(), 'probe-'));
let place: Place;
let page: Page;
/** Requests for files whose name begins so are refused. */
let refused = '';
/** The second build has taken the place of the first. */
let deployed = false;

const types: Record<string, string> = { '.js': 'text/javascript', '.html': 'text/html; charset=utf-8' };

beforeAll(async () => {
  process.env.NODE_ENV = 'production';
  for (const outDir of ['first', 'second']) {
    await build({
      configFile: false,
      logLevel: 'silent',
      base: './',
      plugins: [react(), litAlone()],
      build: {
        outDir: join(folder, outDir),
        target: 'es2022',
        // A second build by the same hands has other names for everything inside.
        minify: outDir === 'first',
        modulePreload: false,
        rolldownOptions: {
          input: fileURLToPath(new URL('probe/embed.ts', import.meta.url)),
          output: {
            entryFileNames: 'embed.js',
            chunkFileNames: outDir === 'first' ? '[name].js' : 'new-[name].js',
          },
        },
      },
    });
  }
  place = await listen(
    createServer((request, response) => {
      const { pathname } = new URL(request.url ?? '/', 'http://localhost');
      const name = pathname.split('/').at(-1) ?? '';
      if (refused && name.startsWith(refused)) return request.socket.destroy();
      const html =
        '<!doctype html><meta charset="utf-8"><title>Partner</title><link rel="icon" href="data:,"><body></body>';
      const file = join(folder, deployed ? pathname.replace('/first/', '/second/') : pathname);
      if (extname(pathname) && !existsSync(file)) return response.writeHead(404).end();
      const body = extname(pathname) ? readFileSync(file) : html;
      response.writeHead(200, {
        'content-type': types[extname(pathname) || '.html'] ?? '',
        'cache-control': 'no-store',
      });
      return response.end(body);
    }),
  );
});
afterAll(() => {
  place.close();
  rmSync(folder, { recursive: true });
});

/** A partner's page with this in its body, and the script. */
async function partner(body: string, lang = 'en'): Promise<void> {
  refused = '';
  page = await open(place.url);
  await page.evaluate(
    ([html, language]) => {
      document.documentElement.lang = language as string;
      document.body.innerHTML = html as string;
    },
    [body, lang],
  );
}
const addScript = (url = '/first/embed.js') => page.addScriptTag({ url, type: 'module' });
const ready = () => page.locator('dap-probe output').first().waitFor();
const told = async (nth = 0) =>
  JSON.parse((await page.locator('dap-probe output').nth(nth).textContent()) ?? '');
const warnings = () => noise.splice(0).filter((line) => line.startsWith('warning'));

describe('attributes and properties', () => {
  test('a property set before the script has come is kept', async () => {
    await partner('<dap-probe></dap-probe>');
    await page.evaluate(() =>
      Object.assign(document.querySelector('dap-probe') as object, { size: 700, open: true }),
    );
    await addScript();
    await ready();
    expect(await told()).toMatchObject({ size: 700, open: true });
  });

  test('a bare boolean attribute is on', async () => {
    await partner(
      '<dap-probe open></dap-probe><dap-probe open=""></dap-probe><dap-probe open="false"></dap-probe><dap-probe></dap-probe>',
    );
    await addScript();
    await ready();
    expect([await told(0), await told(1), await told(2), await told(3)].map(({ open }) => open)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  test('a removed attribute returns to its default', async () => {
    await partner('<dap-probe word="a" size="7" open side="right"></dap-probe>');
    await addScript();
    await ready();
    expect(await told()).toEqual({ word: 'a', size: 7, open: true, side: 'right' });
    await page.evaluate(() => {
      for (const name of ['word', 'size', 'open', 'side'])
        document.querySelector('dap-probe')?.removeAttribute(name);
    });
    await expect.poll(() => told()).toEqual({ word: '', open: false, side: 'left' });
  });

  test('a property and its attribute mean the same', async () => {
    await partner('<dap-probe size="7"></dap-probe>');
    await addScript();
    await ready();
    const size = () =>
      page.evaluate(() => Reflect.get(document.querySelector('dap-probe') as object, 'size'));
    expect(await size()).toBe(7);
    await page.evaluate(() => Reflect.set(document.querySelector('dap-probe') as object, 'size', 9));
    await expect.poll(() => told()).toMatchObject({ size: 9 });
  });

  test('a bad value warns once, quoting it, and the default is used', async () => {
    await partner(
      '<dap-probe size="abc" side="up" theme="purple"></dap-probe><dap-probe size="abc"></dap-probe>',
    );
    await addScript();
    await ready();
    expect(await told()).toEqual({ word: '', open: false, side: 'left' });
    await page.evaluate(() => document.querySelector('dap-probe')?.setAttribute('word', 'again'));
    await expect.poll(() => told()).toMatchObject({ word: 'again' });
    expect(warnings().sort()).toEqual([
      'warning: <dap-probe>: side="up" is not understood, so "left" is used. It takes "left", "right".',
      'warning: <dap-probe>: size="abc" is not understood, so the default is used. It takes a whole number.',
      'warning: <dap-probe>: theme="purple" is not understood, so "auto" is used. It takes "auto", "light", "dark".',
    ]);
  });
});

describe('a page that moves things', () => {
  const moves: Record<string, (element: Element) => void> = {
    'moved with append': (element) => document.body.append(element),
    'moved with insertBefore': (element) => document.body.insertBefore(element, document.body.firstChild),
    'wrapped in another element': (element) => {
      const wrapper = document.createElement('section');
      element.replaceWith(wrapper);
      wrapper.append(element);
    },
    'moved with moveBefore': (element) => {
      const target = document.body as unknown as {
        moveBefore?: (node: Element, before: Node | null) => void;
      };
      if (target.moveBefore) target.moveBefore(element, null);
      else document.body.append(element);
    },
  };

  test.each(Object.keys(moves))('%s, it keeps what was typed and its listeners', async (name) => {
    await partner('<main><dap-probe word="a"></dap-probe></main><p></p>');
    await addScript();
    await ready();
    await page.locator('dap-probe input').fill('typed');
    await page.evaluate(() => {
      const view = document.querySelector('dap-probe')?.shadowRoot?.querySelector('input');
      Reflect.set(window, 'before', view);
    });
    await page.evaluate(`(${moves[name]})(document.querySelector('dap-probe'))`);
    await page.waitForTimeout(100);
    expect(await page.locator('dap-probe input').inputValue()).toBe('typed');
    const same = `document.querySelector('dap-probe').shadowRoot.querySelector('input') === window.before`;
    expect(await page.evaluate(same)).toBe(true);
    await page.locator('dap-probe button').click();
    expect(await page.locator('body').textContent()).toContain('true');
  });

  test('removed and put back later, it works again', async () => {
    await partner('<dap-probe word="a"></dap-probe>');
    await addScript();
    await ready();
    await page.evaluate(async () => {
      const element = document.querySelector('dap-probe') as Element;
      element.remove();
      await new Promise((resolve) => setTimeout(resolve, 50));
      document.body.append(element);
    });
    await ready();
    expect(await told()).toMatchObject({ word: 'a' });
  });

  test('fifty rounds in and out leave no node and no listener behind', async () => {
    await partner('');
    await addScript();
    const session = await page.context().newCDPSession(page);
    const rounds = (count: number) =>
      page.evaluate(async (times) => {
        for (let i = 0; i < times; i++) {
          const element = document.createElement('dap-probe');
          const shown = new Promise((resolve) =>
            element.addEventListener('dap-ready', resolve, { once: true }),
          );
          document.body.append(element);
          await shown;
          element.remove();
          await new Promise((resolve) => setTimeout(resolve));
        }
      }, count);
    const counters = async () => {
      await session.send('HeapProfiler.collectGarbage');
      await session.send('HeapProfiler.collectGarbage');
      return session.send('Memory.getDOMCounters');
    };
    await rounds(5);
    const before = await counters();
    await rounds(50);
    const after = await counters();
    expect(after.nodes - before.nodes).toBeLessThan(10);
    expect(after.jsEventListeners - before.jsEventListeners).toBeLessThan(10);
  });
});

describe('scripts and failures', () => {
  test('the script twice, and another build of it, leave one element at work', async () => {
    await partner('<dap-probe word="a"></dap-probe>');
    await addScript();
    await addScript('/first/embed.js?again');
    await addScript('/second/embed.js');
    await ready();
    expect(await page.locator('dap-probe output').count()).toBe(1);
  });

  test('an error while rendering shows the fallback and says so in an event', async () => {
    await partner(
      '<dap-probe word="throw"><a href="https://wa.me/1">WhatsApp</a></dap-probe><dap-probe word="fine"></dap-probe>',
    );
    await page.evaluate(() => {
      document.addEventListener('dap-error', (event) => {
        document.title = `${(event.target as Element).getAttribute('word')} ${(event as CustomEvent).detail.reason}`;
      });
    });
    await addScript();
    await expect.poll(() => page.title()).toBe('throw render');
    expect(await page.getByRole('link', { name: 'WhatsApp' }).isVisible()).toBe(true);
    await expect.poll(() => page.locator('dap-probe[word=fine] output').isVisible()).toBe(true);
    expect(noise.splice(0).join('\n')).toContain('thrown while rendering');
  });

  test.each(['react-view', 'probe', 'en', 'en.cards'])(
    '%s cannot be fetched: the fallback stays, and it recovers',
    async (file) => {
      await partner('<dap-probe word="a"><a href="https://wa.me/1">WhatsApp</a></dap-probe>');
      refused = file;
      await page.evaluate(() => {
        const events: string[] = [];
        Reflect.set(window, 'events', events);
        for (const type of ['dap-error', 'dap-ready']) {
          document.addEventListener(type, (event) =>
            events.push(type + ((event as CustomEvent).detail?.reason ?? '')),
          );
        }
      });
      await addScript();
      await page.waitForFunction(() => Reflect.get(window, 'events').length === 1);
      expect(await page.getByRole('link', { name: 'WhatsApp' }).isVisible()).toBe(true);
      refused = '';
      await page.evaluate(() => dispatchEvent(new Event('online')));
      await ready();
      expect(await page.evaluate(() => Reflect.get(window, 'events'))).toEqual([
        'dap-errorload',
        'dap-ready',
      ]);
      expect(await page.getByRole('link', { name: 'WhatsApp' }).isVisible()).toBe(false);
      noise.splice(0);
    },
  );

  test('without the network coming back, it tries again by itself', async () => {
    await partner('<dap-probe></dap-probe>');
    refused = 'probe';
    await addScript();
    await expect.poll(() => noise.join()).toContain('ERR_');
    refused = '';
    await ready();
    noise.splice(0);
  });

  test('a deployment that took its files makes it run the present script, once for each failure', async () => {
    await partner(`<div style="height: 5000px"></div>${'<dap-probe></dap-probe>'.repeat(2)}`);
    await addScript();
    deployed = true;
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('embed.js?')) scripts.push(request.url());
    });
    await page.locator('dap-probe').first().scrollIntoViewIfNeeded();
    await page.locator('dap-probe output').nth(1).waitFor();
    expect(scripts.length).toBeLessThanOrEqual(2);
    expect(noise.splice(0).filter((words) => !words.includes('404'))).toEqual([]);
    deployed = false;
  });

  test('an event can be prevented, bubbles and crosses shadow borders', async () => {
    await partner('<main></main>');
    await page.evaluate(() => {
      const root = document.querySelector('main')?.attachShadow({ mode: 'open' });
      root?.append(Object.assign(document.createElement('dap-probe'), { word: 'deep' }));
      document.addEventListener('dap-pressed', (event) => {
        event.preventDefault();
        document.title = JSON.stringify((event as CustomEvent).detail);
      });
    });
    await addScript();
    await page.locator('dap-probe button').click();
    expect(await page.title()).toBe('{"word":"deep"}');
    expect(await page.locator('body').textContent()).toContain('false');
  });
});

describe('language and direction', () => {
  const speaks = () =>
    page.evaluate(() => {
      const widget = document.querySelector('dap-probe')?.shadowRoot?.querySelector<HTMLElement>('.widget');
      return `${widget?.lang} ${widget?.dir} ${widget?.querySelector('button')?.textContent}`;
    });

  test('follow the page live', async () => {
    await partner('<section><dap-probe></dap-probe></section>', 'fr-CA');
    await addScript();
    await ready();
    expect(await speaks()).toBe('fr ltr Fermer');
    await page.evaluate(() => document.documentElement.setAttribute('lang', 'fa'));
    await expect.poll(speaks).toBe('fa rtl بستن');
    await page.evaluate(() => document.querySelector('section')?.setAttribute('lang', 'ja'));
    await expect.poll(speaks).toBe('ja ltr 閉じる');
    await page.evaluate(() => document.querySelector('dap-probe')?.setAttribute('dir', 'rtl'));
    await expect.poll(speaks).toBe('ja rtl 閉じる');
  });

  test('an own language wins, and one that is unknown is Arabic, with a warning', async () => {
    await partner('<dap-probe lang="en"></dap-probe>', 'fr');
    await addScript();
    await ready();
    expect(await speaks()).toBe('en ltr Close');
    await page.evaluate(() => document.querySelector('dap-probe')?.setAttribute('lang', 'de'));
    await expect.poll(speaks).toBe('ar rtl إغلاق');
    expect(warnings()).toEqual([
      'warning: <dap-probe>: lang="de" is not understood, so "ar" is used. It takes "ar", "en", "fa", "fr", "ja".',
    ]);
    await page.evaluate(() => document.querySelector('dap-probe')?.removeAttribute('lang'));
    await expect.poll(speaks).toBe('fr ltr Fermer');
  });

  test.each(['de', 'es', 'tr', ''])('a page in “%s” gets the visitor’s language', async (lang) => {
    await partner('<dap-probe></dap-probe>', lang);
    await addScript();
    await ready();
    expect(await speaks()).toBe('ar rtl إغلاق');
    page = await open(place.url, { locale: 'en-GB' });
    await page.evaluate((given) => {
      document.documentElement.lang = given;
      document.body.append(document.createElement('dap-probe'));
    }, lang);
    await addScript();
    await ready();
    expect(await speaks()).toBe('en ltr Close');
  });

  test.each(['ku', 'ckb-IQ', 'ur'])('a page in “%s” gets Arabic, whoever visits it', async (lang) => {
    page = await open(place.url, { locale: 'en-GB' });
    await page.evaluate((given) => {
      document.documentElement.lang = given;
      document.body.append(document.createElement('dap-probe'));
    }, lang);
    await addScript();
    await ready();
    expect(await speaks()).toBe('ar rtl إغلاق');
  });

  test('a language that cannot be fetched leaves the former, and comes later', async () => {
    await partner('<dap-probe></dap-probe>', 'en');
    await addScript();
    await ready();
    refused = 'ja';
    await page.evaluate(() => document.documentElement.setAttribute('lang', 'ja'));
    await expect.poll(() => noise.join()).toContain('ERR_');
    expect(await speaks()).toBe('en ltr Close');
    refused = '';
    await expect.poll(speaks).toBe('ja ltr 閉じる');
    noise.splice(0);
  });
});

describe('a page that is not ours', () => {
  test('gets nothing but what it wrote: no globals, no storage, no node, no style', async () => {
    await partner('<p>Text</p><dap-probe></dap-probe>');
    const state = () =>
      page.evaluate(() => ({
        globals: Object.getOwnPropertyNames(window),
        symbols: Object.getOwnPropertyNames(Symbol),
        head: document.head.innerHTML.replace(/<script.*?<\/script>/g, ''),
        body: document.body.innerHTML,
        sheets: document.adoptedStyleSheets.length,
        stored: localStorage.length + sessionStorage.length + document.cookie.length,
      }));
    const before = await state();
    await addScript();
    await ready();
    expect(await state()).toEqual(before);
  });

  test('loads nothing for a widget that is far below', async () => {
    await partner('<div style="height: 5000px"></div><dap-probe></dap-probe>');
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await addScript();
    await page.waitForTimeout(300);
    expect(requests).toHaveLength(1);
    await page.evaluate(() => document.querySelector('dap-probe')?.setAttribute('loading', 'eager'));
    await ready();
  });

  test('elements share their style sheets', async () => {
    await partner('<dap-probe></dap-probe><dap-probe></dap-probe>');
    await addScript();
    await page.locator('dap-probe output').nth(1).waitFor();
    const same = await page.evaluate(() => {
      const [first, second] = Array.from(
        document.querySelectorAll('dap-probe'),
        (element) => element.shadowRoot?.adoptedStyleSheets ?? [],
      );
      return first?.length && first.every((sheet, index) => sheet === second?.[index]);
    });
    expect(same).toBe(true);
  });
});

test('the chunks of the embed never load the script a second time', () => {
  const folder = new URL('../../dist/embed/', import.meta.url);
  const chunks = readdirSync(folder).filter((name) => name.endsWith('.js'));
  expect(chunks.length).toBeGreaterThan(8);
  for (const chunk of chunks)
    expect(readFileSync(new URL(chunk, folder), 'utf8'), chunk).not.toContain('embed.js');
});
