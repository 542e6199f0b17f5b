import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import sirv from 'sirv';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { archive } from '../../src/publish/versions/self-hosted.ts';
import { version } from '../../src/publish/versions/write-version.ts';
import * as company from '../../widgets/company/facts.ts';
import { fill, submit } from '../stage/form.ts';
import { strictPolicy } from '../stage/partner-page.ts';
import { dist, listen, onePage, type Place } from '../stage/servers.ts';
import * as staff from '../stage/staff-card.ts';
import { stage } from '../stage/stage.ts';
import { ensure } from '../support/debian.ts';

const ready = ensure('unzip', ['unzip']);
const it = stage();
const root = mkdtempSync(join(tmpdir(), 'hosted-'));
const folder = join(root, 'third party/dap');
const below = '/third%20party/dap';
let vendor: Place;
/** What the partner's own server is asked for. */
const asked: string[] = [];
/** What a page of his asks of anybody else. */
const elsewhere: string[] = [];

beforeAll(async () => {
  if (!ready) return;
  mkdirSync(folder, { recursive: true });
  execFileSync('unzip', ['-q', join(dist, archive), '-d', folder]);
  const files = sirv(root, {
    setHeaders: (response) => response.setHeader('access-control-allow-origin', '*'),
  });
  vendor = await listen(
    createServer((request, response) => {
      asked.push(String(request.url));
      files(request, response, () => void response.writeHead(404).end());
    }),
  );
});
afterEach(() => expect(elsewhere.splice(0)).toEqual([]));
afterAll(() => {
  vendor?.close();
  rmSync(root, { recursive: true });
});

/** A page with these tags and the line of the archive's own manual, on an origin of its own. */
async function partner(body: string): Promise<Page> {
  const manual = readFileSync(join(folder, 'README.txt'), 'utf8');
  const [line = ''] = /<script .*<\/script>/.exec(manual) ?? [];
  expect(line).toContain(' integrity="sha384-');
  const script = line.replace('/your/path', `${vendor.url}${below}`);
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Partner</title><link rel="icon" href="/icon">${body}${script}`;
  const place = await onePage(html, { 'content-security-policy': strictPolicy(vendor.url, vendor.url) });
  const page = await it.open('about:blank');
  page.on('close', place.close);
  page.on('request', (request) => {
    const { origin } = new URL(request.url());
    if (![vendor.url, place.url].includes(origin)) elsewhere.push(request.url());
  });
  await page.goto(place.url);
  return page;
}
const shows = (page: Page) =>
  expect
    .poll(() =>
      page
        .locator('.thumb img')
        .first()
        .evaluate((image: HTMLImageElement) => image.naturalWidth),
    )
    .toBeGreaterThan(0);

describe.skipIf(!ready)(ready ? 'the archive for a server of one’s own' : 'skipped: no unzip', () => {
  test('holds the pinned version to the byte, and the sum of each of its files', () => {
    const names = readdirSync(join(folder, 'embed', version));
    const published = readdirSync(join(dist, 'embed', version)).filter((name) => !/\.(br|gz)$/.test(name));
    expect(published.length).toBeGreaterThan(30);
    expect(names.sort()).toEqual(published.sort());
    for (const name of names) {
      const path = join('embed', version, name);
      expect(readFileSync(join(folder, path)).equals(readFileSync(join(dist, path))), name).toBe(true);
    }
    const said = execFileSync('sha384sum', ['-c', 'SHA384SUMS'], { cwd: folder, encoding: 'utf8' });
    const checked = said.trim().split('\n');
    expect(checked.filter((line) => !line.endsWith(': OK'))).toEqual([]);
    const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
    expect(checked).toHaveLength(files.length - 1);
  });

  test('goes along with the licences, the list of parts and the answers, whose links lead somewhere', () => {
    for (const name of ['LICENSE', 'embed-licences.txt', 'trust/sbom.json', 'embed/CHANGELOG.md'])
      expect(existsSync(join(folder, name)), name).toBe(true);
    expect(readFileSync(join(folder, 'LICENSE'), 'utf8')).toContain(`the company of ${company.site}.`);
    for (const page of ['trust/index.html', 'trust/accessibility.html']) {
      const html = readFileSync(join(folder, page), 'utf8');
      const links = Array.from(html.matchAll(/href="([^"]+)"/g), ([, href = '']) => href);
      expect(links.length).toBeGreaterThan(4);
      const lost = links.filter(
        (href) =>
          !/^#/.test(href) &&
          !href.startsWith(`${company.site}/`) &&
          !existsSync(join(folder, 'trust', href)),
      );
      expect(lost).toEqual([]);
    }
  });

  test('unpacked below a path of another origin, it sends an order and asks nobody else', async () => {
    const page = await partner('<dap-order-form></dap-order-form>');
    await page.locator('dap-order-form [name=name]').waitFor();
    await fill(page);
    const chat = page.context().waitForEvent('page');
    await submit(page).click();
    expect((await chat).url()).toMatch(/^https:\/\/wa\.me\/\d+\?text=/);
    expect(asked.splice(0).filter((path) => !path.startsWith(`${below}/embed/${version}/`))).toEqual([]);
    await page.close();
  });

  test('its cards and pictures are the company’s, wherever it lies', async () => {
    const page = await partner(
      '<dap-gallery loading="eager"></dap-gallery><dap-employee-card loading="eager"></dap-employee-card>',
    );
    await shows(page);
    expect(asked.splice(0).filter((path) => path.includes('/pictures/'))[0]).toContain(`${below}/pictures/`);
    await page.locator('dap-employee-card [name=title]').waitFor();
    await staff.fill(page, staff.people.en);
    await staff.generate(page);
    const { file } = await staff.savedCard(page, 'en');
    expect(file).toContain(`URL:${company.site}\r\n`);
    const link = page.locator('a.code-link');
    await expect.poll(() => link.getAttribute('href')).toMatch(new RegExp(`^${company.site}/c/#`));
    await page.close();
  });
});

test('a page that pins a version on our own site has the pictures too', async () => {
  const script = `${it.site()}/embed/${version}/embed.js`;
  const place = await onePage(
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Partner</title><link rel="icon" href="/icon"><dap-gallery loading="eager"></dap-gallery><script type="module" src="${script}"></script>`,
  );
  const page = await it.open(place.url);
  page.on('close', place.close);
  await shows(page);
});
