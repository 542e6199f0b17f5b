import { describe, test } from 'vitest';
import { stage } from '../stage/stage.ts';
import { family } from '../stage/systems/family.ts';
import { wide } from '../stage/systems/look.ts';
import { packages } from '../stage/systems/packages.ts';
import { buildSite, type SiteName, serveSite } from '../stage/systems/sites.ts';

const it = stage();
const { visit, leftOut } = family(it, 'Sites');

/** Each as its maker's guide begins, with the form where a partner would put it. */
const hosts: [name: string, site: SiteName, from: string, path: string][] = [
  ['Vue, a component with a bound attribute', 'vue', 'vue', '/'],
  ['SvelteKit, prerendered and hydrated', 'svelte', '@sveltejs/kit', '/'],
  ['VitePress with local search, in Markdown', 'vitepress', 'vitepress', '/'],
  ['Eleventy, both lines in Markdown', 'eleventy', '@11ty/eleventy', '/'],
  ['Hexo, both lines in a post', 'hexo', 'hexo', '/2026/01/01/order/'],
];

describe.each(hosts)('%s', (name, site, from, path) => {
  const installed = packages(site);
  leftOut(name, installed.missing);

  test.skipIf(installed.missing)('an order goes out', async () => {
    const folder = buildSite(site, installed);
    await visit({ name, version: installed.version(from) }, async (script) => {
      const place = await serveSite(folder, script);
      const page = await it.open(place.url + path, wide);
      // Its theme asks elsewhere for a style sheet, where nobody answers a test.
      if (site === 'hexo') it.noise.splice(0);
      page.on('close', place.close);
      return page;
    });
  });
});
