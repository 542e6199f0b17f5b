import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { chatOf } from '../stage/form.ts';
import {
  anywhere,
  type OldChromium,
  type OldVersion,
  oldChromium,
  whyNotOld,
} from '../stage/old-chromium.ts';
import { partnerHtml, strictPolicy } from '../stage/partner-page.ts';
import { onePage, ourSite, type Place } from '../stage/servers.ts';
import { widgetTexts } from '../stage/widget-texts.ts';

const { ar, fr } = widgetTexts;
/** Old programs on a busy machine take their time; only a failure waits so long. */
const patient = { timeout: 20_000 };

/** Drafts that this page never wrote, or wrote years ago. */
const foreign = [
  '{}',
  '1',
  '"x"',
  '[]',
  'null',
  '{"fields":null}',
  '{"opened":true}',
  '{"fields":{},"opened":true}',
];

for (const version of [106, 119] satisfies OldVersion[]) {
  const reason = whyNotOld(version);
  describe.skipIf(reason)(`Chromium ${version}${reason && `: ${reason}`}`, { timeout: 120_000 }, () => {
    let browser: OldChromium;
    let site: Place;
    let partner: Place;
    const noise: string[] = [];

    beforeAll(async () => {
      site = await ourSite();
      const body = '<dap-order-form><a href="https://wa.me/1">WhatsApp</a></dap-order-form>';
      const headers = { 'content-security-policy': strictPolicy(site.url) };
      partner = await onePage(partnerHtml(site.url, { lang: 'ar', body }), headers);
      browser = await oldChromium(version, noise);
    }, 120_000);
    afterAll(async () => {
      await browser?.close();
      site?.close();
      partner?.close();
    });
    afterEach(() => expect(noise.splice(0)).toEqual([]));

    const text = (selector: string) => browser.evaluate<string>(`${anywhere(selector)}?.textContent ?? ''`);
    const value = (name: string) => browser.evaluate<string>(`${anywhere(`[name=${name}]`)}?.value`);
    const fill = async (name: string, words: string) => {
      await browser.click(`[name=${name}]`);
      await browser.type(words);
    };
    const hydrated = () =>
      expect
        .poll(
          () =>
            browser.evaluate(
              `Object.keys(${anywhere('form, .thumb, .header')} ?? {}).some((key) => key.startsWith('__reactProps'))`,
            ),
          patient,
        )
        .toBe(true);
    /** Says whether an element lies within the screen, and nothing lies over its middle. */
    const onScreen = (selector: string) =>
      browser.evaluate<boolean>(`(() => {
        const found = ${anywhere(selector)};
        if (!found) return false;
        const { left, top, right, bottom } = found.getBoundingClientRect();
        const hit = found.getRootNode().elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight && found.contains(hit);
      })()`);

    test.each(['our own site', 'a partner’s page under a strict policy'])(
      'an order can be sent from %s',
      async (where) => {
        await browser.goto(where === 'our own site' ? `${site.url}/ar/` : partner.url);
        await fill('name', 'ليث');
        await browser.click('.phone [role=combobox]');
        await expect.poll(() => onScreen('[role=listbox]'), patient).toBe(true);
        const gap = `${anywhere('[role=listbox]')}.getBoundingClientRect().top - ${anywhere('.phone [role=combobox]')}.getBoundingClientRect().bottom`;
        expect(await browser.evaluate<number>(gap)).toBeCloseTo(4, 0);
        await browser.click('[role=option]:nth-of-type(2)');
        await expect.poll(() => text('.phone [role=combobox]'), patient).toContain('+964');
        await fill('phone', '٠٧٧٠١٢٣٤٥٦٧');
        await fill('email', 'laith@example.com');
        await fill('quantity', '٤٩٩');
        await expect
          .poll(() => browser.evaluate(`Boolean(${anywhere('.trade-facts')}?.offsetHeight)`), patient)
          .toBe(true);
        await browser.click('.trade-facts > summary');
        await expect
          .poll(() => browser.evaluate(`Boolean(${anywhere('.trade-facts label')})`), patient)
          .toBe(true);
        await browser.click('.trade-facts label');
        await browser.click('[type=submit]');
        await expect.poll(() => text('.toast strong'), patient).toBe(ar['toast.errorTitle']);
        expect(await onScreen('.toast')).toBe(true);
        expect(browser.chats).toEqual([]);

        await browser.type('٠');
        await browser.click('[type=submit]');
        await expect.poll(() => browser.chats.length, patient).toBe(1);
        const { origin, pathname, searchParams } = new URL(browser.chats.splice(0)[0] ?? '');
        expect([origin, pathname]).toEqual(['https://wa.me', `/${chatOf('+964')}`]);
        expect(searchParams.get('text')).toContain('الاسم: ليث');
        expect(searchParams.get('text')).toContain('+9647701234567');
        expect(searchParams.get('text')).toContain('4990 طن\nالتعبئة: أكياس 50 كغم\n');
        await expect.poll(() => text('.panel strong'), patient).toBe(ar['toast.successTitle']);
        await expect.poll(() => value('name'), patient).toBe('');
      },
    );

    test('what was typed is there again after a reload, and a foreign draft leaves the page standing', async () => {
      await browser.goto(`${site.url}/ar/`);
      await browser.evaluate(`sessionStorage.clear()`);
      await browser.goto(`${site.url}/ar/`);
      await browser.click('[name=name]');
      await hydrated();
      await browser.type('ليث');
      await expect
        .poll(() => browser.evaluate(`sessionStorage.getItem('dap_order') ?? ''`), patient)
        .toContain('ليث');
      await browser.goto(`${site.url}/ar/`);
      await expect.poll(() => value('name'), patient).toBe('ليث');
      for (const draft of foreign) {
        await browser.evaluate(`sessionStorage.setItem('dap_order', ${JSON.stringify(draft)})`);
        await browser.goto(`${site.url}/ar/`);
        await hydrated();
        // The form comes alive a little later than the page, and forgets what it cannot read.
        await expect
          .poll(() => browser.evaluate(`sessionStorage.getItem('dap_order') ?? 'none'`), patient)
          .toBe('none');
        expect(await text('h1')).not.toBe('');
        expect(await value('name')).toBe('');
      }
      await browser.evaluate(`sessionStorage.clear()`);
    });

    test('menu, language and the other pages', async () => {
      await browser.goto(`${site.url}/ar/`);
      await browser.click('.header [aria-haspopup=menu]');
      await expect.poll(() => onScreen('[role=menu]'), patient).toBe(true);
      await browser.click('[role=menu] button[aria-haspopup]');
      await browser.click('[role=menuitemradio][lang=fr]');
      await expect.poll(() => text('#order-title'), patient).toBe(fr['order.title']);
      expect(await browser.evaluate('document.documentElement.lang + location.pathname')).toBe('fr/fr/');
      await browser.click('.footer a[href="/fr/company-profile"]');
      await expect.poll(() => browser.evaluate('location.pathname'), patient).toBe('/fr/company-profile');
      await expect.poll(() => browser.evaluate(`document.querySelectorAll('h1').length`), patient).toBe(1);
      await browser.evaluate('history.back()');
      await expect.poll(() => text('#order-title'), patient).toBe(fr['order.title']);
    });

    test('pictures large, one after the other, and closed again', async () => {
      await browser.goto(`${site.url}/ar/`);
      await browser.click('.thumb');
      await expect.poll(() => text('.lightbox[open] .counter'), patient).toContain('1');
      await browser.click('.lightbox .after');
      await expect.poll(() => text('.lightbox[open] .counter'), patient).toContain('2');
      const whole = `${anywhere('.lightbox .slide:not([inert]) img:last-child')}?.naturalWidth > 0`;
      await expect.poll(() => browser.evaluate(whole), patient).toBe(true);
      await browser.click('.lightbox .shut');
      await expect
        .poll(() => browser.evaluate(`document.querySelector('.lightbox').open`), patient)
        .toBe(false);
    });

    test('the company’s card: a window with the code and the file', async () => {
      await browser.goto(`${site.url}/ar/`);
      await browser.click('#business-card [aria-haspopup=dialog]');
      await expect.poll(() => onScreen('dialog[open] svg.qr'), patient).toBe(true);
      const file = await browser.evaluate<string>(
        `decodeURIComponent(${anywhere('dialog[open] a[download]')}.href)`,
      );
      expect(file).toContain('BEGIN:VCARD');
      await browser.click('dialog[open] .close');
      await expect
        .poll(() => browser.evaluate(`document.querySelectorAll('dialog.dialog').length`), patient)
        .toBe(0);
    });

    test('a card of the staff', async () => {
      await browser.goto(`${site.url}/ar/employee-card`);
      await fill('name', 'ليث حداد');
      await fill('title', 'المبيعات');
      await browser.click('[type=submit]');
      await expect.poll(() => text('.badge strong'), patient).toBe('ليث حداد');
      await expect.poll(() => onScreen('.badge svg.qr'), patient).toBe(true);
    });

    /** Breaks something on the page, lets React come, and waits until it has failed. */
    const breaking = async (expression: string) => {
      await browser.goto(`${site.url}/ar/`);
      await browser.evaluate(`void (${expression})`);
      await browser.click('[name=name]');
      await expect.poll(() => noise.splice(0).join(), patient).toContain('broken on purpose');
      noise.splice(0);
    };

    test('a section that breaks keeps its words, and the others live on', async () => {
      await breaking(
        `window.IntersectionObserver = class extends IntersectionObserver {
          observe(element) {
            if (element.matches('#gallery *')) throw new Error('broken on purpose');
            super.observe(element);
          }
        }`,
      );
      const kept = `document.querySelectorAll('#gallery a.thumb[href]').length`;
      await expect.poll(() => browser.evaluate(kept), patient).toBe(12);
      await browser.click('#business-card [aria-haspopup=dialog]');
      await expect.poll(() => onScreen('dialog[open] svg.qr'), patient).toBe(true);
    });

    test('a page on which nothing can be rendered keeps its words and links', async () => {
      // Numbers are written by this in the sections and in the title of the page.
      await breaking(`Intl.NumberFormat = function () { throw new Error('broken on purpose'); }`);
      await expect.poll(() => text('#hero-title'), patient).not.toBe('');
      expect(await browser.evaluate(`document.querySelectorAll('main section').length`)).toBe(8);
      expect(await browser.evaluate(`document.querySelector('#order-form a').href`)).toContain(
        'https://wa.me/',
      );
      expect(await browser.evaluate(`document.querySelector('#order-form [type=submit]').disabled`)).toBe(
        true,
      );
      noise.splice(0);
    });
  });
}
