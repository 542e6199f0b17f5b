import type { Page } from 'playwright-core';
import { beforeAll, expect, test, vi } from 'vitest';
import { unreadable } from '../../support/contrast.ts';
import type { Stage } from '../stage.ts';
import { bareLook, lookBeside } from './look.ts';
import { bothWays, control, order, ours, outside, place, type Way, ways } from './order.ts';
import { type Row, table } from './table.ts';

export type Host = { name: string; version: string };

/** Hosts of one kind, a section of the table. */
export function family(it: Stage, title: string) {
  // Two orders typed by keys each, on machines that are busy.
  vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });
  const rows = table(title);
  let bare: Record<string, string>;
  beforeAll(async () => {
    bare = await bareLook(it);
  });

  /** Visits a host with either way of loading; `show` opens its page with the script that it is given, or its own for this way. */
  async function visit(
    { name, version }: Host,
    show: (script: string, way: Way) => Promise<Page>,
    loaded: Way[] = bothWays,
  ): Promise<void> {
    const looks = new Set<string>();
    for (const way of loaded) {
      const page = await show(ways[way](it.site()), way);
      await ours(page).scrollIntoViewIfNeeded();
      await control(page, 'name').waitFor();
      looks.add(await lookBeside(page, bare));
      await expect.poll(() => unreadable(place(page), 'dap-order-form')).toEqual([]);
      await escapesAlone(page);
      await control(page, 'name').click();
      const before = await settled(page);
      await order(page);
      await expect.poll(() => outside(page)).toEqual(before);
      expect(await ours(page).count()).toBe(1);
      await page.close();
    }
    rows.add({ host: name, version, loaded: loaded.join(', '), order: 'sent', look: [...looks].join('; ') });
  }

  /** What could not be had on this machine is said in the table. */
  function leftOut(name: string, reason: string | undefined): void {
    test.runIf(reason)(`${name} is left out, and the table says why`, () => {
      say({ host: name, version: '', order: `not here: ${reason}` });
    });
  }
  /** What else was seen of a host. */
  function say(seen: Pick<Row, 'host' | 'version'> & Partial<Row>): void {
    rows.add({ loaded: '', order: '', look: '', ...seen });
  }
  return { visit, leftOut, say };
}

/** Escape closes our list, and no window of the host around it. */
async function escapesAlone(page: Page): Promise<void> {
  const list = ours(page).getByRole('listbox');
  await ours(page).getByRole('combobox').click();
  await list.waitFor();
  await page.keyboard.press('Escape');
  await list.waitFor({ state: 'detached' });
  await control(page, 'name').waitFor();
}

/** What is outside of ours, once the host has ended its own movements. */
export async function settled(page: Page): Promise<Awaited<ReturnType<typeof outside>>> {
  let last = await outside(page);
  await expect
    .poll(
      async () => {
        const now = await outside(page);
        const same = JSON.stringify(now) === JSON.stringify(last);
        last = now;
        return same;
      },
      { interval: 400 },
    )
    .toBe(true);
  return last;
}
