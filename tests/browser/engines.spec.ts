import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as company from '../../widgets/company/facts.ts';
import { formatNumber } from '../../widgets/language/i18n.ts';
import type { Language } from '../../widgets/language/languages.ts';
import { type Engine, element, whyNot } from '../stage/engine.ts';
import { firefox } from '../stage/firefox.ts';
import { chatOf } from '../stage/form.ts';
import { hydrated } from '../stage/hydrated.ts';
import { partnerHtml, strictPolicy } from '../stage/partner-page.ts';
import { listen, ourSite, type Place } from '../stage/servers.ts';
import { watch } from '../stage/watch.ts';
import { webkit } from '../stage/webkit.ts';
import { widgetTexts } from '../stage/widget-texts.ts';

let ours: Place;
let partner: Place;
/** What Firefox itself reports. */
const noise: string[] = [];
/** Violations of the partner's policy, which browsers report from the first byte on. */
const reports: string[] = [];
/** What the opened tabs say of their `opener`. */
const openers: string[] = [];
/** Our server refuses files whose path holds this. */
let refused = '';
/** What it was asked for and refused. */
const requested: string[] = [];

beforeEach(async () => {
  ours = await ourSite((request, response) => {
    if (refused && request.url?.includes(`/${refused}`)) {
      requested.push(request.url);
      return request.socket.destroy();
    }
    if (request.url !== '/watch.js') return false;
    return response.writeHead(200, { 'content-type': 'text/javascript' }).end(watch);
  });
  const policy = `${strictPolicy(ours.url)}; report-uri /report`;
  const head = `<script src="${ours.url}/watch.js"></script>`;
  const form = '<dap-order-form><a href="https://wa.me/1">WhatsApp</a></dap-order-form>';
  const page = partnerHtml(ours.url, { lang: 'ar', head, body: form });
  const card = partnerHtml(ours.url, { lang: 'ar', head, body: '<dap-business-card></dap-business-card>' });
  const html = { 'content-type': 'text/html; charset=utf-8' };
  partner = await listen(
    createServer(async (request, response) => {
      const { url } = request;
      if (url === '/report') reports.push(await text(request));
      if (url?.startsWith('/opener')) openers.push(url);
      // Stands in for WhatsApp: the tab says whether it could reach back, and closes.
      const chat = "<script>fetch('/opener/' + (window.opener === null)).then(() => close())</script>";
      if (url === '/chat') return response.writeHead(200, html).end(chat);
      return response
        .writeHead(200, { ...html, 'content-security-policy': policy })
        .end(url === '/card' ? card : page);
    }),
  );
});
afterEach(() => {
  refused = '';
  requested.splice(0);
  ours?.close();
  partner?.close();
});

/** Engines start slowly on a busy machine. */
const patient = { timeout: 10_000 };
/** A click would miss what still scrolls. */
const calm = "document.documentElement.style.scrollBehavior = 'auto'";

/** What lies below the first screen is laid out after it, and moves until then. */
const laidOut = (engine: Engine) =>
  expect.poll(() => engine.evaluate("'unfolded' in document.documentElement.dataset"), patient).toBe(true);

/** Where the form stands, and the language it speaks there. */
const places: Record<string, (engine: Engine) => Promise<Language>> = {
  'a partner’s page under a strict policy': async (engine) => {
    await engine.goto(partner.url);
    return 'ar';
  },
  'our own site': async (engine) => {
    await engine.goto(`${ours.url}/en/`);
    await laidOut(engine);
    // Nothing but the boot script has run yet: React comes with the first touch.
    await engine.evaluate(`(() => {${watch}})()`);
    await engine.evaluate(calm);
    return 'en';
  },
};

