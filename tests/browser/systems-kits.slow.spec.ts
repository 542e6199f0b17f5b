import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { field } from '../stage/form.ts';
import { stage } from '../stage/stage.ts';
import { family } from '../stage/systems/family.ts';
import { kitPages, kits } from '../stage/systems/kits.ts';
import { wide } from '../stage/systems/look.ts';
import { bothWays, outside, ways } from '../stage/systems/order.ts';
import { packages } from '../stage/systems/packages.ts';

const it = stage();
const installed = packages('kits');
const { visit, leftOut } = family(it, 'Page scripts and style kits, all on one page');
leftOut('all', installed.missing);

async function show(kit: string, script: string): Promise<Page> {
  const place = await kitPages(installed, script);
  const page = await it.open(`${place.url}/${kit}`, wide);
  page.on('close', place.close);
  if (kits[kit]?.opens) await page.getByRole('button', { name: 'Open' }).click();
  await page.locator('dap-order-form').waitFor({ state: 'attached' });
  return page;
}

describe.skipIf(installed.missing)('an order goes out, and nothing of the page changes, with', () => {
  test.each(Object.entries(kits))('%s', async (path, kit) => {
    const version = installed.version(kit.package);
    await visit({ name: kit.name, version }, (script) => show(path, script));
  });
});

test.skipIf(installed.missing)('the script leaves the page as it would be without it', async () => {
  const plain = await outside(await show('swiper', ''));
  for (const way of bothWays) {
    const page = await show('swiper', ways[way](it.site()));
    await field(page, 'name').waitFor();
    expect(await outside(page)).toEqual(plain);
  }
});
