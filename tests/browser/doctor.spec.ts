import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import type { Frame, Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { typeOf } from '../../src/publish/headers.ts';
import { broken, type Fixture, healthy, pageOf } from '../stage/doctor-fixtures.ts';
import { dist, listen } from '../stage/servers.ts';
import { stage } from '../stage/stage.ts';

const it = stage();
const file = (name: string) =>
  readdirSync(join(dist, 'embed')).find((one) => one.startsWith(name) && one.endsWith('.js')) ?? '';
const ours = () => ({ origin: it.site(), file });
const frame = (sandbox: string) =>
  `<iframe sandbox="${sandbox}" src="/?dap-doctor" width="380" height="700">`;
/** A version that was pinned and is not the newest any more: the present files under its address. */
const pinned = '/embed/0.0.1/';
const versions = { '0.0.1': 'sha384-old', '99.0.0': 'sha384-new' };

/** Opens a page of another origin, with what a test wants to find at other addresses of it. */
async function open(fixture: Fixture, path = '/?dap-doctor', others: Record<string, string> = {}) {
  const place = await listen(
    createServer((request, response) => {
      const [asked = ''] = (request.url ?? '').split('?');
      const type = asked.startsWith(pinned) ? typeOf(extname(asked).slice(1)) : 'text/html';
      const charset = fixture.charset ?? 'utf-8';
      response.setHeader('content-type', type?.includes('charset') ? type : `${type}; charset=${charset}`);
      if (fixture.policy) response.setHeader('content-security-policy', fixture.policy);
      if (asked.startsWith(pinned)) response.end(readFileSync(join(dist, asked.slice(pinned.length))));
      else response.end(others[asked] ?? pageOf(fixture));
    }),
  );
  const page = await it.open(place.url + path);
  page.on('close', place.close);
  return { page, url: place.url };
}

const text = async (locator: Locator) => (await locator.textContent()) ?? '';
const window_ = (page: Page | Frame) => page.getByRole('region', { name: 'Doctor' });
/** What the doctor has found, once it has found something. */
async function names(page: Page | Frame): Promise<(string | null)[]> {
  await window_(page).getByRole('status').filter({ hasText: /mend/ }).waitFor();
  const rows = await window_(page).getByRole('listitem').all();
  return Promise.all(rows.map((row) => row.getAttribute('data-name')));
}
/** On a page that is broken the browser and the doctor say so in the console too. */
function forget(): string[] {
  return it.noise.splice(0);
}

describe.each(Object.entries(broken))('the doctor finds %s:', (name, fixtures) => {
  test.each(fixtures)('%s', async (_, write) => {
    const { page } = await open(write(ours()));
    await expect.poll(() => names(page)).toEqual([name]);
    const row = window_(page).getByRole('listitem');
    expect((await text(row.getByRole('paragraph'))).length).toBeGreaterThan(30);
    expect((await text(row.locator('pre'))).length).toBeGreaterThan(10);
    expect(forget().join('\n')).toContain(`info: ${name}: `);
  });
});

test.each(healthy)('the doctor finds nothing: %s', async (_, write) => {
  const { page } = await open(write(ours()));
  expect(await names(page)).toEqual([]);
  await window_(page).getByText('Healthy: nothing to mend').waitFor();
});

test('a frame whose sandbox lacks a token hears which, and with it is healthy', async () => {
  const [, write] = healthy[0] ?? [];
  const inner = write?.(ours()) as Fixture;
  const tokens = 'allow-scripts allow-same-origin';
  const framed = async (sandbox: string) => {
    const { page } = await open(inner, '/host', { '/host': pageOf({ body: frame(sandbox) }) });
    await expect.poll(() => page.frames().length).toBe(2);
    return page.frames()[1] as Frame;
  };
  const within = await framed(tokens);
  expect(await names(within)).toEqual(['sandbox']);
  const paste = await text(window_(within).locator('pre'));
  const [, mended = ''] = /^sandbox="(.+)"$/.exec(paste) ?? [];
  expect(mended).toBe(`${tokens} allow-popups allow-downloads`);
  forget();
  expect(await names(await framed(mended))).toEqual([]);
  forget();
});

test('a page that has pinned an old version gets the line with the newest', async () => {
  const fixture: Fixture = {
    body: `<dap-order-form></dap-order-form><script type="module" src="${pinned}embed.js"></script>`,
  };
  const { page, url } = await open(fixture, '/?dap-doctor', {
    '/embed/versions.json': JSON.stringify(versions),
  });
  expect(await names(page)).toEqual(['old-version']);
  expect(await text(window_(page).locator('pre'))).toContain(
    `src="${url}/embed/99.0.0/embed.js" integrity="sha384-new"`,
  );
  forget();
});

test.each(['policy-script-src', 'policy-img-src'])('the line for %s mends the page', async (name) => {
  const [, write] = broken[name]?.[0] ?? [];
  const fixture = write?.(ours()) as Fixture;
  const { page } = await open(fixture);
  await expect.poll(() => names(page)).toEqual([name]);
  const paste = await text(window_(page).locator('pre'));
  await page.close();
  forget();
  const mended = await open({ ...fixture, policy: paste.replace('Content-Security-Policy: ', '') });
  expect(await names(mended.page)).toEqual([]);
  await mended.page.locator('.widget').waitFor();
});

test('the doctor comes when it is asked for, marks the widget, looks again, and leaves nothing', async () => {
  const [, write] = broken.narrow?.[0] ?? [];
  const fixture = write?.(ours()) as Fixture;
  const before = await open(fixture, '/#elsewhere');
  await before.page.locator('.widget').waitFor();
  expect(await window_(before.page).count()).toBe(0);
  const bare = await before.page.content();

  const { page } = await open(fixture, '/#dap-doctor');
  expect(await names(page)).toEqual(['narrow']);
  const form = page.locator('dap-order-form');
  const outline = () => form.evaluate((element) => getComputedStyle(element).outlineStyle);
  await expect.poll(outline).toBe('dashed');
  await page.locator('body > div').evaluate((element) => element.setAttribute('style', 'width:350px'));
  await window_(page).getByRole('button', { name: 'Check again' }).click();
  await window_(page).getByText('Healthy').waitFor();
  expect(await outline()).toBe('none');
  await page.locator('body > div').evaluate((element) => element.setAttribute('style', 'width:90px'));
  await window_(page).getByRole('button', { name: 'Close' }).click();
  expect(await page.content()).toBe(bare);
  forget();
});
