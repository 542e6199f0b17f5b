import type { Plugin } from 'vite';
import { type Language, languageCodes } from '../../../widgets/i18n/languages.ts';
import { readNumber } from '../../../widgets/lib/phone-check.ts';
import { BuildError } from '../build-error.ts';
import { displayPath } from '../files.ts';
import { companyErrors, imageErrors, untranslated } from './check-company.ts';
import { textErrors } from './check-texts.ts';
import { type Company, loadCompany, samples } from './load-company.ts';
import { logoErrors } from './logo.ts';

/** One message for each error in the files that the owner edits. */
export async function validateCompany(folder: string): Promise<string[]> {
  const company = await loadCompany(folder);
  const wrong = companyErrors(company);
  return [...(wrong.length ? wrong : imageErrors(company)), ...logoErrors(folder), ...textErrors(folder)];
}

/** The sample values and warnings as lines for the end of a build; empty if the site can be published. */
export async function releaseWarnings(folder: string): Promise<string[]> {
  const company = await loadCompany(folder);
  const sampleValues = Object.entries(samples(company)).map(
    ([file, names]) => `  ${displayPath(folder)}/${file}: ${names.join(', ')}`,
  );
  const others = warnings(company).map((line) => `  ${line}`);
  const note = 'These values are samples. Replace them with your own and remove their names from samples.ts:';
  return [
    ...(sampleValues.length ? [note, ...sampleValues] : []),
    ...(others.length ? ['Warnings:', ...others] : []),
  ];
}

const isUsual = (phone: string) => readNumber(`+${phone.replace('+', '')}`, '+962') !== '';

/** One warning for each unusual value: the file, the field, the value and what to check. */
export function warnings({ folder, values }: Company): string[] {
  const facts = values['facts.ts'];
  const { companyName, shortName } = values['names.ts'];
  const number = 'Numbers of this country have another format. Check the digits';
  const checks: [field: keyof typeof facts, isUsual: boolean, fix: string][] = [
    ['whatsapp', isUsual(facts.whatsapp), number],
    ['phone', isUsual(facts.phone), number],
    ['minimumOrder', facts.minimumOrder <= 10_000, 'The unit is metric tons. Check the quantity'],
    ['plausibleMaximum', facts.plausibleMaximum > facts.minimumOrder, 'It must be greater than minimumOrder'],
  ];
  const unusual = checks.filter(([, isUsual]) => !isUsual);
  const lengthOf = (code: Language) => companyName[code]?.length ?? 0;
  const long = languageCodes.filter((code) => lengthOf(code) > 30 && !shortName[code]);
  return [
    ...unusual.map(([field, , fix]) => `facts.ts: Unusual value ${facts[field]} for ${field}. ${fix}.`),
    ...long.map(
      (code) =>
        `names.ts: companyName.${code} has ${lengthOf(code)} characters, so the header needs three lines. Set shortName.${code}.`,
    ),
    ...untranslated(values).map((text) => `${text}. The English text is used. Add the translation.`),
  ].map((sentence) => `${displayPath(folder)}/${sentence}`);
}

/** In development, shows these errors instead of a page, in the terminal and in the overlay of Vite. */
export function validation(folder: string): Plugin {
  return {
    name: 'validation',
    async transformIndexHtml() {
      const errors = await validateCompany(folder);
      if (errors.length) throw new BuildError(errors);
    },
  };
}
