import type { Page } from '@playwright/test';
import sharp, { type OutputInfo } from 'sharp';
import { contrast } from '../../src/build/company/brand.ts';
import { phone } from '../../widgets/company/facts.ts';
import { gallery } from '../../widgets/company/images.ts';
import { languageCodes } from '../../widgets/i18n/languages.ts';
import { formatPhone } from '../../widgets/lib/phone.ts';
import { expect, test } from '../support/fixtures.ts';
import { boxOf, expectNoOverflow } from '../support/page-checks.ts';

test.describe('appearance', () => {
  test('the web font has all letters of a Kurdish name, so that they join', async ({ page, context }) => {
    await page.goto('/ar/employee-card');
    await page.locator('h1').evaluate(async (heading) => {
      heading.textContent = 'ئاڵانهێمنڕۆژپێش';
      await document.fonts.ready;
    });
    const devtools = await context.newCDPSession(page);
    await devtools.send('DOM.enable');
    await devtools.send('CSS.enable');
    const { root } = await devtools.send('DOM.getDocument');
    const { nodeId } = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'h1' });
    const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId });
    expect(fonts.map(({ isCustomFont }) => isCustomFont)).toEqual([true]);
  });

  for (const [language, colorScheme] of [
    ['ar', 'light'],
    ['en', 'dark'],
  ] as const)
    test(`text of the hero has a contrast of 4.5:1 (${language}, ${colorScheme})`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 1000 });
        await page.goto(`/${language}/`);
        await page.locator('#hero img').evaluate((image: HTMLImageElement) => image.decode());
        const lines = await page.evaluate(hideTextOfHero);
        const screenshot = sharp(await page.screenshot({ animations: 'disabled', scale: 'css' }));
        const image = await screenshot.raw().toBuffer({ resolveWithObject: true });
        expect(lines.length).toBeGreaterThan(0);
        const worst = Math.min(...lines.map((line) => worstContrast(line, image)));
        expect(worst, `${width} px`).toBeGreaterThanOrEqual(4.5);
      }
    });

  test('the hero is complete in the first screen of a phone, in each language', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    for (const language of languageCodes)
      await test.step(language, async () => {
        await page.goto(`/${language}/`);
        const hero = await boxOf(page.locator('#hero'));
        expect(hero.y + hero.height).toBeLessThanOrEqual(640);
      });
  });

  for (const language of ['ar', 'fr'])
    test(`text at 200 % needs no horizontal scrolling and is not cut (${language})`, async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 800 });
      for (const path of [`/${language}/`, `/${language}/company-profile`, `/${language}/employee-card`])
        await test.step(path, async () => {
          await page.goto(path);
          await page.evaluate("document.documentElement.style.fontSize = '200%'");
          await expectNoOverflow(page);
          expect(await page.evaluate(cutText)).toEqual([]);
        });
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
    await expectOneSheet(page);
    // Japanese has the highest lines.
    await page.goto('/ja/company-profile');
    await expectOneSheet(page);
  });

  test('on a phone, the image of the first screen arrives before the web font', async ({ page }) => {
    const arrived: string[] = [];
    page.on('requestfinished', (request) => arrived.push(request.url()));
    const font = page.waitForRequest(/site-arabic/).then(() => [...arrived]);
    await page.goto('/ar/');
    expect((await font).some((url) => url.includes('hero_grade_tall'))).toBe(true);
    await expect(page.locator('h1')).toHaveCSS('font-family', /^"Site Arabic",/);
  });

  test.describe('with two pixels per CSS pixel', () => {
    test.use({ deviceScaleFactor: 2 });

    test('images are sharp on a phone and not larger than needed', async ({ page }) => {
      await page.goto('/en/');
      for (const [name, most] of [
        ['yard_500t', 3],
        ['product_print', 3],
        [gallery.images[0]?.name ?? '', 2.2],
      ] as const)
        await test.step(name, async () => {
          const image = page.locator(`img[src*=${name}]`).first();
          // Another minimum order has no image.
          if (!(await image.count())) return;
          await image.scrollIntoViewIfNeeded();
          const { width } = await boxOf(image);
          const pixels = () =>
            image.evaluate(({ currentSrc }: HTMLImageElement) =>
              Number(/-(\d+)\./.exec(currentSrc)?.[1] ?? 0),
            );
          await expect.poll(pixels).toBeGreaterThanOrEqual(1.8 * width);
          expect(await pixels()).toBeLessThanOrEqual(most * width);
        });
    });
  });

  test('anchors lead to the edge of their section, below the header', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/en/');
    const { height } = await boxOf(page.locator('.header'));
    for (const id of ['features', 'product-detail', 'gallery', 'order-form', 'business-card']) {
      const target = page.locator(`#${id}`);
      // Again if the order form above has hydrated meanwhile, which adds a row to it. A page scrolls by whole pixels.
      await expect(async () => {
        await page.evaluate((id) => location.assign(`#${id}`), id);
        expect(Math.abs((await boxOf(target)).y - height), id).toBeLessThan(1);
      }).toPass({ timeout: 10_000 });
    }
  });
});

/** A printed page has the logo, no navigation, no buttons and fits one sheet. */
async function expectOneSheet(page: Page): Promise<void> {
  await expect(page.locator('.profile .logo-mark')).toBeVisible();
  for (const hidden of ['.header', '.footer']) await expect(page.locator(hidden)).toBeHidden();
  await expect(page.locator('.button').filter({ visible: true })).toHaveCount(0);
  const pdf = await page.pdf({ preferCSSPageSize: true });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
}

/** Runs in the page. @returns the texts that do not fit into their boxes */
function cutText(): (string | null)[] {
  const texts = document.querySelectorAll<HTMLElement>('h1, h2, h3, p, li, a, button, label, th, td');
  const cut = Array.from(texts).filter((element) => {
    const { overflowX, display, clipPath } = getComputedStyle(element);
    if (!element.checkVisibility() || clipPath !== 'none') return false;
    return display !== 'inline' && overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1;
  });
  return cut.map(({ textContent }) => textContent);
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