for (const [name, start] of Object.entries({ Firefox: firefox, WebKit: webkit })) {
  const reason = whyNot(name as 'Firefox' | 'WebKit');
  describe.skipIf(reason)(reason ? `${name}: ${reason}` : name, () => {
    let engine: Engine;
    const value = (field: string) => engine.evaluate(`${element(`[name=${field}]`)}?.value`);
    const shown = (selector: string) => engine.evaluate(`${element(selector)}?.textContent ?? ''`);

    beforeAll(async () => {
      engine = await start(noise);
    });
    afterAll(() => engine?.close());
    afterEach(async () => {
      expect([...noise.splice(0), ...reports.splice(0)]).toEqual([]);
    });

    test.each(Object.keys(places))('an order can be sent from %s', async (place) => {
      const language = await places[place]?.(engine);
      const texts = widgetTexts[language ?? 'ar'];
      await expect.poll(() => value('name'), patient).toBe('');
      await engine.evaluate(`window.open = ((open) => (...given) => {
        window.given = given;
        return open.call(window, '${partner.url.replace('127.0.0.1', 'localhost')}/chat', ...given.slice(1));
      })(window.open)`);

      await engine.click('[name=name]');
      await engine.type('ليث');
      await expect.poll(() => engine.evaluate(hydrated(element('form'))), patient).toBe(true);
      await engine.press('Tab');
      await engine.press('Tab');
      await engine.press('Enter');
      await expect.poll(() => shown('form [role=listbox]'), patient).toContain('+964');
      await engine.press('ArrowDown');
      const active = `${element('form [role=option]:nth-of-type(2)')}.id === ${element('form [role=combobox]')}.getAttribute('aria-activedescendant')`;
      await expect.poll(() => engine.evaluate(active), patient).toBe(true);
      await engine.press('Enter');
      await expect.poll(() => value('countryCode'), patient).toBe('+964');
      await engine.press('Tab');
      await engine.type('٠٧٧٠١٢٣٤٥٦٧');
      await engine.press('Tab');
      await engine.type('laith@example.com');
      await engine.press('Tab');
      const less = String(company.minimumOrder - 1);
      await engine.type(`${less}x`);
      expect(await value('quantity')).toBe(less);

      await engine.click('[type=submit]');
      await expect.poll(() => shown('.toast strong'), patient).toBe(texts['toast.errorTitle']);
      expect(await shown('.toast p')).toContain(formatNumber(company.minimumOrder, language ?? 'ar'));
      const covered = `${element('.toast')}.getBoundingClientRect().height / innerHeight`;
      expect(await engine.evaluate(covered)).toBeLessThan(0.25);
      expect(openers).toEqual([]);

      await engine.type('٠');
      expect(await value('quantity')).toBe(`${less}0`);
      await engine.click('[type=submit]');
      await expect.poll(() => openers.splice(0), patient).toEqual(['/opener/true']);
      const [address, target] = await engine.evaluate<string[]>('window.given');
      const { origin, pathname, searchParams } = new URL(address ?? '');
      expect([origin, pathname, target]).toEqual(['https://wa.me', `/${chatOf('+964')}`, '_blank']);
      const message = searchParams.get('text');
      expect(message).toContain('الاسم: ليث');
      expect(message).toContain('+9647701234567');
      expect(message).toContain(`الكمية المطلوبة: ${less}0 طن`);
      await expect.poll(() => shown('.toast strong'), patient).toBe(texts['toast.successTitle']);
      for (const field of ['name', 'phone', 'email', 'quantity']) expect(await value(field)).toBe('');
      expect(await value('countryCode')).toBe(company.defaultCountry);
      expect(await engine.evaluate('window.noise')).toEqual([]);
    });

    test.each(['view-', 'order-form.view-', 'ar-'])(
      'the form comes when the connection is back, after %s could not be fetched',
      async (file) => {
        refused = file;
        await engine.goto(partner.url);
        await expect.poll(() => requested.join(), patient).toContain(`/embed/${file}`);
        await expect.poll(() => engine.evaluate('window.failed'), patient).toBe('load');
        expect(await engine.evaluate(`${element('.fallback')}.className`)).toBe('fallback');
        refused = '';
        noise.splice(0);
        await engine.evaluate(`dispatchEvent(new Event('online'))`);
        await expect.poll(() => value('name'), patient).toBe('');
      },
    );

    test('a card comes when the connection is back, after what both cards share could not be fetched', async () => {
      refused = 'cards-';
      await engine.goto(`${partner.url}/card`);
      await expect.poll(() => requested.join(), patient).toContain('/embed/cards-');
      await expect.poll(() => engine.evaluate('window.failed'), patient).toBe('load');
      refused = '';
      noise.splice(0);
      await engine.evaluate(`dispatchEvent(new Event('online'))`);
      await expect.poll(() => shown('.business-card button'), patient).not.toBe('');
    });

    test('the list of country codes opens at the next press, after it could not be fetched', async () => {
      refused = 'select-listbox-';
      await engine.goto(partner.url);
      await expect.poll(() => value('name'), patient).toBe('');
      await engine.click('form [role=combobox]');
      await expect.poll(() => requested.join(), patient).toContain('/embed/select-listbox-');
      await engine.click('[name=name]');
      refused = '';
      noise.splice(0);
      await engine.click('form [role=combobox]');
      await expect.poll(() => shown('form [role=listbox]'), patient).toContain('+964');
    });

    test.each(['main-', 'home-', 'en-'])(
      'our own site comes alive, after %s could not be fetched',
      async (file) => {
        refused = file;
        await engine.goto(`${ours.url}/en/`);
        await laidOut(engine);
        await engine.evaluate(calm);
        await engine.click('[name=name]');
        await engine.type('Laith');
        await expect.poll(() => requested.join(), patient).toContain(`/assets/${file}`);
        expect(await engine.evaluate(hydrated(element('form')))).toBe(false);
        refused = '';
        noise.splice(0);
        await expect.poll(() => engine.evaluate(hydrated(element('form'))), patient).toBe(true);
        expect(await value('name')).toBe('Laith');
      },
    );
  });
}
