import { wcagContrast } from 'culori';
import { z } from 'zod';
import { type Language, languageCodes } from '../../../widgets/i18n/languages.ts';
import { weekdays } from '../../../widgets/lib/hours.ts';
import { countries } from '../../../widgets/lib/phone.ts';
import { maxTermLength } from '../../../widgets/order-form/order-fields.ts';

// Each message is an instruction. `companyErrors` adds the field and the value in front of it.

const text = (message: string, pattern: RegExp) =>
  z.string(message).regex(pattern, { error: message, abort: true });

/** Markup, which would be shown as it is written. */
export const html = /<\/?[a-z][^>]*>|&[a-z]+;/i;

const all = languageCodes.join(', ');
const listOf = <Schema extends z.ZodType>(schema: Schema, example: string) =>
  z.array(schema, `write a list such as ${example}`);

const line = (what: string) =>
  z
    .string(`write ${what} in quotes`)
    .regex(/\S/, `write ${what}`)
    .regex(/^[^\n\r\u2028]*$/, `write ${what} on one line`)
    .refine((value) => !html.test(value), 'remove the HTML, which would be shown as text')
    .refine((value) => value === value.trim(), 'remove the spaces at the beginning and at the end');

/** Arabic and English are required. `untranslated` reports other languages that are missing. */
function inEachLanguage<Schema extends z.ZodType>(schema: Schema) {
  const optional = Object.fromEntries(languageCodes.map((code) => [code, schema.optional()]));
  const shape = { ...(optional as Record<Language, z.ZodOptional<Schema>>), ar: schema, en: schema };
  return z.strictObject(shape, 'write it for each language: { ar: …, en: … }');
}

const https = 'write the complete URL, starting with https://';
const url = z.url({ protocol: /^https$/, hostname: /^[\w-]+(\.[\w-]+)+$/, error: https });
const orEmpty = (schema: z.ZodType<string>, message: string) =>
  z.string(message).refine((value) => value === '' || schema.safeParse(value).success, message);
const link = orEmpty(url, `${https}, or '' if there is none`);

const withoutTrunkZero = (schema: z.ZodString) =>
  schema.refine((value) => !/^\+?96[24]0/.test(value), 'remove the 0 after the country code');
const whatsapp = withoutTrunkZero(
  text('write country code and number in digits only, for example 962791234567', /^[1-9][0-9]{9,14}$/),
);
const count = (unit: string) => {
  const message = `write a whole number of ${unit} without quotes or commas, 1 or more`;
  return z.int(message).positive(message);
};
const time = (example: string) => text(`write a time such as '${example}'`, /^([01]\d|2[0-3]):[0-5]\d$/);
const codes = countries.map(({ code }) => code);

const facts = z.strictObject({
  whatsapp,
  phone: withoutTrunkZero(
    text('write +, country code and number in quotes, for example +96265001234', /^\+[1-9][0-9]{8,14}$/),
  ),
  defaultCountry: z.enum(codes, `write one of ${codes.join(', ')}`),
  email: z.email('write an email address, for example info@company.com'),
  site: url
    .regex(/[^/]$/, 'remove the slash at the end')
    .regex(
      /^(\w+:\/\/)?[^/?]*\/?$/,
      'use a domain or subdomain without a path, because the site does not work below a path',
    ),
  facebook: link,
  instagram: link,
  minimumOrder: count('tons'),
  plausibleMaximum: count('tons'),
  bagWeight: count('kilograms'),
  bagsPerPallet: count('bags'),
  registration: z.string("write it in quotes, or '' if there is none"),
  agency: z.strictObject({ name: z.string("write the name in quotes, or '' if there is none"), url: link }),
});

const hours = z.strictObject({
  timeZone: z.enum(Intl.supportedValuesOf('timeZone'), 'write a time zone such as Asia/Amman'),
  days: listOf(z.enum(weekdays, 'write days such as sunday, monday'), "['sunday', 'monday']"),
  opens: time('08:00'),
  closes: time('17:00'),
});

const profile = z.strictObject({
  spoken: listOf(z.enum(languageCodes, `write some of ${all}`), "['ar', 'en']"),
  founded: text("write a year such as '1998', or '' to omit it", /^([12]\d{3})?$/),
});

const names = z.strictObject({
  companyName: inEachLanguage(line('the name')),
  shortName: z.partialRecord(
    z.enum(languageCodes),
    z.string('write it in quotes').max(24, 'write at most 24 characters'),
    "write {}, or a short name by language: { ar: '…' }",
  ),
  address: inEachLanguage(
    z.strictObject({ street: line('the street'), city: line('the city'), country: line('the country') }),
  ),
});

/** `{}`, or a text at least in Arabic and English. `untranslated` reports other languages that are missing. */
const translatedOrNone = (text: z.ZodType<string>, what: string) => {
  const message = `write {}, or ${what} at least in ar and en`;
  return z
    .partialRecord(z.enum(languageCodes), text, message)
    .refine((texts) => Object.keys(texts).length === 0 || ('ar' in texts && 'en' in texts), message);
};

