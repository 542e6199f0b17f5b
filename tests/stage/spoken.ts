import type { Page } from 'playwright-core';
import type { Language } from '../../widgets/language/languages.ts';
import { widgetTexts } from './widget-texts.ts';

/** A line of what a screen reader is told: its place, role and state, and which of our texts its name can be. */
export type Spoken = { role: string; said: boolean; keys: string[] };

/** As a snapshot has them: every space a plain one, no marks of where a line or a word may break. */
const plain = (text: string) =>
  text
    .replace(/[\u200b\u00ad\u2060]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** Our texts of a language as patterns, since some hold numbers and names. */
function patterns(language: Language): [key: string, pattern: RegExp][] {
  return Object.entries(widgetTexts[language]).map(([key, text]) => {
    const exact = plain(String(text)).replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    return [key, new RegExp(`^${exact.replace(/\\\{\\\{.*?\\\}\\\}/g, '.+')}$`)];
  });
}

/**
 * What a screen reader is told of an element and all within, as the browser works it out.
 * @param selector the element; open shadow roots are looked into
 */
export async function spoken(page: Page, selector: string, language: Language): Promise<Spoken[]> {
  const texts = patterns(language);
  const tree = await page.locator(selector).first().ariaSnapshot();
  return tree.split('\n').flatMap((line) => {
    const [, role = '', quoted, state = '', behind = ''] =
      /^(\s*- '?[\w/]+)(?: "((?:[^"\\]|\\.)*)")?((?: \[[\w=]+\])*)'?:? ?(.*)$/.exec(line) ?? [];
    // Where links lead is no word, and what stands in two pieces in one language is one in another.
    if (!role || role.includes('/url') || role.trim() === '- text') return [];
    const name = plain((quoted ?? behind).replace(/^["']|["']$/g, '').replaceAll('\\"', '"'));
    const keys = texts.filter(([, pattern]) => pattern.test(name)).map(([key]) => key);
    return [{ role: role.replace("'", '') + state, said: Boolean(name), keys }];
  });
}

/** The same thing in several languages as one: each line with the text of ours that it is in all of them, or `…`. */
export function together(all: Spoken[][]): string {
  const [first = [], ...others] = all;
  const lines = first.map(({ role, said, keys }, at) => {
    const shared = keys.filter((key) => others.every((other) => other[at]?.keys.includes(key)));
    return [role, ...(said ? [shared[0] ?? '…'] : [])].join(' ');
  });
  return lines.join('\n');
}
