import { wcagContrast } from 'culori';
import { type Brand, readableColor } from './brand.ts';
import { displayPath } from './folder.ts';
import type { Company } from './load-company.ts';

/** The backgrounds and text colors that a brand color is combined with. */
const meetings: { field: keyof Brand; with: string; what: string }[] = [
  { field: 'brand', with: '#ffffff', what: 'White text on it' },
  { field: 'brand', with: '#f1eadb', what: 'Text in this color on the page' },
  { field: 'brandOnDark', with: '#20261a', what: 'Text in this color on the dark page' },
  { field: 'brandOnDark', with: '#06210f', what: 'Dark text on it' },
];

/** One message for each color with insufficient contrast, with the ratio and a color that is sufficient. */
export function colorErrors({ folder, values }: Company): string[] {
  const colors = values['colors.ts'] as unknown as Brand;
  return (['brand', 'brandOnDark'] as const).flatMap((field) => {
    const given = colors[field];
    const all = meetings.filter((meeting) => meeting.field === field);
    const bad = all.find((meeting) => wcagContrast(given, meeting.with) < 4.5);
    if (!bad) return [];
    const better = all.reduce(
      (hex, meeting) => (wcagContrast(hex, meeting.with) < 4.5 ? readableColor(hex, meeting.with) : hex),
      given,
    );
    const ratio = wcagContrast(given, bad.with).toFixed(2);
    return `${displayPath(folder)}/colors.ts: Invalid value '${given}' for ${field}. ${bad.what} has a contrast of ${ratio}:1, but 4.5:1 is required. Use for example '${better}'.`;
  });
}
