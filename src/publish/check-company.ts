import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { z } from 'zod';
import * as answers from '../../widgets/company/answers.ts';
import * as facts from '../../widgets/company/facts.ts';
import * as names from '../../widgets/company/names.ts';
import * as pictures from '../../widgets/company/pictures.ts';
import { languageCodes } from '../../widgets/language/languages.ts';

const folder = new URL('../../widgets/company/', import.meta.url);

/** Arabic and English are asked for; another language may still be to come (`untranslated`). */
const inEachLanguage = <Schema extends z.ZodType>(schema: Schema) =>
  z.strictObject(
    Object.fromEntries(
      languageCodes.map((code) => [code, ['ar', 'en'].includes(code) ? schema : schema.optional()]),
    ),
  );

const name = z.string().trim().min(1, 'is empty: write the name');

const link = z.url({ protocol: /^https$/, error: 'must be an address that begins with https://' });

const part = (what: string) => z.string().trim().min(1, `is empty: write the ${what}`);
const address = z.strictObject({ street: part('street'), city: part('city'), country: part('country') });

/** An answer in one language alone would leave the others without its question. */
const answer = z
  .record(z.string(), z.string().trim().min(1))
  .refine(
    (given) => [0, languageCodes.length].includes(languageCodes.filter((code) => given[code]).length),
    `must be empty, {}, or a sentence in every language: ${languageCodes.join(', ')}`,
  );
/** What each file of `widgets/company` may hold. */
const schema = z.strictObject({
  'answers.ts': z.strictObject({ answers: z.record(z.string(), answer) }),
  'facts.ts': z.strictObject({
    whatsapp: z
      .string()
      .regex(
        /^[1-9][0-9]{7,14}$/,
        'must be country code and number in digits only, for example 962790000000',
      ),
    phone: z
      .string()
      .regex(/^\+[1-9][0-9]{7,14}$/, 'must be +, country code and number, for example +962790000000'),
    email: z.email('must be an e-mail address, for example info@example.com'),
    site: z
      .url({ protocol: /^https$/, error: 'must begin with https://' })
      .refine((url) => !url.endsWith('/'), 'must not end with a slash'),
    facebook: link,
    instagram: link,
    minimumOrder: z.int('must be a whole number of tons').positive('must be at least 1 ton'),
    bagWeight: z.int('must be a whole number of kilograms').positive('must be at least 1 kilogram'),
    agency: z.strictObject({ name, url: link }),
  }),
  'names.ts': z.strictObject({ companyName: inEachLanguage(name), address: inEachLanguage(address) }),
  'pictures.ts': z.strictObject({
    gallery: z.strictObject({
      host: z
        .string()
        .regex(/^(https:\/\/\S+\/)?$/, 'must be empty, or begin with https:// and end with a slash'),
      illustrations: z.boolean(),
      pictures: z.array(
        z.strictObject({
          name: z
            .string()
            .regex(/^[\w-]+$/, 'must be the name of a file in src/pictures, without its ending'),
          width: z.int('must be a whole number of pixels').positive('must be above 0'),
          height: z.int('must be a whole number of pixels').positive('must be above 0'),
          colour: z.string().regex(/^#[0-9a-f]{6}$/, 'must be a colour such as #584733'),
          alt: inEachLanguage(
            z.string().trim().min(1, 'is empty: write what the picture shows, in this language'),
          ),
        }),
      ),
    }),
  }),
});

/** The values the distributor edits, by their file in `widgets/company`. */
export const companyFiles = {
  'answers.ts': { ...answers },
  'facts.ts': { ...facts },
  'names.ts': { ...names },
  'pictures.ts': { ...pictures },
};

/** What is wrong with them, one sentence a field, naming its file, itself and the repair. Empty when all is well. */
export function companyErrors(values: unknown): string[] {
  const result = schema.safeParse(values);
  if (result.success) return [];
  return result.error.issues.map(({ path: [file, ...field], message }) => {
    return `${String(file)}: ${[field.join('.'), message].filter(Boolean).join(' ')}`;
  });
}

/** The values that are not there in every language, as `names.ts: companyName has no text in de`. */
export function untranslated(values: object, path = ''): string[] {
  if ('ar' in values && 'en' in values) {
    const missing = languageCodes.filter((code) => !(code in values));
    return missing.length ? [`${path} has no text in ${missing.join(', ')}`] : [];
  }
  return Object.entries(values).flatMap(([key, value]) => {
    const name = path.endsWith('.ts') ? `${path}: ${key}` : [path, key].filter(Boolean).join('.');
    return typeof value === 'object' && value ? untranslated(value, name) : [];
  });
}

/** The names of the values that are still marked `// sample` in the source of such a file. */
export function sampleValues(source: string): string[] {
  return Array.from(source.matchAll(/(\w+)(?: =|:) (?:\{|.*[,;])\s*\/\/ sample/g), ([, key]) => key ?? '');
}

/** Stops the build when a value cannot be right, and reminds once of those that are samples. */
export function checkCompany(): Plugin {
  return {
    name: 'check-company',
    apply: 'build',
    buildStart() {
      if (this.environment.name !== 'client') return;
      const errors = companyErrors(companyFiles);
      if (errors.length) this.error(`In widgets/company: ${errors.join('; ')}.`);
      for (const sentence of untranslated(companyFiles)) {
        this.warn(`widgets/company/${sentence}; the English one is shown.`);
      }
      for (const file of Object.keys(companyFiles)) {
        const samples = sampleValues(readFileSync(new URL(file, folder), 'utf8'));
        if (!samples.length) continue;
        this.warn(
          `widgets/company/${file} still holds sample values, not the company's own: ${samples.join(', ')}.`,
        );
      }
    },
  };
}
