import { createServer, type RequestListener } from 'node:http';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { serveBuilt } from '../../src/publish/serve.ts';
import { anotherBuild } from '../stage/another-build.ts';
import { field, fill, panel, partnerForm, submit, untilHydrated } from '../stage/form.ts';
import { dist, listen, type Place } from '../stage/servers.ts';
import { stage } from '../stage/stage.ts';

const set = stage();
let site: Place;
let down = false;
let serve: RequestListener;

beforeAll(async () => {
  site = await listen(
    createServer((request, response) => {
      if (down) request.socket.destroy();
      else serve(request, response);
    }),
  );
});
afterAll(() => site.close());
beforeEach(() => {
  down = false;
  serve = serveBuilt(dist) as RequestListener;
});

/** A visit during which the browser may keep the site. */
const visit = (path: string) => set.open(site.url + path, { serviceWorkers: 'allow' });
/**
 * Touches the page and turns to something else, when the browser begins to keep it; a window without a screen is
 * never hidden.
 */
async function turnAway(page: Page) {
  await untilHydratedByTouch(page);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
}
const kept = (page: Page, path: string) =>
  expect
    .poll(() => page.evaluate(async (one) => Boolean(await caches.match(one)), path), { timeout: 30_000 })
    .toBe(true);
/** The browser says on its own that a request failed. */
const quiet = () => set.noise.splice(0, set.noise.length, ...set.noise.filter((one) => !/ERR_/.test(one)));

describe('after the first visit, without a network', () => {
  test('every route is there in the visited language, with its cards and codes', async () => {
    const page = await visit('/fr/');
    await turnAway(page);
    await kept(page, '/fr/c/');
    down = true;
    await page.reload();
    await page.locator('.business-card .button').click();
    await page.getByRole('dialog').locator('.qr').waitFor();
    await page.goto(`${site.url}/fr/company-profile`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.goto(`${site.url}/fr/c`);
    await page.locator('main a[download]').waitFor();
    await page.goto(`${site.url}/fr/employee-card?from=mail`);
    for (const [name, value] of Object.entries({ name: 'Hélène', title: 'Gérante' }))
      await field(page, name).fill(value);
    await submit(page).click();
    await page.locator('.badge .qr').waitFor();
    await page.locator('.badge .qr-small').waitFor();
    quiet();
  });

  test('an order is composed, and offered when the network is back', async () => {
    const page = await visit('/en/');
    await turnAway(page);
    await kept(page, '/en/c/');
    down = true;
    await page.reload();
    await page.context().setOffline(true);
    await fill(page);
    await submit(page).click();
    await panel(page).waitFor();
    expect(await field(page, 'name').inputValue()).toBe('Laith');
    down = false;
    await page.context().setOffline(false);
    const chat = panel(page).locator('a[href^="https://wa.me/"]').first();
    await chat.waitFor();
    expect(decodeURIComponent((await chat.getAttribute('href')) ?? '')).toContain('الاسم: Laith');
    quiet();
  });

  test('a language that the page is switched to is kept as well', async () => {
    const page = await visit('/en/');
    await turnAway(page);
    await kept(page, '/en/c/');
    await page.locator('footer a[hreflang=ja]').click();
    await kept(page, '/ja/c/');
    down = true;
    await page.goto(`${site.url}/ja/`);
    expect(await page.locator('html').getAttribute('lang')).toBe('ja');
    quiet();
  });
});

test('two builds never mix: a page keeps the files it began with, and the next visit has the other build whole', async () => {
  const page = await visit('/en/');
  await turnAway(page);
  await kept(page, '/en/c/');
  await page.reload();
  await untilHydratedByTouch(page);
  serve = serveBuilt(anotherBuild()) as RequestListener;
  const context = page.context();
  // The old page fetches late files, which the server has no more.
  await page.locator('.thumb').first().click();
  await page.getByRole('dialog').waitFor();

  const asked: string[] = [];
  const second = await context.newPage();
  second.on('response', (response) => asked.push(`${response.status()} ${response.url()}`));
  await second.goto(`${site.url}/en/`);
  expect(await second.locator('meta[name=build]').count()).toBe(1);
  await untilHydratedByTouch(second);
  expect(asked.filter((one) => !one.startsWith('200'))).toEqual([]);
  await expect
    .poll(() => second.evaluate(async () => (await caches.keys()).length), { timeout: 30_000 })
    .toBe(2);
  await expect.poll(() => second.evaluate(waiting), { timeout: 30_000 }).toBe(true);

  // The new worker takes over when nothing of the old build is open any more.
  await Promise.all([page.close(), second.close()]);
  const builds = async () => {
    for (const former of context.pages()) await former.close();
    const next = await context.newPage();
    await next.goto(`${site.url}/en/`);
    return next.evaluate(async () => (await caches.keys()).length);
  };
  await expect.poll(builds, { timeout: 30_000, interval: 1000 }).toBe(1);
  const [third] = context.pages();
  if (!third) throw new Error('There is no page.');
  down = true;
  await third.reload();
  expect(await third.locator('meta[name=build]').count()).toBe(1);
  await untilHydratedByTouch(third);
  quiet();
});

const waiting = async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting);

async function untilHydratedByTouch(page: Page) {
  await field(page, 'name').focus();
  await untilHydrated(page, "document.querySelector('#order-form form')");
}

describe('nothing is kept', () => {
  const registrations = (page: Page) =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

  test('on a partner’s page', async () => {
    const page = await partnerForm(set, 'lang="en"', { serviceWorkers: 'allow' });
    await fill(page);
    expect(await registrations(page)).toBe(0);
  });

  test('for a visitor who saves data', async () => {
    const page = await visit('/404');
    await page.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, 'connection', { get: () => ({ saveData: true }) }),
    );
    quiet();
    set.noise.splice(0);
    await page.goto(`${site.url}/en/`);
    await turnAway(page);
    expect(await registrations(page)).toBe(0);
  });

  test('where storage is refused, and the form works as ever', async () => {
    const page = await visit('/404');
    set.noise.splice(0);
    await page.addInitScript(() => {
      const refuse = () => {
        throw new DOMException('refused', 'SecurityError');
      };
      Object.defineProperty(Navigator.prototype, 'serviceWorker', { get: refuse });
      for (const name of ['localStorage', 'sessionStorage', 'caches'])
        Object.defineProperty(window, name, { get: refuse });
    });
    await page.goto(`${site.url}/en/`);
    await turnAway(page);
    await fill(page);
    const opening = page.context().waitForEvent('page');
    await submit(page).click();
    expect((await opening).url()).toContain('https://wa.me/');
  });
});
