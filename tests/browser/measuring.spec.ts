import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { measure } from '../../widgets/company/measure.ts';
import { fill, hydrate, submit } from '../stage/form.ts';
import { dist } from '../stage/servers.ts';
import { stage } from '../stage/stage.ts';

const it = stage();

/** Opens a page and gathers what the owner's counting is told there. */
async function counted(path: string) {
  const page = await it.open(path);
  await page.evaluate(() => {
    const told: unknown[] = [];
    Object.assign(window, { told });
    addEventListener('measured', (event) => told.push((event as CustomEvent).detail));
    // So that no link leaves the page.
    addEventListener('click', (event) => event.preventDefault());
  });
  await hydrate(page);
  return { page, told: () => page.evaluate(() => Reflect.get(window, 'told') as unknown[]) };
}

// On the company of the tests alone: as the project stands, nothing is counted.
describe.runIf(measure)('the owner’s own counting is told, in one word each,', () => {
  test('that an order was opened, and nothing of what was written', async () => {
    const { page, told } = await counted('/en/');
    await fill(page);
    await submit(page).click();
    await expect.poll(told).toEqual(['order-opened']);
  });

  test('that a chat was opened, a language chosen and a card saved', async () => {
    const { page, told } = await counted('/en/');
    await page.locator('#contact a[href^="https://wa.me"]').click();
    await expect.poll(told).toEqual(['chat-opened']);
    await page.locator('footer a[hreflang=fr]').click();
    await expect.poll(told).toEqual(['chat-opened', 'language-changed']);
    await page.locator('#business-card [aria-haspopup=dialog]').click();
    await page.locator('dialog a[download]').click();
    await expect.poll(told).toEqual(['chat-opened', 'language-changed', 'card-saved']);
  });
});

test.skipIf(measure)('as the project stands no code of it reaches a visitor', () => {
  const assets = readdirSync(join(dist, 'assets')).filter((name) => name.endsWith('.js'));
  const scripts = assets.map((name) => readFileSync(join(dist, 'assets', name), 'utf8'));
  expect(scripts.length).toBeGreaterThan(10);
  expect(scripts.filter((script) => /card-saved|order-opened|language-changed/.test(script))).toEqual([]);
});
