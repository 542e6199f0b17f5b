import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { expect, test } from 'vitest';
import { textsOf } from '../look/words/word-files.ts';
import { wordPage } from '../look/words/word-page.ts';
import { placesOf } from '../look/words/word-places.ts';
import { ourSite } from '../stage/servers.ts';
import { states } from '../stage/states.ts';
import { launchOptions } from '../support/chromium.ts';

const tree = fileURLToPath(new URL('../..', import.meta.url));

test('a native reader sees every text in its place, judges it, and gets one file to send back', {
  timeout: 180_000,
}, async () => {
  const [browser, site] = await Promise.all([chromium.launch(launchOptions()), ourSite()]);
  const folder = mkdtempSync(join(tmpdir(), 'reader-'));
  try {
    const texts = textsOf(tree, 'ar');
    const few = states.filter(({ name }) => ['errors', 'employee card'].includes(name));
    const places = await placesOf(browser, site.url, 'ar', texts, few);
    const at = (key: string) => texts.findIndex((text) => text.key === key);
    for (const key of ['hero.title', 'errors.phone', 'trade.title', 'employee.generate']) {
      expect(
        places[at(key)]?.box.every((share) => share >= 0 && share <= 1),
        key,
      ).toBe(true);
    }
    writeFileSync(join(folder, 'words-ar.html'), wordPage('ar', texts, places));

    const page = await browser.newPage();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).protocol));
    await page.goto(`file://${folder}/words-ar.html`);
    expect(await page.locator('article').count()).toBe(texts.length);
    expect(await page.locator('html').getAttribute('dir')).toBe('rtl');
    const article = (key: string) => page.locator('article').nth(at(key));
    expect(await article('hero.title').textContent()).toContain('Original DAP 18-46-0 for bulk buyers');
    expect(await article('hero.title').textContent()).toContain('says product and scale');
    const drawn = article('hero.title').locator('img');
    expect(await drawn.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100);
    await page.locator('#reader').fill('Layla');
    await article('hero.title').getByLabel('صحيح').check();
    await article('hero.cta').getByLabel('الأفضل هكذا').first().check();
    await article('hero.cta').locator('textarea').fill('شاهد المنتج');
    expect(await page.locator('output').textContent()).toBe(`2 / ${texts.length}`);

    await page.reload();
    expect(await article('hero.cta').locator('textarea').inputValue()).toBe('شاهد المنتج');
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button').click()]);
    expect(download.suggestedFilename()).toBe('words-ar.json');
    await download.saveAs(join(folder, 'words-ar.json'));
    const answers = JSON.parse(readFileSync(join(folder, 'words-ar.json'), 'utf8'));
    expect(answers).toMatchObject({ language: 'ar', name: 'Layla' });
    expect(answers.texts).toEqual([
      { file: 'src/locales/ar.json', key: 'hero.title', was: texts[at('hero.title')]?.text, right: true },
      {
        file: 'src/locales/ar.json',
        key: 'hero.cta',
        was: texts[at('hero.cta')]?.text,
        better: 'شاهد المنتج',
      },
    ]);
    // One file, with its pictures in it.
    expect(asked.filter((protocol) => !['file:', 'data:'].includes(protocol))).toEqual([]);
  } finally {
    await browser.close();
    site.close();
    rmSync(folder, { recursive: true });
  }
});
