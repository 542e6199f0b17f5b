import { createServer, type RequestListener } from 'node:http';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { serveBuilt } from '../../src/publish/serve.ts';
import { version } from '../../src/publish/versions/write-version.ts';
import { far, releases } from '../stage/deployed.ts';
import { element } from '../stage/engine.ts';
import { inEachEngine, patient } from '../stage/engines.ts';
import { good } from '../stage/form.ts';
import { hydrated } from '../stage/hydrated.ts';
import { partnerHtml } from '../stage/partner-page.ts';
import { nextVersion } from '../stage/release.ts';
import { dist, listen, onePage, type Place } from '../stage/servers.ts';
import { watch } from '../stage/watch.ts';

const live = releases();
let server: Place;
/** What a host makes of its folders. */
let answer: RequestListener;
const serve = (folder: string) => serveBuilt(folder) as RequestListener;

// Each time an origin of its own, of which no engine has kept anything.
beforeEach(async () => {
  server = await listen(createServer((request, response) => answer(request, response)));
});
afterEach(() => server.close());

const tags = ['order-form', 'gallery', 'business-card', 'employee-card', 'language-switcher'];
const all = tags
  .map((tag) => `<dap-${tag} loading="eager"><a href="tel:+1">${tag}</a></dap-${tag}>`)
  .join('');
/** Takes down what happens on the page and which widgets have shown. */
const head = `<script>${watch}
  window.shown = [];
  addEventListener('dap-ready', ({ target }) => shown.push(target.localName));
</script>`;

type Kind = 'module' | 'classic';
const script = (address: string, kind: Kind) =>
  `<script ${kind === 'module' ? 'type="module"' : ''} src="${server.url}${address}"></script>`;
const pinned = `/embed/${version}/embed.js`;
const moving = '/embed.js';
const line = (runs: string, other: string) =>
  `warn embed.js: ${runs} runs the tags of this page, ${other} is left out. Keep one of the two scripts.`;

/** Two scripts as a page has them, with the one that runs first. */
const meetings = (['module', 'classic'] as const).flatMap((one) =>
  (['module', 'classic'] as const).flatMap((other) =>
    [
      [pinned, moving],
      [moving, pinned],
    ].map((addresses) => ({
      name: `${addresses[0] === pinned ? 'the former' : 'the next'} as a ${one} script, then the other as a ${other} one`,
      scripts: [
        [addresses[0] ?? '', one],
        [addresses[1] ?? '', other],
      ] as [string, Kind][],
      // A module waits until the page has been read.
      runs: addresses[one === 'module' && other === 'classic' ? 1 : 0] === pinned ? version : nextVersion,
    })),
  ),
);

inEachEngine(({ evaluate, is, there, open, fill, order, click }) => {
  let partner: Place | undefined;
  afterEach(() => partner?.close());
  const visit = async (body: string, scripts?: string, query = '') => {
    partner = await onePage(partnerHtml(server.url, { head, body, ...(scripts && { scripts }) }));
    await open(`${partner.url}/${query}`);
  };
  const noise = () => evaluate<string[]>('noise');
  const allShow = () =>
    expect
      .poll(async () => (await evaluate<string[]>('shown')).sort(), patient)
      .toEqual(tags.map((one) => `dap-${one}`).sort());

  test('our site goes on over a deployment', async () => {
    answer = serve(live.first());
    await open(`${server.url}/en/`);
    await click('form.form [name=name]');
    await is(hydrated(element('form.form')));
    live.deploy(live.next);
    await click('.thumb');
    await there('dialog[open] img');
    await click('dialog[open] .shut');
    await is(`!${element('dialog[open]')}`);
    await order();
    await click('footer a[href="/en/company-profile"]');
    await is("document.querySelector('main h1')?.textContent === 'Company profile'");
  });

  test.each(['before', 'after'])(
    'our site sends an order from a tab whose files the host has not kept, %s React came',
    async (when) => {
      answer = serve(dist);
      await open(`${server.url}/en/`);
      await evaluate('void (window.open = (url) => ({ url: (window.chat = url) }))');
      if (when === 'after') {
        await click('form.form [name=name]');
        await is(hydrated(element('form.form')));
      }
      answer = serve(live.next);
      await fill();
      await click('form.form [type=submit]');
      // Without React the order stands in a letter that the browser itself sends.
      await is(
        `Boolean(window.chat || document.querySelector('.letter textarea')?.value.includes('${good.name}'))`,
      );
    },
  );

  test('a partner’s page gets its form from the former script', async () => {
    answer = serve(live.first());
    await visit(far);
    await is("Boolean(customElements.get('dap-order-form'))");
    live.deploy(live.next);
    await evaluate("document.querySelector('dap-order-form').scrollIntoView()");
    await order();
    expect(await noise()).toEqual([]);
  });

  test('a browser that has kept the former script gets all widgets from a host that has kept none of its files', async () => {
    const [former, next] = [serve(dist), serve(live.next)];
    answer = (request, response) => (request.url === moving ? former : next)(request, response);
    await visit(all);
    await allShow();
    expect(await evaluate('failed')).toBe('load');
    expect(await evaluate('nextRelease')).toBe(true);
    await order();
    expect(await noise()).toEqual([]);
  });

  test('where the next script is there before its files, the form comes with them', async () => {
    const next = serve(live.next);
    let half = true;
    answer = (request, response) => {
      if (!half || request.url?.startsWith(moving)) next(request, response);
      else response.writeHead(404, { 'cache-control': 'no-store', 'access-control-allow-origin': '*' }).end();
    };
    await visit('<dap-order-form><a href="https://wa.me/1">WhatsApp</a></dap-order-form>');
    await is("window.failed === 'load'");
    await is("document.querySelector('dap-order-form a').getClientRects().length > 0");
    half = false;
    await order();
    expect(await noise()).toEqual([]);
  });

  describe('two versions on a page live side by side, and one line names both:', () => {
    beforeAll(() => {
      live.first();
      live.deploy(live.next);
      answer = serve(live.folder);
    });

    test.each(meetings)('$name', async ({ scripts, runs }) => {
      await visit(all, scripts.map((one) => script(...one)).join(''));
      await allShow();
      await order();
      expect(await noise()).toEqual([line(runs, runs === version ? nextVersion : version)]);
    });

    test('the second one three times', async () => {
      const again = script(moving, 'classic').repeat(2);
      await visit(all, script(pinned, 'classic') + again + script(moving, 'module'));
      await allShow();
      expect(await noise()).toEqual([line(version, nextVersion)]);
    });

    test('a doctor comes, once, and tells which is left out', async () => {
      await visit(all, script(moving, 'classic') + script(pinned, 'classic'), '?dap-doctor');
      await is(
        `Boolean(document.querySelector('[data-dap-doctor]')?.shadowRoot.textContent.includes('Version ${nextVersion}, from ${server.url}. Left out: ${version}.'))`,
      );
      await allShow();
      expect(await evaluate("document.querySelectorAll('[data-dap-doctor]').length")).toBe(1);
    });

    test('the same version from two addresses says nothing', async () => {
      await visit(all, script(`/embed/${nextVersion}/embed.js`, 'classic') + script(moving, 'module'));
      await allShow();
      expect(await noise()).toEqual([]);
    });
  });
});
