import type { Page } from '@playwright/test';
import { PNG } from 'pngjs';
import { phone } from '../../widgets/company/facts.ts';
import { readablePhone } from '../../widgets/lib/phone.ts';
import { expect, test } from '../support/fixtures.ts';

const pages = ['', 'company-profile', 'employee-card'];

test.describe('appearance', () => {
  for (const language of ['ar', 'en'])
    for (const colorScheme of ['light', 'dark'] as const)
      test(`text over images has a contrast of 4.5:1 (${language}, ${colorScheme})`, async ({ page }) => {
        await page.emulateMedia({ colorScheme });
        await page.goto(`/${language}/`);
        for (const width of [320, 390, 640, 800, 1120, 1280, 1920]) {
          await page.setViewportSize({ width, height: 1000 });
          await page.locator('#hero img').evaluate(async (image: HTMLImageElement) => {
            // A resize selects another file in a later task.
            await new Promise(requestAnimationFrame);
            await new Promise(requestAnimationFrame);
            await image.decode();
          });
          const lines = await page.evaluate(hideTextOverImages);
          const image = PNG.sync.read(await page.screenshot({ animations: 'disabled' }));
          await page.evaluate(showText);
          expect(lines.length).toBeGreaterThan(0);
          const worst = Math.min(...lines.map((line) => worstContrast(line, image)));
          expect(worst, `at ${width} px`).toBeGreaterThanOrEqual(4.5);
        }
      });

  test('text over the image of the minimum order has a contrast of 4.5:1', async ({ page }) => {
    await page.goto('/ar/');
    for (const width of [320, 390, 800, 1280, 1920]) {
      await page.setViewportSize({ width, height: 1000 });
      const figure = page.locator('#features figure');
      test.skip((await figure.count()) === 0, 'The company has another minimum order.');
      await figure.scrollIntoViewIfNeeded();
      await figure.locator('img').evaluate((image: HTMLImageElement) => image.decode());
      const box = await figure.boundingBox();
      // The bar at the lower edge can cover other lines.
      const lines = (await page.evaluate(hideTextOverImages)).filter(
        ({ y, height }) => box && y >= box.y && y + height <= box.y + box.height,
      );
      const image = PNG.sync.read(await page.screenshot({ animations: 'disabled' }));
      await page.evaluate(showText);
      expect(lines.length).toBeGreaterThan(0);
      const worst = Math.min(...lines.map((line) => worstContrast(line, image)));
      expect(worst, `at ${width} px`).toBeGreaterThanOrEqual(4.5);
    }
  });

  for (const language of ['ar', 'en', 'fr'])
    test(`text at 200 % and screens of 320 px need no horizontal scrolling (${language})`, async ({
      page,
    }) => {
      for (const path of pages) {
        await open(page, `/${language}/${path}`);
        for (const [width, size] of [
          [390, '200%'],
          [320, '200%'],
          [320, '100%'],
        ] as const) {
          await page.setViewportSize({ width, height: 800 });
          await page.evaluate((fontSize) => {
            document.documentElement.style.fontSize = fontSize;
          }, size);
          expect(await page.evaluate(cutText), `/${path} at ${width} px with text at ${size}`).toEqual([]);
        }
      }
    });

  for (const language of ['ar', 'en'])
    test(`home page prints the product on one sheet, with the company's contact data (${language})`, async ({
      page,
    }) => {
      await page.goto(`/${language}/`);
      await page.emulateMedia({ media: 'print' });
      for (const fact of ['18', '46', '3105.30', '7783-28-0'])
        await expect(page.getByRole('cell').filter({ hasText: fact })).toBeVisible();
      await expect(page.locator('.header .logo')).toBeVisible();
      await expect(page.getByText(readablePhone(phone)).filter({ visible: true })).toHaveCount(1);
      for (const hidden of [
        'header nav',
        'footer',
        '#hero',
        '#features',
        '#gallery',
        '#order-form',
        '#faq',
        '#contact',
      ])
        await expect(page.locator(hidden).first()).toBeHidden();
      await expect(page.locator('.button').filter({ visible: true })).toHaveCount(0);
      expect(await printedPages(page)).toBe(1);
    });

  test('company profile prints on one sheet without its buttons', async ({ page }) => {
    await page.goto('/ar/company-profile');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('.button').filter({ visible: true })).toHaveCount(0);
    expect(await printedPages(page)).toBe(1);
  });
});

/** Opens a page and lays all of it out: reading the layout of skipped sections logs to the console. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.evaluate(() => {
    document.documentElement.dataset.unfolded = '';
  });
}

async function printedPages(page: Page): Promise<number> {
  const pdf = await page.pdf({ preferCSSPageSize: true });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
}

/** Runs in the page. @returns whether the page scrolls sideways, and the texts that their boxes cut off */
function cutText(): string[] {
  const sideways = document.documentElement.scrollWidth > innerWidth ? ['the page scrolls sideways'] : [];
  const cut = Array.from(
    document.querySelectorAll<HTMLElement>('h1, h2, h3, p, li, a, button, label, th, td'),
  )
    .filter((element) => element.checkVisibility() && getComputedStyle(element).clipPath === 'none')
    .filter((element) => {
      const { overflowX, display } = getComputedStyle(element);
      return display !== 'inline' && overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1;
    });
  return [...sideways, ...cut.map(({ textContent }) => String(textContent))];
}

type Line = { color: string; x: number; y: number; width: number; height: number };

/** Runs in the page. Makes all text over images transparent. @returns its lines, with their color */
function hideTextOverImages(): Line[] {
  const images = Array.from(document.images, (image) => image.getBoundingClientRect()).filter(
    ({ width, top }) => width > 0 && top < innerHeight,
  );
  const lines: Line[] = [];
  const hidden = new Set<HTMLElement>();
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (nodes.nextNode()) {
    const parent = nodes.currentNode.parentElement;
    if (!parent?.checkVisibility() || !nodes.currentNode.nodeValue?.trim()) continue;
    const { color, clipPath } = getComputedStyle(parent);
    // Text for screen readers only.
    if (clipPath !== 'none') continue;
    const range = document.createRange();
    range.selectNodeContents(nodes.currentNode);
    for (const { x, y, width, height, right, bottom } of range.getClientRects()) {
      const over = images.some(
        (box) => x < box.right && right > box.left && y < box.bottom && bottom > box.top,
      );
      if (!over) continue;
      lines.push({ color, x, y, width, height });
      hidden.add(parent);
    }
  }
  for (const element of hidden) element.style.color = 'transparent';
  return lines;
}

function showText(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[style*="transparent"]'))
    element.style.color = '';
}

/** The contrast (WCAG 2.2) of a text color with the least favorable pixel behind the line. */
function worstContrast(
  { color, x, y, width, height }: Line,
  image: ReturnType<typeof PNG.sync.read>,
): number {
  const text = luminance((color.match(/\d+/g) ?? []).map(Number));
  let worst = 21;
  for (let row = Math.max(0, Math.floor(y)); row < Math.min(image.height, y + height); row++) {
    for (let column = Math.max(0, Math.floor(x)); column < Math.min(image.width, x + width); column++) {
      const at = 4 * (row * image.width + column);
      const pixel = luminance([...image.data.subarray(at, at + 3)]);
      worst = Math.min(worst, (Math.max(text, pixel) + 0.05) / (Math.min(text, pixel) + 0.05));
    }
  }
  return worst;
}

function luminance([red = 0, green = 0, blue = 0]: number[]): number {
  const linear = (part: number) => (part <= 10 ? part / 3294 : ((part / 255 + 0.055) / 1.055) ** 2.4);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}
