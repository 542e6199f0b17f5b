import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Engine, element, whyNot } from '../stage/engine.ts';
import { firefox } from '../stage/firefox.ts';
import { fill, good, hydrate, panel, submit } from '../stage/form.ts';
import { present } from '../stage/host-servers.ts';
import { hydrated } from '../stage/hydrated.ts';
import { partnerHtml, partnerPage } from '../stage/partner-page.ts';
import { gone, nextRelease } from '../stage/release.ts';
import { dist, onePage, type Place } from '../stage/servers.ts';
import { stage } from '../stage/stage.ts';
import { webkit } from '../stage/webkit.ts';

const script = fileURLToPath(new URL('../../src/publish/deploy.mjs', import.meta.url));
const work = mkdtempSync(join(tmpdir(), 'releases-'));
let next: string;

beforeAll(() => {
  // nginx and Apache give up root's rights, and have to reach the folder.
  chmodSync(work, 0o755);
  next = nextRelease(join(work, 'next'));
}, 300_000);
afterAll(() => rmSync(work, { recursive: true, force: true }));

test('the two releases differ in what comes late', () => expect(gone(next).length).toBeGreaterThanOrEqual(6));

/** Where the releases are deployed, and its server. */
let folder: string;
let server: Place;
const deploy = (from: string, ...options: string[]) =>
  execFileSync('node', [script, folder, ...options], { env: { ...process.env, DIST: from } });
const far = '<div style="height: 6000px"></div><dap-order-form></dap-order-form>';

async function firstRelease(start: (root: string) => Promise<Place>) {
  folder = mkdtempSync(join(work, 'live-'));
  chmodSync(folder, 0o755);
  deploy(dist);
  server = await start(folder);
}

/** All that a visitor does with files that were not there when the tab was opened. */
async function goOn(page: Page) {
  await page.bringToFront();
  await page.locator('.thumb').first().click();
  await page.locator('dialog[open] img').first().waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => page.locator('dialog[open]').count()).toBe(0);
  await send(page);
  await page.locator('footer').getByRole('link', { name: 'Company profile' }).click();
  await page.getByRole('heading', { name: 'Company profile', level: 1 }).waitFor();
  expect(await page.evaluate(() => Reflect.get(window, 'sameTab'))).toBe(true);
}

async function send(page: Page) {
  await fill(page, good);
  const chat = page.context().waitForEvent('page');
  await submit(page).click();
  await chat;
  await panel(page).waitFor();
}

describe.each(present.filter(({ name }) => ['nginx', 'Caddy'].includes(name)))(
  '$title',
  ({ ready, start }) => {
    describe.runIf(ready)('while visitors are there', () => {
      beforeEach(() => firstRelease(start));
      afterEach(() => server.close());
      // After that, so that its pages are closed before their server is.
      const it = stage();
      const visit = async () => {
        const page = await it.open(`${server.url}/en/`);
        await hydrate(page);
        await page.evaluate(() => Reflect.set(window, 'sameTab', true));
        return page;
      };

      test('open tabs go on over a deployment and over its taking back', { timeout: 180_000 }, async () => {
        const first = await visit();
        deploy(next);
        const second = await visit();
        expect(await first.title()).not.toMatch(/^Next: /);
        expect(await second.title()).toMatch(/^Next: /);
        await goOn(first);
        deploy(next, '--rollback');
        await goOn(second);
        expect(await (await visit()).title()).not.toMatch(/^Next: /);
      });

      test('a partner’s page that holds the former script gets its form', async () => {
        const page = await partnerPage(it, { origin: server.url, body: far });
        await page.waitForFunction(() => customElements.get('dap-order-form'));
        deploy(next);
        await page.locator('dap-order-form').scrollIntoViewIfNeeded();
        await submit(page).waitFor();
        await send(page);
      });
    });
  },
);

describe.each(Object.entries({ Firefox: firefox, WebKit: webkit }))(
  '%s, while it is open',
  (name, launch) => {
    const reason = whyNot(name as 'Firefox' | 'WebKit');
    const patient = { timeout: 30_000 };
    let engine: Engine;
    beforeAll(async () => {
      if (!reason) engine = await launch([]);
    }, 120_000);
    afterAll(() => engine?.close());
    beforeEach(() => firstRelease(present[0]?.start ?? (() => Promise.reject(new Error('No server.')))));
    afterEach(() => server.close());
    const is = (expression: string) => expect.poll(() => engine.evaluate(expression), patient).toBe(true);
    const there = (selector: string) => is(`Boolean(${element(selector)})`);
    const open = async (address: string) => {
      await engine.goto(address);
      await engine.evaluate("document.documentElement.style.scrollBehavior = 'auto'");
      await engine.evaluate('void (window.open = (url) => ({ url: (window.chat = url) }))');
    };
    const order = async () => {
      for (const [field, value] of Object.entries(good)) {
        await engine.click(`form.form [name=${field}]`);
        await engine.type(value);
      }
      await engine.click('form.form [type=submit]');
      await is("Boolean(window.chat?.startsWith('https://wa.me/'))");
      await there('.panel');
    };

    test.skipIf(reason)(`our site goes on over a deployment ${reason}`, { timeout: 240_000 }, async () => {
      await open(`${server.url}/en/`);
      await engine.click('form.form [name=name]');
      await is(hydrated(element('form.form')));
      deploy(next);
      await engine.click('.thumb');
      await there('dialog[open] img');
      await engine.click('dialog[open] .shut');
      await is(`!${element('dialog[open]')}`);
      await order();
      await engine.click('footer a[href="/en/company-profile"]');
      await is("document.querySelector('main h1')?.textContent === 'Company profile'");
    });

    test.skipIf(reason)(
      `a partner’s page gets its form from the former script ${reason}`,
      { timeout: 240_000 },
      async () => {
        const partner = await onePage(partnerHtml(server.url, { body: far }));
        await open(partner.url);
        await is("Boolean(customElements.get('dap-order-form'))");
        deploy(next);
        await engine.evaluate("document.querySelector('dap-order-form').scrollIntoView()");
        await there('form.form [name=name]');
        await order();
        partner.close();
      },
    );
  },
);
