import type { Page } from '@playwright/test';
import sharp, { type OutputInfo } from 'sharp';
import { contrast } from '../../src/build/company/brand.ts';
import { phone, site } from '../../widgets/company/facts.ts';
import { languageCodes } from '../../widgets/i18n/languages.ts';
import { formatPhone } from '../../widgets/lib/phone.ts';
import { expect, test } from '../support/fixtures.ts';
import { boxOf, expectNoOverflow } from '../support/page-checks.ts';

test.describe('appearance', () => {
  for (const [language, colorScheme] of [
    ['ar', 'light'],
    ['en', 'dark'],
  ] as const)
    test(`text of the hero has a contrast of 4.5:1 (${language}, ${colorScheme})`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await page.goto(`/${language}/`);
      const hero = page.locator('#hero');
      for (const width of [390, 1280])
        await test.step(`at ${width} px`, async () => {
          await page.setViewportSize({ width, height: 1000 });
          await hero.scrollIntoViewIfNeeded();
          await hero.locator('img').evaluate(async (image: HTMLImageElement) => {
            // A resize selects another file in a later task.
            await new Promise(requestAnimationFrame);
            await new Promise(requestAnimationFrame);
            await image.decode();
          });
          const area = await boxOf(hero);
          // The bar at the lower edge can cover other lines.
          const lines = (await page.evaluate(hideTextOfHero)).filter(
            ({ y, height }) => y >= area.y && y + height <= area.y + area.height,
          );
          const screenshot = sharp(await page.screenshot({ animations: 'disabled', scale: 'css' }));
          const image = await screenshot.raw().toBuffer({ resolveWithObject: true });
          await page.evaluate(showText);
          expect(lines.length).toBeGreaterThan(0);
          const worst = Math.min(...lines.map((line) => worstContrast(line, image)));
          expect(worst).toBeGreaterThanOrEqual(4.5);
        });
    });

  test('the hero is complete in the first screen of a phone, in each language', async ({ page }) => {
    for (const language of languageCodes)
      await test.step(language, async () => {
        for (const [width, height] of [
          [390, 664],
          [360, 640],
        ] as const) {
          await page.setViewportSize({ width, height });
          await page.goto(`/${language}/`);
          const hero = await boxOf(page.locator('#hero'));
          expect(hero.y + hero.height).toBeLessThanOrEqual(height);
          expect((await boxOf(page.locator('.hero-picture'))).height).toBeGreaterThan(250);
        }
        // The web font does not move the page: the heading has as many lines as in the fallback.
        await page.setViewportSize({ width: 412, height: 800 });
        const heading = async (font: string) => {
          await page.evaluate((font) => document.documentElement.style.setProperty('--_font', font), font);
          return (await boxOf(page.locator('h1'))).height;
        };
        await page.evaluate(() => document.fonts.load('700 30px "Site Arabic"', 'سماد'));
        const height = await heading('"Site Arabic", sans-serif');
        expect(await heading('"Site Arabic Fallback", sans-serif')).toBe(height);
        await page.setViewportSize({ width: 320, height: 640 });
        await page.locator('.spec-narrow > summary').click();
        await expectNoOverflow(page);
      });
  });

  for (const language of ['ar', 'fr'])
    test(`text at 200 % needs no horizontal scrolling and breaks no words (${language})`, async ({
      page,
    }) => {
      for (const path of [`/${language}/`, `/${language}/company-profile`, `/${language}/employee-card`])
        await test.step(path, async () => {
          await page.goto(path);
          await page.evaluate(largeText);
          await page.setViewportSize({ width: 320, height: 800 });
          expect(await page.evaluate(cutText)).toEqual([]);
          await page.setViewportSize({ width: 1280, height: 800 });
          expect(await page.evaluate(brokenWords)).toEqual([]);
        });
      if (language === 'ar') return;
      await page.goto('/guides/');
      await page.evaluate(largeText);
      await expectNoOverflow(page);
    });

  test.describe('with more contrast', () => {
    test.use({ contextOptions: { contrast: 'more' } });

    test('hints and borders have the color of text', async ({ page }) => {
      await page.goto('/en/');
      const styleOf = (selector: string, property: 'color' | 'borderTopColor') =>
        page
          .locator(`#order-form ${selector}`)
          .first()
          .evaluate((element, name) => getComputedStyle(element)[name], property);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        const text = await styleOf('label', 'color');
        expect(await styleOf('.hint', 'color')).toBe(text);
        expect(await styleOf('input[name=email]', 'borderTopColor')).toBe(text);
      }
    });
  });

  // French has the longest texts.
  test('company profile prints on one sheet with the phone number of the company', async ({ page }) => {
    await page.goto('/fr/company-profile');
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('.company-facts')).toContainText(formatPhone(phone));
    await expect(page.locator('.site-address')).toHaveText(new URL(site).host);
    const isLoaded = (image: HTMLImageElement) => image.naturalWidth > 0;
    for (const image of await page.locator('.profile-sheet img').all()) {
      await expect(image).toBeVisible();
      await expect.poll(() => image.evaluate(isLoaded)).toBe(true);
    }
    // The image takes the space that is left on A4.
    expect((await boxOf(page.locator('.profile-sheet'))).height / (96 / 25.4)).toBeCloseTo(205, 0);
    await expectOneSheet(page);
    // Japanese has the highest lines.
    await page.goto('/ja/company-profile');
    await expectOneSheet(page);
  });

  for (const [language, width] of [
    ['ar', 1280],
    ['fr', 390],
  ] as const)
    test(`company profile begins with name, figures and first sentence (${language}, ${width})`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`/${language}/company-profile`);
      expect((await boxOf(page.locator('.profile-sheet'))).y).toBeLessThanOrEqual(244);
      for (const part of ['.organization', '.key-figures'])
        await expect(page.locator(part)).toBeInViewport({ ratio: 1 });
      await expect(page.locator('.about > p').first()).toBeInViewport();
    });

  test('the text of a feature is directly below its title', async ({ page }) => {
    for (const language of ['ar', 'en']) {
      await page.goto(`/${language}/`);
      for (const feature of await page.locator('.features > li:has(h3 + p:not(.nutrients))').all()) {
        const endOfTitle = await feature.locator('h3').evaluate((title) => {
          const range = document.createRange();
          range.selectNodeContents(title);
          return range.getBoundingClientRect().bottom + scrollY;
        });
        const { y } = await boxOf(feature.locator('p').last());
        expect(y + (await page.evaluate(() => scrollY)) - endOfTitle).toBeLessThan(12);
      }
    }
  });
});

