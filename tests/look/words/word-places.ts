import type { Browser } from 'playwright-core';
import sharp from 'sharp';
import type { Language } from '../../../widgets/language/languages.ts';
import { reached } from '../../stage/reach.ts';
import { states } from '../../stage/states.ts';
import type { Text } from './word-files.ts';

/** Where a text stands: a piece of a screenshot, and where in it, in fractions of its size. */
export type Place = {
  state: string;
  image: string;
  box: [x: number, y: number, width: number, height: number];
};

type Found = { at: number; x: number; y: number; width: number; height: number };

/** Goes through every state of the site and of a partner's page, and keeps the first place in which each text is seen. */
export async function placesOf(
  browser: Browser,
  site: string,
  language: Language,
  texts: Text[],
  among = states,
): Promise<(Place | undefined)[]> {
  const places: (Place | undefined)[] = texts.map(() => undefined);
  for (const state of among) {
    const { page, close } = await reached(browser, site, language, state);
    try {
      const patterns = texts.map(({ text }, at) => (places[at] ? '' : pattern(text)));
      const found: Found[] = await page.evaluate(find, patterns);
      if (!found.length) continue;
      const screen = await page.screenshot({ fullPage: true, animations: 'disabled' });
      for (const one of found) places[one.at] = { state: state.name, ...(await cut(screen, one)) };
    } finally {
      await close();
    }
  }
  return places;
}

/** Any words may stand where a text has a placeholder. */
function pattern(text: string): string {
  const literal = (part: string) => part.replace(/\s+/g, ' ').replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return `^${text
    .split(/\{\{\w+\}\}/)
    .map(literal)
    .join('.*?')}$`;
}

/** Runs in the page: the smallest visible part that says exactly a text, in shadow roots too. */
function find(patterns: string[]): Found[] {
  const plain = (text: string) =>
    text
      .replace(/[\u2066-\u2069\u200E]/g, '')
      .replace(/\s+/g, ' ')
      .trim();
  const said: { text: string; rect: DOMRect }[] = [];
  const look = (root: Document | ShadowRoot | Element) => {
    for (const node of root.childNodes) {
      if (node instanceof Text) {
        const range = document.createRange();
        range.selectNodeContents(node);
        said.push({ text: plain(node.data), rect: range.getBoundingClientRect() });
      } else if (node instanceof Element) {
        if (node.shadowRoot) look(node.shadowRoot);
        look(node);
        const rect = node.getBoundingClientRect();
        const text = plain(node.textContent ?? '');
        if (text.length < 500) said.push({ text, rect });
        for (const name of ['aria-label', 'alt']) {
          if (node.hasAttribute(name)) said.push({ text: plain(node.getAttribute(name) ?? ''), rect });
        }
      }
    }
  };
  look(document.body);
  const seen = said.filter(({ text, rect }) => text && rect.width > 4 && rect.height > 4);
  return patterns.flatMap((source, at) => {
    if (!source) return [];
    const whole = new RegExp(source);
    const hit = seen.find(({ text }) => whole.test(text));
    if (!hit) return [];
    const { x, y, width, height } = hit.rect;
    return [{ at, x: x + scrollX, y: y + scrollY, width, height }];
  });
}

/** The surroundings of a place, as a picture that a page can hold. */
async function cut(screen: Buffer, { x, y, width, height }: Found): Promise<Omit<Place, 'state'>> {
  const { width: wide = 0, height: high = 0 } = await sharp(screen).metadata();
  const size = [
    Math.min(wide, Math.max(width + 48, 360)),
    Math.min(high, Math.max(height + 96, 160)),
  ] as const;
  const clamp = (from: number, length: number, most: number) =>
    Math.round(Math.max(0, Math.min(from, most - length)));
  const left = clamp(x + width / 2 - size[0] / 2, size[0], wide);
  const top = clamp(y + height / 2 - size[1] / 2, size[1], high);
  const [w, h] = size.map(Math.floor) as [number, number];
  const image = await sharp(screen)
    .extract({ left, top, width: w, height: h })
    .webp({ quality: 55 })
    .toBuffer();
  return { image: image.toString('base64'), box: [(x - left) / w, (y - top) / h, width / w, height / h] };
}
