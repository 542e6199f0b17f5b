import { createServer } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Engine, element } from '../stage/engine.ts';
import { engines, patient } from '../stage/engines.ts';
import { oldChromium, whyNotOld } from '../stage/old-chromium.ts';
import { listen, ourSite, type Place } from '../stage/servers.ts';

/** An order without our script, sent by the browser: `wa.me` answers with a redirect, which the policy has to allow. */
const all: Record<string, { start: (noise: string[]) => Promise<Engine>; without: string }> = {
  ...engines,
  'Chromium 106': { start: (noise) => oldChromium(106, noise), without: whyNotOld(106) },
};

const places: Place[] = [];
/** What the chat was opened with. */
const chats: string[] = [];
let page: Place;

beforeAll(async () => {
  const chat = await listen(
    createServer(({ url = '' }, response) => {
      if (url.startsWith('/send')) chats.push(new URL(url, 'http://chat').searchParams.get('text') ?? '');
      response.writeHead(200, { 'content-type': 'text/html' }).end('<title>WhatsApp</title>');
    }),
  );
  const short = await listen(
    createServer(({ url = '' }, response) => {
      const location = `${chat.url}/send/?phone=962790000000&${url.split('?')[1]}&type=phone_number`;
      response.writeHead(302, { location }).end();
    }),
  );
  const site = await ourSite();
  const answer = await fetch(`${site.url}/en/`);
  // Both hosts of WhatsApp stand here, under other names.
  const here = (text: string) =>
    text.replaceAll('https://wa.me', short.url).replaceAll('https://api.whatsapp.com', chat.url);
  const html = here(await answer.text());
  const policy = here(answer.headers.get('content-security-policy') ?? '');
  page = await ourSite(({ url = '' }, response) => {
    if (url.endsWith('.js')) return response.writeHead(404).end();
    if (url !== '/en/') return false;
    const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy };
    return response.writeHead(200, headers).end(html);
  });
  places.push(chat, short, site, page);
});
afterAll(() => {
  for (const place of places) place.close();
});

describe.each(Object.entries(all))('%s', (_, { start, without }) => {
  test.skipIf(without)(`the order arrives behind the redirect ${without}`, { timeout: 180_000 }, async () => {
    const engine = await start([]);
    try {
      await engine.goto(`${page.url}/en/`);
      await engine.evaluate("document.documentElement.style.scrollBehavior = 'auto'");
      const shown = `getComputedStyle(${element('.plain-order textarea')}).visibility === 'visible'`;
      await expect.poll(() => engine.evaluate(shown), patient).toBe(true);
      await engine.click('.plain-order textarea');
      await engine.type('DAP');
      await engine.click('.plain-order [type=submit]');
      await expect.poll(() => chats.join(), patient).toContain('DAP');
      expect(chats.splice(0).join()).toContain('طلب جديد');
    } finally {
      await engine.close();
    }
  });
});
