import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { languageCodes } from '../../../widgets/i18n/languages.ts';
import { countryCodes, expectedNumber } from '../../../widgets/lib/phone.ts';
import { readNumber } from '../../../widgets/lib/phone-check.ts';
import { root } from '../files.ts';

const text = z.string().regex(/\S/, 'Expected a text');

/** A value in each language. */
const translated = <Schema extends z.ZodType>(schema: Schema) =>
  z.object(Object.fromEntries(languageCodes.map((code) => [code, schema])));
const translatedOrEmpty = translated(text.optional()).refine(
  (texts) => [0, languageCodes.length].includes(Object.keys(texts).length),
  'Expected {} or all languages',
);

const url = z.url({ protocol: /^https$/, error: 'Expected a URL that starts with https://' });
const link = z.union([z.literal(''), url], "Expected a URL that starts with https://, or ''");
/** A wrong number would send the orders to a stranger. */
const phoneNumber = z
  .string()
  .refine((value) => value === readNumber(value, ''), `Expected ${expectedNumber}`);
const count = z.int().positive();
const choices = z.record(z.string().regex(/^[a-zA-Z]+$/, 'Expected letters from a to z'), translated(text));

const gallery = z
  .strictObject({
    host: link,
    illustrations: z.boolean(),
    images: z.array(z.strictObject({ name: text, title: translated(text), alt: translated(text) })).min(1),
  })
  .superRefine(({ host, images }, { addIssue }) => {
    images.forEach(({ name }, at) => {
      const file = `src/public/pictures/${name}-960.avif`;
      // Images on a CDN are not checked.
      if (host || existsSync(join(root, file))) return;
      const message = `Expected the file ${file}, which \`npm run images -- ${name}\` writes`;
      addIssue({ code: 'custom', path: ['images', at, 'name'], input: name, message });
    });
  });

/** The exports of the company's files. */
export const companySchema = z.object({
  'answers.ts': z.strictObject({ answers: z.record(z.string(), translatedOrEmpty) }),
  'facts.ts': z.strictObject({
    whatsapp: phoneNumber,
    phone: phoneNumber,
    defaultCountry: z.enum(countryCodes),
    email: z.email(),
    site: z.string().regex(/^https:\/\/[\w.-]+$/, 'Expected https:// and a domain'),
    facebook: link,
    instagram: link,
    minimumOrder: count,
    plausibleMaximum: count,
    bagWeight: count,
    bagsPerPallet: count,
    registration: z.string(),
    agency: z
      .strictObject({ name: z.string(), url: link })
      .refine(({ name, url }) => !name === !url, "Expected a name and a URL, or '' for both"),
  }),
  'images.ts': z.strictObject({ gallery }),
  'names.ts': z.strictObject({
    companyName: translated(text),
    shortName: translated(z.string().max(24).optional()),
    address: translated(z.strictObject({ street: text, city: text, country: text })),
  }),
  'product.ts': z.strictObject({
    producer: translatedOrEmpty,
    specification: z.array(z.strictObject({ name: translated(text), value: translated(text) })),
    includedDocuments: z.array(z.string()),
  }),
  'profile.ts': z.strictObject({
    spoken: z.array(z.enum(languageCodes)),
    founded: z.string().regex(/^(\d{4})?$/, "Expected a year, or ''"),
  }),
  'samples.ts': z.strictObject({ samples: z.record(z.string(), z.array(z.string())) }),
  'trade.ts': z.strictObject({ packaging: choices, delivery: choices, documents: choices }),
});
