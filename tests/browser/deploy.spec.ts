import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { far, releases } from '../stage/deployed.ts';
import { fill, good, hydrate, panel, submit } from '../stage/form.ts';
import { present } from '../stage/host-servers.ts';
import { partnerPage } from '../stage/partner-page.ts';
import { gone } from '../stage/release.ts';
import type { Place } from '../stage/servers.ts';
import { stage } from '../stage/stage.ts';

const live = releases();
let server: Place;

test('the two releases differ in what comes late', () =>
  expect(gone(live.next).length).toBeGreaterThanOrEqual(6));

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
      beforeEach(async () => {
        server = await start(live.first());
      });
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
        live.deploy(live.next);
        const second = await visit();
        expect(await first.title()).not.toMatch(/^Next: /);
        expect(await second.title()).toMatch(/^Next: /);
        await goOn(first);
        live.deploy(live.next, '--rollback');
        await goOn(second);
        expect(await (await visit()).title()).not.toMatch(/^Next: /);
      });

      test('a partner’s page that holds the former script gets its form', async () => {
        const page = await partnerPage(it, { origin: server.url, body: far });
        await page.waitForFunction(() => customElements.get('dap-order-form'));
        live.deploy(live.next);
        await page.locator('dap-order-form').scrollIntoViewIfNeeded();
        await submit(page).waitFor();
        await send(page);
      });
    });
  },
);
