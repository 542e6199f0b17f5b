import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { packed, unpack } from '../stage/package-app.ts';
import { stage } from '../stage/stage.ts';
import { family } from '../stage/systems/family.ts';
import { wide } from '../stage/systems/look.ts';
import { order, ours } from '../stage/systems/order.ts';
import { type Packages, packages } from '../stage/systems/packages.ts';
import { buildSite, develop, serveSite } from '../stage/systems/sites.ts';

const it = stage();
const { visit, leftOut, say } = family(it, 'Large frameworks');

/** Builds a site that was told where the script is, and serves it for the tests that follow. */
function built(system: 'next' | 'nuxt', installed: Packages) {
  const site = { folder: '', url: '', close: () => {} };
  beforeAll(async () => {
    if (installed.missing) return;
    site.folder = buildSite(system, installed, { DAP_SCRIPT: `${it.site()}/embed.js` });
    Object.assign(site, await serveSite(site.folder));
  });
  afterAll(() => site.close());
  return site;
}

describe.each([
  ['Angular, a component with `CUSTOM_ELEMENTS_SCHEMA`', 'angular', '@angular/core'],
  ['Astro, next page by `<ClientRouter>`', 'astro', 'astro'],
] as const)('%s', (name, system, from) => {
  const installed = packages(system);
  leftOut(name, installed.missing);

  test.skipIf(installed.missing)('an order goes out', async () => {
    const folder = buildSite(system, installed);
    await visit({ name, version: installed.version(from) }, async (script) => {
      const site = await serveSite(folder, script);
      const page = await it.open(site.url, wide);
      page.on('close', site.close);
      if (system === 'astro') await page.getByRole('link', { name: 'Order here' }).click();
      return page;
    });
  });
});

describe('Nuxt', () => {
  const nuxt = packages('nuxt');
  leftOut('Nuxt', nuxt.missing);
  const site = built('nuxt', nuxt);

  test.skipIf(nuxt.missing)('an order goes out of a page that names the script', async () => {
    const host = { name: 'Nuxt, `useHead` in the page', version: nuxt.version('nuxt') };
    await visit(host, (_, way) => it.open(`${site.url}/${way}/`, wide));
  });
});

describe('Next', () => {
  const next = packages('next');
  leftOut('Next', next.missing);
  beforeAll(() => {
    if (next.missing) return;
    const tags = packed();
    unpack(tags.file, next.folder);
    tags.remove();
  });
  const site = built('next', next);
  const version = next.version('next');

  test.skipIf(next.missing)('an order goes out of a page whose layout has the script', async () => {
    const host = { name: 'Next, App Router, `<Script>` in the layout', version };
    await visit(host, (_, way) => it.open(`${site.url}/${way}/`, wide));
  });

  test.skipIf(next.missing)(
    'the component of the package is rendered on the server, and orders',
    async () => {
      expect(readFileSync(join(site.folder, 'component/index.html'), 'utf8')).toContain(
        '<dap-order-form partner="Acme &amp; Sons" heading-level="3"><a href="https://wa.me/962790000000">Order on WhatsApp</a></dap-order-form>',
      );
      const page = await it.open(`${site.url}/component/`, wide);
      await order(page);
      expect(await ours(page).locator('h3').count()).toBe(1);
      say({ host: 'Next, the package’s React component', version, order: 'sent' });
    },
  );

  test.skipIf(next.missing)('in development, where React compares all, it finds no difference', async () => {
    const dev = await develop('next', next);
    onTestFinished(dev.close);
    const page = await it.open(`${dev.url}/component/`, wide);
    await ours(page).locator('h3').waitFor({ timeout: 60_000 });
    await page.close();
    expect(it.noise.splice(0).filter((line) => !/^(log|info):/.test(line))).toEqual([]);
  });
});
