import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { somePages } from '../stage/servers.ts';
import { stage } from '../stage/stage.ts';
import { family, settled } from '../stage/systems/family.ts';
import { wide } from '../stage/systems/look.ts';
import { builders } from '../stage/systems/markup/builders.ts';
import { content } from '../stage/systems/markup/content.ts';
import { loaders } from '../stage/systems/markup/loaders.ts';
import type { Markup } from '../stage/systems/markup/page.ts';
import { control, ours } from '../stage/systems/order.ts';

const it = stage();
const { visit } = family(it, 'By their markup, not the systems themselves');

async function show({ pages, first }: Markup, script: string): Promise<Page> {
  const site = await somePages(pages(script));
  const page = await it.open(site.url, wide);
  page.on('close', site.close);
  await first?.(page);
  await ours(page).waitFor({ state: 'attached' });
  await ours(page).scrollIntoViewIfNeeded();
  return page;
}

describe('an order goes out, and nothing of the page changes, in', () => {
  test.each(Object.entries({ ...builders, ...content, ...loaders }))('%s', async (name, markup) => {
    const without = await settled(await show(markup, ''));
    await visit({ name, version: `[source](${markup.source})` }, async (script) => {
      const page = await show(markup, script);
      await control(page, 'name').waitFor();
      expect(await settled(page)).toEqual(without);
      return page;
    });
    const { says } = markup;
    if (says) it.noise.push(...it.noise.splice(0).filter((line) => !says.test(line)));
  });
});
