import { createServer, type RequestListener } from 'node:http';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { serveBuilt } from '../../src/publish/serve.ts';
import { element } from '../stage/engine.ts';
import { inEachEngine, patient } from '../stage/engines.ts';
import { good } from '../stage/form.ts';
import { hydrated } from '../stage/hydrated.ts';
import { partnerHtml } from '../stage/partner-page.ts';
import { dist, listen, onePage, ourSite, type Place } from '../stage/servers.ts';

let site: Place;
let partner: Place;
let away: Place;
/** Until it is kept, React waits. */
let promised: Promise<void> | undefined;
/** Files whose path holds one of these are refused, once each. */
const refused: string[] = [];
/** What was asked for of files that come late, without their hashes. */
const asked: string[] = [];

beforeAll(async () => {
  const built = serveBuilt(dist) as RequestListener;
  const present = await ourSite();
  const answer = await fetch(`${present.url}/en/`);
  const year = new Date().getFullYear();
  const lastYear = (await answer.text()).replaceAll(String(year), String(year - 1));
  const policy = answer.headers.get('content-security-policy') ?? '';
  present.close();
  const html = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy };
  site = await listen(
    createServer(async (request, response) => {
      const { url = '' } = request;
      // A file that a browser has kept would not be asked for.
      const { writeHead } = response;
      response.writeHead = (...given: [number]) => {
        response.setHeader('cache-control', 'no-store');
        return writeHead.apply(response, given);
      };
      if (/late|\.order-/.test(url)) asked.push(url.replace(/.*\/(.*?)-[^-]{8,10}\.js/, '$1'));
      const index = refused.findIndex((part) => url.includes(part));
      if (index >= 0) {
        refused.splice(index, 1);
        response.writeHead(503, { 'access-control-allow-origin': '*' }).end();
      } else if (url === '/en/') response.writeHead(200, html).end(lastYear);
      else {
        if (url.includes('/assets/main-')) await promised;
        built(request, response);
      }
    }),
  );
  const body = '<input id="own" name="own"><dap-order-form></dap-order-form>';
  partner = await onePage(partnerHtml(site.url, { body }));
  away = await onePage('<title>Away</title>');
});
afterAll(() => {
  for (const place of [site, partner, away]) place.close();
});

/** What is typed stays, and what comes late comes, in three engines. */
inEachEngine((visitor) => {
  const { name, evaluate, there, fill } = visitor;
  afterEach(async () => {
    await evaluate('sessionStorage.clear()');
    promised = undefined;
    refused.splice(0);
    asked.splice(0);
  });
  const value = (selector: string) => evaluate<string>(`${element(selector)}?.value ?? ''`);
  const open = async (address: string) => {
    await visitor.open(address);
    await there('form.form [name=name]');
  };

  // The first ones: engines keep in memory what another page had.
  const late: [where: string, file: string][] = [
    ['our site', 'order-late'],
    ['a partner’s page', 'order-late'],
    ['a partner’s page', '.order-'],
  ];
  test.each(late)('on %s the ways to send come, though %s failed once', async (where, file) => {
    refused.push(file);
    await open(where === 'our site' ? `${site.url}/en/` : partner.url);
    await evaluate('void (window.open = () => null)');
    await fill();
    await visitor.click('form.form [type=submit]');
    await there('.panel .ways');
    expect(refused).toEqual([]);
    const again = asked.filter((one) => one.includes(file.replace(/-$/, '')));
    expect(again.length).toBeGreaterThan(1);
    expect(await value('[name=email]')).toBe(good.email);
  });

  test('what was typed before React came stays on a page that was written last year', async () => {
    let keep = () => {};
    promised = new Promise((resolve) => {
      keep = resolve;
    });
    await open(`${site.url}/en/`);
    await visitor.click('[name=name]');
    await visitor.type('Laith');
    expect(await evaluate(hydrated(element('form.form')))).toBe(false);
    keep();
    await expect.poll(() => evaluate(hydrated(element('form.form'))), patient).toBe(true);
    await expect.poll(() => evaluate(hydrated(element('.footer'))), patient).toBe(true);
    expect(await value('[name=name]')).toBe('Laith');
    expect(await evaluate('document.activeElement.name')).toBe('name');
    await visitor.type('!');
    expect(await value('[name=name]')).toBe('Laith!');
  });

  // The last ones: after Back, Firefox does not say any more that a page has loaded.
  test.each(['a reload', 'Back'])('on a partner’s page it outlives %s as the page’s own do', async (way) => {
    await open(partner.url);
    await evaluate("document.getElementById('own').focus()");
    await visitor.type('own');
    await visitor.click('form.form [name=name]');
    await visitor.type('Laith');
    if (way === 'Back') await visitor.goto(away.url);
    const leave = way === 'Back' ? 'history.back()' : 'location.reload()';
    await evaluate(`(window.left = setTimeout(() => ${leave}))`);
    // An engine may keep the whole page in memory for Back.
    if (way !== 'Back') await expect.poll(() => evaluate('window.left ?? 0'), patient).toBe(0);
    await there('form.form [name=name]');
    const own = await evaluate("document.getElementById('own').value");
    await expect.poll(() => value('form.form [name=name]'), patient).toBe(own && 'Laith');
    expect(own).toBe(way === 'Back' || name === 'Firefox' ? 'own' : '');
    expect(await evaluate('sessionStorage.length + localStorage.length')).toBe(0);
  });
});
