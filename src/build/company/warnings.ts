import { untranslated } from './check-company.ts';
import { displayPath } from './folder.ts';
import type { Company } from './load-company.ts';

/** Values that came with the project, also when `samples.ts` does not list them. */
const invented =
  /\bexample\.(com|org|net)\b|\.com\/example$|962790000000|^(اسم الشركة|Company Name|نام شرکت|Nom de la société|会社名|Agency Name)$/;

/** The values that are not the company's own, by file: listed in `samples.ts`, or known to be invented. */
export function samples({ values }: Company): Record<string, string[]> {
  const listed = (values['samples.ts']?.samples ?? {}) as Record<string, string[]>;
  const found = Object.entries(values).map(([file, fields]) => {
    const known = Object.keys(fields).flatMap((name) => sampleFields(name, fields[name]));
    const all = [...(listed[file] ?? []), ...known];
    const whole = all.filter((name) => !all.some((other) => name.startsWith(`${other}.`)));
    return [file, [...new Set(whole)]] as [string, string[]];
  });
  return Object.fromEntries(found.filter(([, names]) => names.length));
}

function sampleFields(path: string, value: unknown): string[] {
  if (typeof value === 'string') return invented.test(value) ? [path] : [];
  return Object.entries(Object(value)).flatMap(([key, inner]) => sampleFields(`${path}.${key}`, inner));
}

/** Numbers of Jordan and Iraq, and numbers of at least ten digits of other countries. */
const usual = /^\+?(962(7[789]\d{7}|[2356]\d{7})|964(7[3-9]\d{8}|1\d{7}|[2-6]\d{7,8})|(?!96[24])\d{10,})$/;

type Facts = { whatsapp: string; phone: string; minimumOrder: number; plausibleMaximum: number };
type Names = { companyName: Record<string, string>; shortName: Record<string, string> };

/** One warning for each unusual value: the file, the field, the value and what to check. */
export function warnings({ folder, values }: Company): string[] {
  const facts = values['facts.ts'] as unknown as Facts;
  const names = values['names.ts'] as unknown as Names;
  const of = (field: string, value: unknown, sentence: string) =>
    `${displayPath(folder)}/facts.ts: Unusual value ${value} for ${field}. ${sentence}.`;
  const found: string[] = [];
  for (const field of ['whatsapp', 'phone'] as const) {
    if (!usual.test(facts[field]))
      found.push(of(field, facts[field], 'Numbers of this country have another format. Check the digits'));
  }
  if (facts.minimumOrder > 10_000)
    found.push(of('minimumOrder', facts.minimumOrder, 'The unit is metric tons. Check the quantity'));
  if (facts.minimumOrder >= facts.plausibleMaximum)
    found.push(of('plausibleMaximum', facts.plausibleMaximum, 'It must be greater than minimumOrder'));
  for (const [code, name] of Object.entries(names.companyName)) {
    if (name.length > 30 && !names.shortName[code])
      found.push(
        `${displayPath(folder)}/names.ts: companyName.${code} has ${name.length} characters, so the header needs three lines. Set shortName.${code}.`,
      );
  }
  return [
    ...found,
    ...untranslated(values).map(
      (sentence) => `${displayPath(folder)}/${sentence}. The English text is used. Add the translation.`,
    ),
  ];
}
