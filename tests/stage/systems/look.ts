import type { Page } from 'playwright-core';
import { onePage } from '../servers.ts';
import type { Stage } from '../stage.ts';
import { control, ours, tag, ways } from './order.ts';

/** What a page could do to the look of ours without knowing it; the font is taken over on purpose, the width is the place's. */
const properties = [
  ...['color', 'background-color', 'font-size', 'font-weight', 'font-style', 'line-height', 'letter-spacing'],
  ...[
    'text-transform',
    'text-align',
    'text-shadow',
    'text-decoration-line',
    'direction',
    'opacity',
    'cursor',
  ],
  ...['padding-block-start', 'padding-inline-start', 'border-block-start-width', 'border-block-start-color'],
  ...['border-start-start-radius', 'min-block-size', 'box-shadow', 'display', 'box-sizing', 'appearance'],
];

async function styles(page: Page): Promise<Record<string, string>> {
  await control(page, 'name').waitFor();
  return ours(page)
    .locator('h2, label, .hint, input:not([type=hidden]), textarea, [role=combobox], [type=submit]')
    .evaluateAll(
      (elements, names) =>
        Object.fromEntries(
          elements.flatMap((element, index) => {
            const style = getComputedStyle(element);
            const kind = element.getAttribute('name') ?? element.getAttribute('role') ?? element.localName;
            return names.map((name) => [`${kind} ${index}: ${name}`, style.getPropertyValue(name)]);
          }),
        ),
      properties,
    );
}

/** The look on a page that has nothing but the two lines. */
export async function bareLook(stage: Stage): Promise<Record<string, string>> {
  const head =
    '<!doctype html><html lang="en"><meta charset="utf-8"><title>Bare</title><link rel="icon" href="data:,">';
  const place = await onePage(head + tag + ways.module(stage.site()));
  const page = await stage.open(place.url, wide);
  const look = await styles(page);
  await page.close();
  place.close();
  return look;
}

/** In what the look here differs from that one, in words for the table. */
export async function lookBeside(page: Page, bare: Record<string, string>): Promise<string> {
  const here = await styles(page);
  const other = Object.keys(bare).filter((key) => here[key] !== bare[key]);
  const names = [...new Set(other.map((key) => key.split(': ')[1]))];
  return names.length ? `other ${names.join(', ')}` : 'as on an empty page';
}

/** A visitor at a desk who reads English. */
export const wide = { locale: 'en-GB', viewport: { width: 1280, height: 900 } };
