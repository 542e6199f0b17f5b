import { PNG } from 'pngjs';
import { describe, expect, test } from 'vitest';
import { phone } from '../../widgets/company/facts.ts';
import { languageCodes } from '../../widgets/language/languages.ts';
import { readablePhone } from '../../widgets/text/readable-phone.ts';
import { stage } from '../stage/stage.ts';

const it = stage();
const routes = ['/', '/company-profile', '/employee-card', '/c/'];
const both = ['light', 'dark'] as const;

describe('words over a picture', () => {
  const widths = [320, 390, 639, 640, 800, 1024, 1119, 1120, 1280, 1440, 1920];

  test.each(languageCodes.flatMap((code) => both.map((colours) => [code, colours] as const)))(
    'have 4.5 : 1 at their worst pixel, in %s, %s',
    async (code, colorScheme) => {
      const page = await it.open(`/${code}/`, { colorScheme });
      const worst: Record<number, number> = {};
      for (const width of widths) {
        await page.setViewportSize({ width, height: 1300 });
        await page.evaluate(pictureShown);
        const words = await page.evaluate(hideWordsOverPictures);
        expect(words.length, `${width} px`).toBeGreaterThan(0);
        const picture = PNG.sync.read(await page.screenshot({ animations: 'disabled' }));
        worst[width] = Math.min(...words.map((line) => worstContrast(line, picture)));
        await page.evaluate(showWords);
      }
      expect(Object.entries(worst).filter(([, ratio]) => ratio < 4.5)).toEqual([]);
    },
  );
});

test.each(languageCodes)(
  'no grade, with the name before it, formula, number or phone is broken over two lines, in %s',
  async (code) => {
    const page = await it.open(`/${code}/`);
    for (const route of routes) {
      if (route !== '/') await page.goto(`${it.site()}/${code}${route}`);
      for (const width of [320, 360, 390, 480, 640, 800, 960, 1120, 1280, 1440, 1920]) {
        await page.setViewportSize({ width, height: 844 });
        const { found, broken, unset } = await page.evaluate(brokenPieces);
        expect(found).toBeGreaterThan(0);
        expect(broken, `${route} at ${width} px`).toEqual([]);
        expect(unset, `${route}: without subscripts`).toEqual([]);
      }
    }
  },
);

test.each(languageCodes)(
  'the home page prints the data tag alone, on one sheet that says whom to ask, in %s',
  async (code) => {
    const page = await it.open(`/${code}/`, { viewport: { width: 1280, height: 800 } });
    await page.emulateMedia({ media: 'print' });
    // biome-ignore lint/performance/useDomNodeTextContent: what is not shown is not printed
    const printed = await page.locator('body').innerText();
    for (const fact of ['18', '46', '3105.30', '7783-28-0', readablePhone(phone)])
      expect(printed).toContain(fact);
    for (const gone of ['header', 'footer', '#hero', '#order-form', '#gallery', '#product-detail .button'])
      expect(await page.locator(gone).first().isVisible(), gone).toBe(false);
    const pdf = await page.pdf({ preferCSSPageSize: true });
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
  },
);

type Picture = ReturnType<typeof PNG.sync.read>;
type Line = { colour: string; x: number; y: number; width: number; height: number };

/** Resolves when the picture of the first screen is the one for this width, and painted. */
async function pictureShown(): Promise<void> {
  const image = document.querySelector<HTMLImageElement>('.hero-picture > img');
  const frame = () => new Promise(requestAnimationFrame);
  await frame();
  await frame();
  await image?.decode();
  await frame();
}

/** Takes the colour out of all words that stand over a picture, and returns their lines with the colour they had. */
function hideWordsOverPictures(): Line[] {
  const pictures = Array.from(document.images, (image) => image.getBoundingClientRect()).filter(
    ({ width, top }) => width > 0 && top < innerHeight,
  );
  const lines: Line[] = [];
  const hidden = new Set<HTMLElement>();
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (nodes.nextNode()) {
    const parent = nodes.currentNode.parentElement;
    if (!parent || !nodes.currentNode.nodeValue?.trim() || !parent.checkVisibility()) continue;
    const range = document.createRange();
    range.selectNodeContents(nodes.currentNode);
    for (const { x, y, width, height, right, bottom } of range.getClientRects()) {
      const over = pictures.some(
        (box) => x < box.right && right > box.left && y < box.bottom && bottom > box.top,
      );
      // Words for screen readers alone are cut away.
      if (!over || getComputedStyle(parent).clipPath !== 'none') continue;
      lines.push({ colour: getComputedStyle(parent).color, x, y, width, height });
      hidden.add(parent);
    }
  }
  for (const element of hidden) element.style.color = 'transparent';
  return lines;
}

function showWords(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[style*="transparent"]'))
    element.style.color = '';
}

/** The contrast (WCAG 2.2) of a colour with the pixel of the picture's part that is nearest to it in lightness. */
function worstContrast(
  { colour, x, y, width, height }: Line,
  { data, width: row, height: rows }: Picture,
): number {
  const ink = lightness((colour.match(/\d+/g) ?? []).map(Number));
  let worst = Number.POSITIVE_INFINITY;
  for (let down = Math.max(0, Math.floor(y)); down < Math.min(rows, y + height); down++) {
    for (let along = Math.max(0, Math.floor(x)); along < Math.min(row, x + width); along++) {
      const place = 4 * (down * row + along);
      const ground = lightness([data[place] ?? 0, data[place + 1] ?? 0, data[place + 2] ?? 0]);
      worst = Math.min(worst, (Math.max(ink, ground) + 0.05) / (Math.min(ink, ground) + 0.05));
    }
  }
  return worst;
}

function lightness([red = 0, green = 0, blue = 0]: number[]): number {
  const linear = (part: number) => (part <= 10 ? part / 3294 : ((part / 255 + 0.055) / 1.055) ** 2.4);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** What must stay in one piece: how many there are, those that stand on two lines, formulas that are only letters. */
function brokenPieces() {
  const pieces = /\+?[\d۰-۹][\d۰-۹.,٬٫\u00A0\u202F-]*[\d۰-۹]|[\d۰-۹]+[\u00A0\u202F ]?[%٪]/g;
  const broken: string[] = [];
  const unset: string[] = [];
  let found = 0;
  const look = (range: Range) => {
    const lines = Array.from(range.getClientRects()).filter(({ width }) => width > 0);
    const middles = lines.map(({ top, bottom }) => (top + bottom) / 2);
    const tallest = Math.max(...lines.map(({ height }) => height));
    if (!lines.length) return;
    found++;
    if (Math.max(...middles) - Math.min(...middles) > tallest * 0.6) broken.push(range.toString());
  };
  for (const formula of document.querySelectorAll('.formula, .named')) {
    const range = document.createRange();
    range.selectNodeContents(formula);
    look(range);
  }
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (nodes.nextNode()) {
    const node = nodes.currentNode;
    const text = node.nodeValue ?? '';
    const parent = node.parentElement;
    if (!parent?.checkVisibility() || parent.closest('script, textarea')) continue;
    if (/P2O5|K2O|HPO4/.test(text)) unset.push(text);
    for (const { index, 0: piece } of text.matchAll(pieces)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + piece.length);
      look(range);
    }
  }
  return { found, broken, unset };
}
