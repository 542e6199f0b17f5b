import { createServer } from 'node:http';
import type { Page, Request } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { asking } from '../stage/asking.ts';
import { type Engine, element, whyNot } from '../stage/engine.ts';
import { firefox } from '../stage/firefox.ts';
import { fill, good, partnerForm, submit, untilHydrated } from '../stage/form.ts';
import { partnerHtml, partnerPage } from '../stage/partner-page.ts';
import { presentChromium } from '../stage/present-chromium.ts';
import { listen, ourSite, type Place } from '../stage/servers.ts';
import { stage } from '../stage/stage.ts';
import { webkit } from '../stage/webkit.ts';
import { widgetTexts } from '../stage/widget-texts.ts';

const it = stage();

/** What nobody else has in an address or a header. */
const typed = {
  name: 'Zaynabqamar',
  phone: '0791357924',
  email: 'zq@qamar.example',
  quantity: '1234',
  message: 'behindthesilo',
};

test.each(['our site', 'a partner’s page'])(
  'no request carries what was typed before it is sent, and then the chat alone (%s)',
  async (where) => {
    const page = where === 'our site' ? await it.open('/en/') : await partnerForm(it, 'lang="en"');
    const requests: Request[] = [];
    page.context().on('request', (request) => requests.push(request));
    // On the site React comes with the first touch, and what comes late with the next.
    await page.locator('[name=name]').focus();
    await untilHydrated(page, element('form.form'));
    await page.locator('[name=phone]').focus();
    const facts = page.locator('.trade-facts > summary');
    await facts.waitFor();
    await fill(page, typed);
    await facts.click();
    await page.getByLabel(widgetTexts.en['trade.place']).fill(typed.message);
    await page.getByText(widgetTexts.en['preview.title']).click();
    await page.locator('form').getByRole('combobox').first().click();
    await page.locator('form [role=option]').nth(1).click();
    const carrying = async () => {
      const all = requests.map(async (request) => {
        const headers = Object.entries(await request.allHeaders()).join();
        return [request.url(), decodeURIComponent(request.url()), request.postData() ?? '', headers].join();
      });
      const words = Object.values(typed).concat('791357924');
      return (await Promise.all(all)).filter((one) => words.some((word) => one.includes(word)));
    };
    expect(requests.length).toBeGreaterThan(2);
    expect(await carrying()).toEqual([]);
    const chat = page.context().waitForEvent('page');
    await submit(page).click();
    await (await chat).waitForLoadState();
    await page.locator('.panel').waitFor();
    const left = await carrying();
    expect(left).toHaveLength(1);
    expect(left[0]).toMatch(/^https:\/\/wa\.me\/\d+\?text=/);
  },
);

/** What a server is told of the page from which an order is sent. */
async function told(page: Page): Promise<string | undefined> {
  await submit(page).waitFor();
  await fill(page);
  const asked = page.context().waitForEvent('request', (request) => request.url().includes('wa.me'));
  await submit(page).click();
  return (await (await asked).allHeaders()).referer;
}

describe('WhatsApp is told whence an order comes', () => {
  test('by our own pages no more than the site', async () => {
    expect(await told(await it.open('/en/?from=mail'))).toBe(`${it.site()}/`);
  });

  test.each(['no-referrer', 'strict-origin-when-cross-origin'])(
    'on a partner’s page what its policy says (%s)',
    async (policy) => {
      const head = `<meta name="referrer" content="${policy}">`;
      const page = await partnerPage(it, { head, body: '<dap-order-form></dap-order-form>' });
      const [origin] = page.url().split(/(?<=\d)\//);
      expect(await told(page)).toBe(policy === 'no-referrer' ? undefined : `${origin}/`);
    },
  );
});

const engines: Record<string, { start: (noise: string[]) => Promise<Engine>; without: string }> = {
  Chromium: { start: presentChromium, without: '' },
  Firefox: { start: firefox, without: whyNot('Firefox') },
  WebKit: { start: webkit, without: whyNot('WebKit') },
};
/** What a request says of the page it comes from, by its path without the hash. */
type Said = [path: string, referer: string | undefined];

describe.each(Object.entries(engines))('in %s', (name, { start, without }) => {
  const told: Said[] = [];
  let engine: Engine;
  let site: Place;
  let partner: Place;
  const { there, is, open } = asking(() => engine);
  beforeAll(async () => {
    if (without) return;
    engine = await start([]);
    partner = await listen(
      createServer((request, response) => {
        told.push([String(request.url), request.headers.referer]);
        const chat = '<title>WhatsApp</title><script>setTimeout(close, 300)</script>';
        const head = '<meta name="referrer" content="unsafe-url">';
        const body = '<dap-order-form></dap-order-form><dap-gallery loading="eager"></dap-gallery>';
        const page = partnerHtml(site.url, { lang: 'en', head, body });
        const html = request.url?.includes('line=origin')
          ? page.replace('<script ', '<script referrerpolicy="origin" ')
          : page;
        response
          .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
          .end(request.url?.startsWith('/chat') ? chat : html);
      }),
    );
  }, 120_000);
  // A server of its own each time: what a browser has kept it does not ask for.
  beforeEach(async () => {
    site = await ourSite((request) => {
      told.push([String(request.url), request.headers.referer]);
      return false;
    });
  });
  afterEach(() => {
    site?.close();
    told.splice(0);
  });
  afterAll(() => {
    engine?.close();
    partner?.close();
  });
  /** A page with an address that is nobody's business, whose policy gives all of it away. */
  const visit = async (query: string) => {
    await open(`${partner.url}/orders?customer=42&${query}`);
    await there('dap-order-form [name=name]');
    await is(`${element('dap-gallery .thumb img')}?.naturalWidth > 0`);
  };
  /** What our server was told the address to. */
  const tellingAll = () => {
    const ours = told.filter(([path]) => /^\/(embed|pictures)/.test(path));
    expect(ours.length).toBeGreaterThan(8);
    return ours.filter(([, referer]) => referer?.includes('customer')).map(([path]) => path);
  };

  test.skipIf(without)('our server is told no more than the origin, where the line says so', async () => {
    await visit('line=origin');
    expect(tellingAll()).toEqual([]);
  });

  test.skipIf(without)(
    'without that, the script itself is told the address, in WebKit with what it imports',
    async () => {
      await visit('');
      const [first, ...later] = tellingAll();
      expect(first).toBe('/embed.js');
      expect(later.length > 0).toBe(name === 'WebKit');
      expect(later.filter((path) => !path.endsWith('.js'))).toEqual([]);
    },
  );

  test.skipIf(without)('WhatsApp is told nothing by a page whose policy gives all away', async () => {
    await visit('');
    await engine.evaluate(
      `void (window.open = ((open) => (url, ...rest) => open.call(window, '/chat', ...rest))(window.open))`,
    );
    for (const [field, text] of Object.entries(good)) {
      await engine.click(`dap-order-form [name=${field}]`);
      await engine.type(text);
    }
    await engine.click('dap-order-form [type=submit]');
    await there('dap-order-form .panel.opened');
    const chats = () => told.filter(([path]) => path === '/chat').map(([, referer]) => referer || 'nothing');
    await expect.poll(chats).toEqual(['nothing']);
  });
});