/** A printed page has the logo, no navigation, no buttons and fits one sheet. */
async function expectOneSheet(page: Page): Promise<void> {
  await expect(page.locator('.header .logo')).toBeVisible();
  for (const hidden of ['.header nav', '.header .chat', '.footer'])
    await expect(page.locator(hidden)).toBeHidden();
  await expect(page.locator('.button').filter({ visible: true })).toHaveCount(0);
  const pdf = await page.pdf({ preferCSSPageSize: true });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
}

/** Runs in the page. @returns whether the page scrolls sideways, and the texts that do not fit into their boxes */
function cutText(): string[] {
  const sideways = document.documentElement.scrollWidth > innerWidth ? ['the page scrolls sideways'] : [];
  const cut = Array.from(
    document.querySelectorAll<HTMLElement>('h1, h2, h3, p, li, a, button, label, th, td'),
  ).filter((element) => {
    const { overflowX, display, clipPath } = getComputedStyle(element);
    if (!element.checkVisibility() || clipPath !== 'none') return false;
    return display !== 'inline' && overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1;
  });
  // Text that leaves its box upward or downward. A font can be a little higher than its line.
  const outside = Array.from(document.querySelectorAll<HTMLElement>('p')).filter((element) => {
    const { firstChild } = element;
    if (!(firstChild instanceof Text) || !element.checkVisibility()) return false;
    if (getComputedStyle(element).clipPath !== 'none') return false;
    const [box, range] = [element.getBoundingClientRect(), document.createRange()];
    range.selectNode(firstChild);
    const text = range.getBoundingClientRect();
    return text.top < box.top - 8 || text.bottom > box.bottom + 8;
  });
  return [...sideways, ...[...cut, ...outside].map(({ textContent }) => String(textContent))];
}

/** Runs in the page. */
function largeText(): void {
  document.documentElement.style.fontSize = '200%';
}

/** Runs in the page. @returns the words of headings, questions and buttons that are on more than one line */
function brokenWords(): string[] {
  const broken: string[] = [];
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (nodes.nextNode()) {
    const node = nodes.currentNode as Text;
    if (!node.parentElement?.closest('h1, h2, h3, summary, .button, .slogan')) continue;
    if (!node.parentElement.checkVisibility()) continue;
    for (const word of node.data.matchAll(/[\p{L}\p{M}]+/gu)) {
      const range = document.createRange();
      range.setStart(node, word.index);
      range.setEnd(node, word.index + word[0].length);
      if (new Set(Array.from(range.getClientRects(), ({ y }) => Math.round(y))).size > 1)
        broken.push(word[0]);
    }
  }
  return broken;
}

type Line = { color: string; x: number; y: number; width: number; height: number };

/** Runs in the page. Makes the text of the hero transparent. @returns its lines, with their color */
function hideTextOfHero(): Line[] {
  const lines: Line[] = [];
  const hidden = new Set<HTMLElement>();
  const nodes = document.createTreeWalker(document.querySelector('#hero') as Element, NodeFilter.SHOW_TEXT);
  while (nodes.nextNode()) {
    const parent = nodes.currentNode.parentElement;
    if (!parent?.checkVisibility() || !nodes.currentNode.nodeValue?.trim()) continue;
    const range = document.createRange();
    range.selectNodeContents(nodes.currentNode);
    const { color } = getComputedStyle(parent);
    for (const { x, y, width, height } of range.getClientRects()) lines.push({ color, x, y, width, height });
    hidden.add(parent);
  }
  for (const element of hidden) element.style.color = 'transparent';
  return lines;
}

/** Runs in the page. Undoes `hideTextOfHero`. */
function showText(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[style*="transparent"]'))
    element.style.color = '';
}

/** The contrast (WCAG 2.2) of a text color with the least favorable pixel behind the line. */
function worstContrast(line: Line, { data, info }: { data: Buffer; info: OutputInfo }): number {
  const text = (line.color.match(/\d+/g) ?? []).map(Number);
  let worst = 21;
  for (let y = Math.max(0, Math.floor(line.y)); y < Math.min(info.height, line.y + line.height); y++)
    for (let x = Math.max(0, Math.floor(line.x)); x < Math.min(info.width, line.x + line.width); x++) {
      const at = info.channels * (y * info.width + x);
      worst = Math.min(worst, contrast(text, [...data.subarray(at, at + 3)]));
    }
  return worst;
}
