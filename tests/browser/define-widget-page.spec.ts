import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { probePage } from '../stage/probe-page.ts';

const it = probePage();
const { partner, addScript, ready, warnings, noise } = it;

describe('language and direction', () => {
  const speaks = () =>
    it.page.evaluate(() => {
      const widget = document.querySelector('dap-probe')?.shadowRoot?.querySelector<HTMLElement>('.widget');
      return `${widget?.lang} ${widget?.dir} ${widget?.querySelector('button')?.textContent}`;
    });

  test('follow the page live', async () => {
    await partner('<section><dap-probe></dap-probe></section>', 'fr-CA');
    await addScript();
    await ready();
    expect(await speaks()).toBe('fr ltr Fermer');
    await it.page.evaluate(() => document.documentElement.setAttribute('lang', 'fa'));
    await expect.poll(speaks).toBe('fa rtl بستن');
    await it.page.evaluate(() => document.querySelector('section')?.setAttribute('lang', 'ja'));
    await expect.poll(speaks).toBe('ja ltr 閉じる');
    await it.page.evaluate(() => document.querySelector('dap-probe')?.setAttribute('dir', 'rtl'));
    await expect.poll(speaks).toBe('ja rtl 閉じる');
  });

  test('an own language wins, and one that is unknown is Arabic, with a warning', async () => {
    await partner('<dap-probe lang="en"></dap-probe>', 'fr');
    await addScript();
    await ready();
    expect(await speaks()).toBe('en ltr Close');
    await it.page.evaluate(() => document.querySelector('dap-probe')?.setAttribute('lang', 'de'));
    await expect.poll(speaks).toBe('ar rtl إغلاق');
    expect(warnings()).toEqual([
      'warning: <dap-probe>: lang="de" is not understood, so "ar" is used. It takes "ar", "en", "fa", "fr", "ja".',
    ]);
    await it.page.evaluate(() => document.querySelector('dap-probe')?.removeAttribute('lang'));
    await expect.poll(speaks).toBe('fr ltr Fermer');
  });

  /** An English visitor comes to a page in this language. */
  const visitInEnglish = async (lang: string) => {
    await it.load({ locale: 'en-GB' });
    await it.page.evaluate((given) => {
      document.documentElement.lang = given;
      document.body.append(document.createElement('dap-probe'));
    }, lang);
    await addScript();
    await ready();
  };

  test.each(['de', 'es', 'tr', ''])('a page in “%s” gets the visitor’s language', async (lang) => {
    await partner('<dap-probe></dap-probe>', lang);
    await addScript();
    await ready();
    expect(await speaks()).toBe('ar rtl إغلاق');
    await visitInEnglish(lang);
    expect(await speaks()).toBe('en ltr Close');
  });

  test.each(['ku', 'ckb-IQ', 'ur'])('a page in “%s” gets Arabic, whoever visits it', async (lang) => {
    await visitInEnglish(lang);
    expect(await speaks()).toBe('ar rtl إغلاق');
  });

  test('a language that cannot be fetched leaves the former, and comes later', async () => {
    await partner('<dap-probe></dap-probe>', 'en');
    await addScript();
    await ready();
    it.refused = 'ja';
    await it.page.evaluate(() => document.documentElement.setAttribute('lang', 'ja'));
    await expect.poll(() => noise.join()).toContain('ERR_');
    expect(await speaks()).toBe('en ltr Close');
    it.refused = '';
    await expect.poll(speaks).toBe('ja ltr 閉じる');
    noise.splice(0);
  });
});

describe('a page that is not ours', () => {
  test('gets nothing but what it wrote: no globals, no storage, no node, no style', async () => {
    await partner('<p>Text</p><dap-probe></dap-probe>');
    const state = () =>
      it.page.evaluate(() => ({
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
    it.page.on('request', (request) => requests.push(request.url()));
    await addScript();
    await it.page.waitForTimeout(300);
    expect(requests).toHaveLength(1);
    await it.page.evaluate(() => document.querySelector('dap-probe')?.setAttribute('loading', 'eager'));
    await ready();
  });

  test('elements share their style sheets', async () => {
    await partner('<dap-probe></dap-probe><dap-probe></dap-probe>');
    await addScript();
    await it.page.locator('dap-probe output').nth(1).waitFor();
    const same = await it.page.evaluate(() => {
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
    expect(readFileSync(new URL(chunk, folder), 'utf8'), chunk).not.toMatch(
      /(import|from) ?\(?["'`][^"'`]*embed\.js/,
    );
});