const answers = z.record(z.string(), translatedOrNone(line('the answer'), 'an answer'));

const product = z.strictObject({
  producer: translatedOrNone(line('the name'), 'the name'),
  specification: z.array(
    z.strictObject({
      name: inEachLanguage(line('the name of the property')),
      value: inEachLanguage(line('the value with its unit')),
    }),
    'write [], or a list of { name, value }',
  ),
  includedDocuments: listOf(z.string('write a key of documents in trade.ts'), "['analysis', 'origin']"),
});

const measure = z.custom(
  (value) => value === undefined || typeof value === 'function',
  'write a function, or undefined to turn off analytics',
);

const choices = z
  .record(
    z.string(),
    inEachLanguage(
      line('a few words').regex(/^[^,،、]*$/, 'remove the comma, which separates the choices in the message'),
    ),
  )
  .refine(
    (list) => Object.keys(list).every((key) => /^[a-zA-Z]+$/.test(key)),
    'use a key in Latin letters for each choice, such as bags',
  )
  .refine(
    (list) =>
      Object.values(list)
        .map(({ ar }) => ar)
        .join('، ').length <= maxTermLength,
    `shorten the Arabic texts: all choices together may have at most ${maxTermLength} characters`,
  );

const samples = z.record(
  z.string(),
  z.array(z.string('write the name of a value in quotes')),
  "write names by file: { 'facts.ts': ['phone'] }",
);

const least = 4.5;

/** @param combinations the colors that are used with it, and what each combination shows */
const color = (example: string, combinations: Record<string, string>, fix: string) =>
  text(`write a color such as '${example}'`, /^#[0-9a-f]{6}$/i).superRefine((value, context) => {
    const isPoor = ([other]: [string, string]) => wcagContrast(value, other) < least;
    const [other, what] = Object.entries(combinations).find(isPoor) ?? [];
    if (!other) return;
    const ratio = wcagContrast(value, other).toFixed(2);
    const message = `${what} has a contrast of ${ratio}:1, but ${least}:1 is required. ${fix}`;
    context.addIssue({ code: 'custom', message });
  });
const onLight = { '#ffffff': 'White text on it', '#f1eadb': 'Text in this color on the page' };
const onDark = { '#1d2b22': 'Text in this color on the dark page', '#06210f': 'Dark text on it' };
const colors = z.strictObject({
  brand: color('#0f6b3a', onLight, 'Use a darker color'),
  brandOnDark: color('#5fbf85', onDark, 'Use a lighter color'),
});

const logo = z.array(
  z.strictObject({
    tone: text(
      "write one of brand, light, gold, sun, or a color such as '#c00000'",
      /^(brand|light|gold|sun|#[0-9a-f]{6})$/i,
    ),
    path: text('write the `d` of an SVG path, such as M7 16L57 6Z', /^[Mm][\d\s.,MmZzLlHhVvCcSsQqTtAa-]+$/),
  }),
);

const images = z
  .array(
    z.strictObject({
      name: z
        .string('write the name of a file in quotes')
        .regex(
          /^[\w-]+$/,
          'write the name of the file in src/images without its extension, with letters, digits, - and _ only',
        ),
      alt: inEachLanguage(line('a description of the image in this language')),
    }),
  )
  .min(1, 'add at least one image')
  .superRefine((list, context) => {
    const at = list.findIndex(({ name }, index) => list.findIndex((other) => other.name === name) < index);
    const message = 'remove one of the two entries, because the image is listed twice';
    if (at >= 0) context.addIssue({ code: 'custom', path: [at, 'name'], message });
  });

const gallery = z.strictObject({
  host: orEmpty(
    z.string().regex(/^https:\/\/[^\s/]+\.[^\s]*\/$/),
    "write a URL that starts with https:// and ends with a slash, or '' for your own site",
  ),
  illustrations: z.boolean('write true or false without quotes'),
  images,
});

const files = z.strictObject({
  'analytics.ts': z.strictObject({ measure }),
  'answers.ts': z.strictObject({ answers }),
  'colors.ts': colors,
  'facts.ts': facts,
  'hours.ts': z.strictObject({ hours }),
  'images.ts': z.strictObject({ gallery }),
  'logo.ts': z.strictObject({ logo }),
  'names.ts': names,
  'product.ts': product,
  'profile.ts': profile,
  'samples.ts': z.strictObject({ samples }).optional(),
  'trade.ts': z.strictObject({ packaging: choices, delivery: choices, documents: choices }),
});

export type CompanyValues = z.infer<typeof files> & { [file: string]: object | undefined };

export const companySchema = files.superRefine(
  ({ 'product.ts': { includedDocuments }, 'trade.ts': { documents } }, context) => {
    const at = includedDocuments.findIndex((key) => !(key in documents));
    const message = `write a key of documents in trade.ts: ${Object.keys(documents).join(', ')}`;
    if (at >= 0) context.addIssue({ code: 'custom', path: ['product.ts', 'includedDocuments', at], message });
  },
);
