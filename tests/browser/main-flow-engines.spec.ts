import { createServer, type RequestListener } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { serveBuilt } from '../../src/publish/serve.ts';
import { asking } from '../stage/asking.ts';
import { type Engine, element, whyNot } from '../stage/engine.ts';
import { firefox } from '../stage/firefox.ts';
import { hydrated } from '../stage/hydrated.ts';
import { partnerHtml } from '../stage/partner-page.ts';
import { presentChromium } from '../stage/present-chromium.ts';
import { dist, listen, type Place } from '../stage/servers.ts';
import { webkit } from '../stage/webkit.ts';

/**
 * What a visitor does beside ordering (`engines.spec.ts`) and while a deployment goes on (`deploy.spec.ts`), in three
 * engines: languages, pictures, both cards, paper, hours without a network.
 */
const engines: Record<string, { start: (noise: string[]) => Promise<Engine>; without: string }> = {
  Chromium: { start: presentChromium, without: '' },
  Firefox: { start: firefox, without: whyNot('Firefox') },
  WebKit: { start: webkit, without: whyNot('WebKit') },
};
/** What React has taken over, as the place has it. */
const places = ['our site', 'a partner’s page'] as const;
const person = { name: 'Laith', title: 'Sales', phone: '0790000000', email: 'laith@example.com' };

/** React comes with the first. */
const touch = "document.body.dispatchEvent(new Event('pointerup', { bubbles: true }))";

/** Notes what would be printed or saved, which a browser asks a person about. */
const onPaper = `(() => {
  const frames = Object.getOwnPropertyDescriptor(HTMLIFrameElement.prototype, 'contentWindow');
  Object.defineProperty(HTMLIFrameElement.prototype, 'contentWindow', {
    get() {
      const view = frames.get.call(this);
      if (view) view.print = () => {
        const [sheet] = view.document.adoptedStyleSheets;
        window.printed = [sheet.cssRules[0].cssText, view.document.title, inked(view.document.querySelector('canvas'))];
      };
      return view;
    },
  });
  const inked = (canvas) => new Set(canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height).data).size > 2;
  const { createObjectURL } = URL;
  URL.createObjectURL = (blob) => {
    window.type = blob.type;
    return createObjectURL(blob);
  };
  const { click } = HTMLAnchorElement.prototype;
  HTMLAnchorElement.prototype.click = function () {
    if (this.download) window.saved = [this.download, window.type];
    else click.call(this);
  };
})()`;

let site: Place;
let partner: Place;
let down = false;

beforeAll(async () => {
  const built = serveBuilt(dist) as RequestListener;
  site = await listen(
    createServer((request, response) => {
      if (down) request.socket.destroy();
      else built(request, response);
    }),
  );
  partner = await listen(
    createServer((request, response) => {
      const tags = (request.url ?? '').slice(1).split(',');
      const body = tags.map((tag) => `<dap-${tag} loading="eager"></dap-${tag}>`).join('');
      const html = { 'content-type': 'text/html; charset=utf-8' };
      response.writeHead(200, html).end(partnerHtml(site.url, { lang: 'en', body }));
    }),
  );
});
afterAll(() => {
  site.close();
  partner.close();
});

