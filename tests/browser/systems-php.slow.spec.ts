import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { stage } from '../stage/stage.ts';
import { dokuwiki, dokuwikiVersion, noDokuwiki } from '../stage/systems/dokuwiki.ts';
import { family } from '../stage/systems/family.ts';
import { wide } from '../stage/systems/look.ts';
import { bothWays, control, type Way } from '../stage/systems/order.ts';
import type { Running } from '../stage/systems/php.ts';
import { noWordpress, type Wordpress, wordpress, wordpressVersion } from '../stage/systems/wordpress.ts';
import { unreadable } from '../support/contrast.ts';

const it = stage();
const { visit, leftOut, say } = family(it, 'WordPress and DokuWiki, Debian’s packages');
leftOut('WordPress', noWordpress);
leftOut('DokuWiki', noDokuwiki);

describe.skipIf(noWordpress)('WordPress', () => {
  let site: Wordpress;
  beforeAll(async () => {
    site = await wordpress(it.site());
  });
  afterAll(() => site?.close());
  const enqueued = (way: Way) => `&enqueued=${way}`;

  test.each<[host: string, post: string, query: (way: Way) => string, loaded: Way[]]>([
    ['block “Custom HTML”, administrator', 'block', () => '', ['module']],
    ['classic text with wpautop, administrator', 'classic', () => '', ['module']],
    ['shortcode of an author, script enqueued', 'shortcode', enqueued, bothWays],
    ['block with the tag, script enqueued', 'tag', enqueued, bothWays],
    [
      'widget area of Twenty Twenty-One',
      'empty',
      (way) => `&theme=twentytwentyone${enqueued(way)}`,
      bothWays,
    ],
  ])('%s: an order goes out', async (host, post, query, loaded) => {
    const name = `WordPress, ${host}`;
    const show = (_: string, way: Way) => it.open(site.url + site.posts[post] + query(way), wide);
    await visit({ name, version: wordpressVersion() }, show, loaded);
  });

  test('an author’s own lines lose the tag and the script, and keep the link', async () => {
    const page = await it.open(site.url + site.posts.author, wide);
    expect(await page.getByRole('link', { name: 'Order on WhatsApp' }).count()).toBe(1);
    expect(await page.locator('dap-order-form, script[src*="embed.js"]').count()).toBe(0);
    say({
      host: 'WordPress, block “Custom HTML”, author',
      version: wordpressVersion(),
      order: 'the link stays',
    });
  });

  test.each([
    ['Twenty Twenty-Three, Pitch', '&variation=pitch'],
    ['Twenty Twenty-Three, Pilgrimage', '&variation=pilgrimage'],
    ['Twenty Twenty-Three, Aubergine', '&variation=aubergine'],
    ['Twenty Twenty-One, dark mode', '&theme=twentytwentyone&dark'],
  ])('in the dark theme %s every word can be read', async (theme, query) => {
    const visitor = { ...wide, colorScheme: 'dark' as const };
    const page = await it.open(`${site.url + site.posts.tag + query}&enqueued=classic`, visitor);
    await control(page, 'name').waitFor();
    await expect.poll(() => unreadable(page, 'dap-order-form')).toEqual([]);
    const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(Math.max(...(ground.match(/\d+/g) ?? ['255']).slice(0, 3).map(Number))).toBeLessThan(90);
    say({ host: `WordPress, ${theme}`, version: wordpressVersion(), look: 'every word 4.5 : 1 or more' });
  });
});

describe.skipIf(noDokuwiki)('DokuWiki', () => {
  let site: Running;
  beforeAll(async () => {
    site = await dokuwiki(it.site());
  });
  afterAll(() => site?.close());

  test('an order goes out of a page whose owner allows HTML', async () => {
    const host = { name: 'DokuWiki, `<html>` with `htmlok`', version: dokuwikiVersion() };
    await visit(host, (_, way) => it.open(`${site.url}/doku.php?id=${way}`, wide));
  });
});
