import type { Brand } from './brand.ts';
import { contrast, readable } from './color.ts';
import { shown } from './folder.ts';
import type { Company } from './load-company.ts';

/** Where a colour carries text, and where text is written in it: the ground or the ink, and what that is. */
const meetings: { field: keyof Brand; with: string; what: string }[] = [
  { field: 'brand', with: '#ffffff', what: 'white text on it' },
  { field: 'brand', with: '#f1eadb', what: 'text of it on the page' },
  { field: 'brandOnDark', with: '#20261a', what: 'text of it on the dark page' },
  { field: 'brandOnDark', with: '#06210f', what: 'dark text on it' },
];

/** Colours that would be hard to read, a sentence each with the number and one that would do. */
export function colourErrors({ folder, values }: Company): string[] {
  const colours = values['colors.ts'] as unknown as Brand;
  return (['brand', 'brandOnDark'] as const).flatMap((field) => {
    const given = colours[field];
    const all = meetings.filter((meeting) => meeting.field === field);
    const bad = all.find((meeting) => contrast(given, meeting.with) < 4.5);
    if (!bad) return [];
    const better = all.reduce(
      (hex, meeting) => (contrast(hex, meeting.with) < 4.5 ? readable(hex, meeting.with) : hex),
      given,
    );
    const ratio = contrast(given, bad.with).toFixed(2);
    return `${shown(folder)}/colors.ts: ${field} is '${given}': ${bad.what} has a contrast of ${ratio} : 1, and 4.5 : 1 can be read; '${better}' would do.`;
  });
}