for (const [name, { start, without }] of Object.entries(engines)) {
  describe.skipIf(without)(without ? `${name}: ${without}` : name, { timeout: 90_000 }, () => {
    const noise: string[] = [];
    let engine: Engine;
    const { is, there, gone, value, open } = asking(() => engine);
    beforeAll(async () => {
      engine = await start(noise);
    }, 120_000);
    afterAll(() => engine?.close());
    afterEach(() => expect(noise.splice(0)).toEqual([]));

    /** Opens what is wanted, on the site at a path, on a partner's page by its tags. */
    const visit = async (where: (typeof places)[number], path: string, tags: string) => {
      const ours = where === 'our site';
      await open(ours ? site.url + path : `${partner.url}/${tags}`);
      if (!ours) return;
      await is("'unfolded' in document.documentElement.dataset || !document.querySelector('#order-form')");
      await engine.evaluate(touch);
    };
    const fill = async (fields: Record<string, string>) => {
      for (const [field, text] of Object.entries(fields)) {
        await engine.click(`form.form [name=${field}]`);
        await engine.type(text);
      }
    };
    const html = (attribute: 'lang' | 'dir') => `document.documentElement.${attribute}`;

    test('on our site a language is chosen, what was typed stays, and the next visit begins in it', async () => {
      await visit('our site', '/en/', '');
      await fill({ name: 'Laith' });
      await is(hydrated(element('form.form')));
      for (const [language, direction] of Object.entries({ fa: 'rtl', ja: 'ltr' })) {
        await engine.click(`footer a[hreflang=${language}]`);
        await is(`${html('lang')} === '${language}' && ${html('dir')} === '${direction}'`);
        await is(`location.pathname === '/${language}/'`);
        expect(await value('form.form [name=name]')).toBe('Laith');
      }
      await open(site.url);
      await is(`${html('lang')} === 'ja' && location.pathname === '/ja/'`);
      await engine.evaluate("void (document.cookie = 'dap_lng=; path=/; max-age=0')");
      await engine.evaluate('sessionStorage.clear()');
    });

    test('on a partner’s page a language is chosen, and nothing but our elements changes', async () => {
      await visit('a partner’s page', '', 'language-switcher,order-form');
      await there('dap-order-form form.form [name=name]');
      await fill({ name: 'Laith' });
      await engine.click('dap-language-switcher [role=combobox]');
      await there('dap-language-switcher [role=option]');
      await engine.click(
        'dap-language-switcher [role=option] [lang=fa], dap-language-switcher [role=option][lang=fa]',
      );
      await is(`${element('dap-order-form .widget')}.lang === 'fa'`);
      await is(`getComputedStyle(${element('dap-order-form .widget')}).direction === 'rtl'`);
      expect(await value('form.form [name=name]')).toBe('Laith');
      expect(await engine.evaluate(html('lang'))).toBe('en');
      expect(await engine.evaluate('document.cookie + localStorage.length + sessionStorage.length')).toBe(
        '00',
      );
    });

    const counter = (at: number) =>
      is(`${element('dialog[open] .counter')}?.textContent.match(/\\d+/g)?.join() === '${at},12'`);

    test.each(places)('on %s pictures open, go around and close, by key and by Back', async (where) => {
      await visit(where, '/en/', 'gallery');
      await there('.thumb');
      const before = await engine.evaluate<string>('location.href');
      await engine.click('.thumb');
      await counter(1);
      await is(`${element('dialog[open] img')}.naturalWidth > 0`);
      await engine.press('ArrowLeft');
      await counter(12);
      await engine.press('ArrowRight');
      await counter(1);
      await engine.click('dialog[open] .after');
      await counter(2);
      await engine.press('Escape');
      await gone('dialog[open]');
      await engine.click('.thumb');
      await counter(1);
      await engine.evaluate('history.back()');
      await gone('dialog[open]');
      expect(await engine.evaluate('location.href')).toBe(before);
    });

    test.each(places)('on %s the company’s card shows its code and gives its file', async (where) => {
      await visit(where, '/en/', 'business-card');
      await there('.business-card .button');
      await engine.click('.business-card .button');
      await there('dialog[open] .qr');
      const file = `${element('dialog[open] a[download]')}`;
      expect(await engine.evaluate(`${file}.href`)).toMatch(/^data:text\/vcard;charset=utf-8,BEGIN%3AVCARD/);
      await engine.press('Escape');
      await gone('dialog[open]');
    });

    test.each(places)('on %s a card of the staff is made, printed and saved', async (where) => {
      await visit(where, '/en/employee-card', 'employee-card');
      await there('form.form [name=title]');
      await engine.evaluate(onPaper);
      await fill(person);
      await is(hydrated(element('form.form')));
      await engine.click('form.form [type=submit]');
      await there('.badge .qr');
      const file = decodeURIComponent(await engine.evaluate<string>(`${element('a[download]')}.href`));
      for (const line of [`FN:${person.name}`, `TITLE:${person.title}`, 'TEL;TYPE=WORK,VOICE:+962790000000'])
        expect(file).toContain(`${line}\r\n`);
      await engine.click('.preview > .ways button:last-of-type');
      await is('Boolean(window.printed)');
      const [rule, title, inked] = await engine.evaluate<string[]>('window.printed');
      expect([title, inked]).toEqual([person.name, true]);
      expect(rule).toMatch(/@page/);
      await engine.click('.preview > .ways button:nth-last-of-type(2)');
      await is('Boolean(window.saved)');
      expect(await engine.evaluate('window.saved')).toEqual([`${person.name}.png`, 'image/png']);
      await engine.evaluate('sessionStorage.clear()');
    });

    test('the company’s profile is printed by its button', async () => {
      await visit('our site', '/en/company-profile', '');
      await engine.evaluate('void (window.print = () => { window.printed = true; })');
      await is(`(${touch}, ${hydrated("document.querySelector('header')")})`);
      await engine.click('.profile-top button');
      await is('window.printed === true');
    });

    // In Chromium `offline.spec.ts` asks more of it.
    test.skipIf(name === 'Chromium')(
      'without a network the pages and cards of the language are there',
      async () => {
        await visit('our site', '/fr/', '');
        await engine.click('form.form [name=name]');
        await is(hydrated(element('form.form')));
        await engine.evaluate("document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))");
        await is("caches.match('/fr/c/').then(Boolean)");
        await is("navigator.serviceWorker.ready.then(({ active }) => active?.state === 'activated')");
        down = true;
        try {
          await open(`${site.url}/fr/employee-card`);
          await there('form.form [name=title]');
          await visit('our site', '/fr/', '');
          await engine.click('.business-card .button');
          await there('dialog[open] .qr');
        } finally {
          down = false;
        }
      },
    );
  });
}
