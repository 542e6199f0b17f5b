import { z } from 'zod';
import { type Language, languageCodes } from '../../../widgets/i18n/languages.ts';
import { countries } from '../../../widgets/lib/phone.ts';
import { maxTermLength } from '../../../widgets/order-form/order.ts';
import english from '../../locales/en.json' with { type: 'json' };

// Each message is an instruction. `companyErrors` adds the file, the field and the value.

/** Markup, which would be shown as it is written. */
export const html = /<\/?[a-z][^>]*>|&[a-z]+;/i;

const text = (message: string, pattern: RegExp) =>
  z.string(message).regex(pattern, { error: message, abort: true });

const line = (what: string) =>
  text(`write ${what} in quotes`, /\S/)
    .regex(/^[^\n\r\u2028]*$/, `write ${what} on one line`)
    .refine((value) => !html.test(value), 'remove the HTML, which would be shown as text')
    .refine((value) => value === value.trim(), 'remove the spaces at the beginning and at the end');

/** Arabic and English are required. `untranslated` lists other languages that are missing. */
function inEachLanguage<Schema extends z.ZodType>(schema: Schema) {
  const optional = Object.fromEntries(languageCodes.map((code) => [code, schema.optional()]));
  const shape = { ...(optional as Record<Language, z.ZodOptional<Schema>>), ar: schema, en: schema };
  return z.strictObject(shape, 'write it for each language: { ar: …, en: …, … }');
}

const inEachLanguageOrNone = (what: string) => {
  const message = `write {}, or ${what} for each language`;
  const shape = Object.fromEntries(languageCodes.map((code) => [code, line(what)]));
  return z
    .strictObject(shape, message)
    .partial()
    .refine((texts) => Object.keys(texts).length === 0 || (texts.ar && texts.en), message);
};

const https = 'write the complete URL, starting with https://';
const url = z.url({ protocol: /^https$/, hostname: /^[\w-]+(\.[\w-]+)+$/, error: https, abort: true });
const orEmpty = (schema: z.ZodType<string>, message: string) =>
  z.string(message).refine((value) => value === '' || schema.safeParse(value).success, message);
const link = orEmpty(url, `${https}, or '' if there is none`);

const number = (message: string, pattern: RegExp) =>
  text(message, pattern).refine((value) => !/^\+?96[24]0/.test(value), 'remove the 0 after the country code');
const count = (unit: string) => {
  const message = `write a whole number of ${unit} without quotes or commas, 1 or more`;
  return z.int(message).positive(message);
};
const codes = countries.map(({ code }) => code);
const list = (example: string) => `write a list such as ${example}`;

const choices = z
  .record(
    z.string(),
    inEachLanguage(
      line('a few words').regex(/^[^,،、]*$/, 'remove the comma, which separates the choices in the message'),
    ),
  )
  .refine(
    (all) => Object.keys(all).every((key) => /^[a-zA-Z]+$/.test(key)),
    'use a key in Latin letters for each choice, such as bags',
  )
  .refine(
    (all) =>
      Object.values(all)
        .map(({ ar }) => ar)
        .join('، ').length <= maxTermLength,
    `shorten the Arabic texts: all choices together may have at most ${maxTermLength} characters`,
  );

/** The questions that the page knows: `faq.origin` in the locale files is `origin`. */
const questions = Object.keys(english)
  .filter((key) => /^faq\.[a-zA-Z]+$/.test(key) && !/Answer$|\.(title|ask)$/.test(key))
  .map((key) => [key.slice('faq.'.length), inEachLanguageOrNone('an answer').optional()]);

const images = z
  .array(
    z.strictObject({
      name: text(
        'write the name of the file in src/images without its extension, with letters, digits, - and _ only',
        /^[\w-]+$/,
      ),
      chapter: inEachLanguage(line('the title of the chapter in this language')).optional(),
      alt: inEachLanguage(line('a description of the image in this language')),
    }),
  )
  .min(1, 'add at least one image')
  .superRefine((all, context) => {
    const at = all.findIndex(({ name }, index) => all.findIndex((other) => other.name === name) < index);
    const message = 'remove one of the two entries, because the image is listed twice';
    if (at >= 0) context.addIssue({ code: 'custom', path: [at, 'name'], message });
  });

export const companySchema = z.object({
  'answers.ts': z.strictObject({ answers: z.strictObject(Object.fromEntries(questions)) }),
  'facts.ts': z.strictObject({
    whatsapp: number(
      "write country code and number as digits in quotes, for example '962791234567'",
      /^[1-9][0-9]{9,14}$/,
    ),
    phone: number(
      "write +, country code and number in quotes, for example '+96265001234'",
      /^\+[1-9][0-9]{8,14}$/,
    ),
    defaultCountry: z.enum(codes, `write one of '${codes.join("', '")}' in quotes`),
    email: z.email('write an email address in quotes, for example info@company.com'),
    site: url.refine(
      (value) => new URL(value).origin === value,
      'write only https:// and the domain, for example https://dap.company.com. The site does not work below a path',
    ),
    facebook: link,
    instagram: link,
    minimumOrder: count('tons'),
    plausibleMaximum: count('tons'),
    bagWeight: count('kilograms'),
    bagsPerPallet: count('bags'),
    registration: z.string("write it in quotes, or '' if there is none"),
    agency: z.strictObject({ name: z.string("write the name in quotes, or '' if there is none"), url: link }),
  }),
  'images.ts': z.strictObject({
    gallery: z.strictObject({
      host: orEmpty(
        z.string().regex(/^https:\/\/[^\s/]+\.[^\s]*\/$/),
        "write a URL that starts with https:// and ends with a slash, or '' for your own site",
      ),
      illustrations: z.boolean('write true or false without quotes'),
      images,
    }),
  }),
  'names.ts': z.strictObject({
    companyName: inEachLanguage(line('the name')),
    shortName: z
      .strictObject(
        Object.fromEntries(
          languageCodes.map((code) => [
            code,
            z.string('write it in quotes').max(24, 'write at most 24 characters'),
          ]),
        ),
        "write {}, or a short name by language: { ar: '…' }",
      )
      .partial(),
    address: inEachLanguage(
      z.strictObject({ street: line('the street'), city: line('the city'), country: line('the country') }),
    ),
  }),
  'product.ts': z.strictObject({
    producer: inEachLanguageOrNone('the name'),
    specification: z.array(
      z.strictObject({
        name: inEachLanguage(line('the name of the property')),
        value: inEachLanguage(line('the value with its unit')),
      }),
      'write [], or a list of { name, value }',
    ),
    includedDocuments: z.array(
      z.string('write a key of documents in trade.ts'),
      list("['analysis', 'origin']"),
    ),
  }),
  'profile.ts': z.strictObject({
    spoken: z.array(z.enum(languageCodes, `write some of ${languageCodes.join(', ')}`), list("['ar', 'en']")),
    founded: text("write a year such as '1998', or '' to omit it", /^([12]\d{3})?$/),
  }),
  'samples.ts': z.strictObject({
    samples: z.record(z.string(), z.array(z.string()), "write names by file: { 'facts.ts': ['phone'] }"),
  }),
  'trade.ts': z.strictObject({ packaging: choices, delivery: choices, documents: choices }),
});

export type CompanyValues = z.infer<typeof companySchema> & Record<string, object>;
