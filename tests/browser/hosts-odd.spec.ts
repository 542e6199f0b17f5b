import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sirv from 'sirv';
import { describe, expect, test } from 'vitest';
import { fill, submit } from '../stage/form.ts';
import { partnerHtml, partnerPage } from '../stage/partner-page.ts';
import { dist, listen } from '../stage/servers.ts';
import { stage } from '../stage/stage.ts';

const it = stage();

/** What a page has of the document under a name, when an element of it has that name. */
const clobbered = ['cookie', 'head', 'currentScript', 'referrer'];
const more = ['title', 'baseURI', 'fonts', 'visibilityState', 'readyState', 'scripts', 'dir'];
/** The same of the window, where only what it lacks can be taken. */
const globals = [
  'i18next',
  'React',
  'dap',
  'embed',
  'define',
  'config',
  'Intl',
  'navigation',
  'CustomElement',
];

describe('on a page whose elements have the names of what the document knows', () => {
  test('an order is sent', async () => {
    const names = [...clobbered, ...more].map(
      (name) => `<img name="${name}" alt=""><form name="${name}"></form>`,
    );
    const ids = globals.map(
      (name) => `<a id="${name}" href="https://evil.example/"></a><a id="${name}" name="src"></a>`,
    );
    const body = `${names.join('')}${ids.join('')}<dap-order-form></dap-order-form><dap-language-switcher></dap-language-switcher>`;
    const page = await partnerPage(it, { body });
    expect(await page.evaluate(() => typeof (document.cookie as unknown))).toBe('object');
    await page.locator('dap-order-form [name=name]').waitFor();
    await fill(page);
    const chat = page.context().waitForEvent('page');
    await submit(page).click();
    expect((await chat).url()).toMatch(/^https:\/\/wa\.me\/\d+\?text=/);
  });

  test.each(['documentElement', 'body', 'activeElement', 'contains', 'title'])('also of %s', async (name) => {
    const page = await partnerPage(it, {
      body: `<img name="${name}" alt=""><dap-order-form></dap-order-form>`,
    });
    await page.locator('dap-order-form [name=name]').waitFor();
    await fill(page);
    const chat = page.context().waitForEvent('page');
    await submit(page).click();
    expect((await chat).url()).toMatch(/^https:\/\/wa\.me\/\d+\?text=/);
  });

  // React and Lit ask for these themselves, and nothing else can answer.
  test.each(['defaultView', 'createElement', 'createTextNode'])(
    'of %s, what stands inside the tag stays',
    async (name) => {
      const form = '<dap-order-form loading="eager"><a href="tel:+1">Call</a></dap-order-form>';
      const page = await partnerPage(it, { body: `<img name="${name}" alt="">${form}` });
      await expect.poll(() => it.noise.splice(0).length).toBeGreaterThan(0);
      expect(await page.getByRole('link', { name: 'Call' }).isVisible()).toBe(true);
      expect(await page.locator('dap-order-form [name=name]').count()).toBe(0);
    },
  );
});

test('a copy of three things, embed.js and two folders, works from any path of any host', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'copy-'));
  const vendor = join(folder, 'third party/dap-1.0');
  mkdirSync(vendor, { recursive: true });
  for (const name of ['embed.js', 'embed', 'pictures'])
    cpSync(join(dist, name), join(vendor, name), { recursive: true });
  const asked: string[] = [];
  const tags = ['order-form', 'gallery', 'business-card', 'employee-card', 'language-switcher'];
  const body = tags.map((tag) => `<dap-${tag} loading="eager"></dap-${tag}>`).join('');
  writeFileSync(join(folder, 'icon'), '');
  writeFileSync(join(folder, 'index.html'), partnerHtml('/third%20party/dap-1.0', { body }));
  const place = await listen(createServer(sirv(folder)));
  const page = await it.open('about:blank');
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(place.url);
  for (const tag of tags) await page.locator(`dap-${tag} .widget`).first().waitFor();
  const picture = page.locator('.thumb img').first();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await page.locator('.thumb').first().click();
  await page.getByRole('dialog').waitFor();
  const [own, ...copied] = asked.filter((url) => !url.endsWith('/icon'));
  expect(own).toBe(`${place.url}/`);
  expect(copied.filter((url) => !url.startsWith(`${place.url}/third%20party/dap-1.0/`))).toEqual([]);
  await page.close();
  place.close();
  rmSync(folder, { recursive: true });
});
