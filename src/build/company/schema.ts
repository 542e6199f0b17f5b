import { z } from 'zod';
import { languageCodes } from '../../../widgets/i18n/languages.ts';
import { countries } from '../../../widgets/lib/phone.ts';

// Each message is an instruction. `companyErrors` adds the field and the value in front of it.

/** Text on one line. Markup would be shown as it is written. */
export const line = (what: string) =>
  z
    .string(`write ${what} in quotes`)
    .refine((text) => text.trim() !== '', `write ${what}`)
    .refine((text) => !/[\n\r\u2028]/.test(text), `write ${what} on one line`)
    .refine(
      (text) => !/<\/?[a-z][^>]*>|&[a-z]+;/i.test(text),
      'remove the HTML, which would be shown as text',
    )
    .refine((text) => text === text.trim(), 'remove the spaces at the beginning and at the end');

/** Arabic and English are asked for; another language may still be to come (`untranslated`). */
export const inEachLanguage = <Schema extends z.ZodType>(schema: Schema) =>
  z.strictObject(
    Object.fromEntries(
      languageCodes.map((code) => [code, ['ar', 'en'].includes(code) ? schema : schema.optional()]),
    ),
    `write it for each language: { ar: …, en: … }`,
  );

const https = 'write the complete URL, starting with https://';
const address = z.url({ protocol: /^https$/, hostname: /^[\w-]+(\.[\w-]+)+$/, error: https });
export const orEmpty = (schema: z.ZodType<string>, error: string) =>
  z.string(error).refine((text) => text === '' || schema.safeParse(text).success, error);
const link = orEmpty(address, `${https}, or '' if there is none`);

const digits = 'write country code and number in digits only, for example 962791234567';
const noZero = 'remove the 0 after the country code';
const trunkZero = /^\+?96[24]0/;
const whole = (unit: string) => `write a whole number of ${unit} without quotes or commas, 1 or more`;
const time = (example: string) =>
  z
    .string(`write a time such as '${example}'`)
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, `write a time such as '${example}'`);

export const days = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;
const codes = countries.map(({ code }) => code);

const whatsapp = z
  .string(digits)
  .regex(/^[1-9][0-9]{9,14}$/, digits)
  .refine((text) => !trunkZero.test(text), noZero);

/** What `facts.ts` may hold. */
export const facts = z.strictObject({
  whatsapp,
  whatsappIn: z
    .partialRecord(
      z.enum(codes),
      whatsapp,
      `write undefined, or a number by its country: ${codes.join(', ')}`,
    )
    .optional(),
  phone: z
    .string('write +, country code and number in quotes, for example +96265001234')
    .regex(/^\+[1-9][0-9]{8,14}$/, 'write +, country code and number, for example +96265001234')
    .refine((text) => !trunkZero.test(text), noZero),
  defaultCountry: z.enum(codes, `write one of ${codes.join(', ')}`),
  email: z.email('write an email address, for example info@company.com'),
  site: address
    .refine((text) => !text.endsWith('/'), 'remove the slash at the end')
    .refine(
      (text) => !URL.canParse(text) || /^\/?$/.test(new URL(text).pathname + new URL(text).search),
      'use a domain or subdomain without a path, because the site does not work below a path',
    ),
  facebook: link,
  instagram: link,
  minimumOrder: z.int(whole('tons')).positive(whole('tons')),
  plausibleMaximum: z.int(whole('tons')).positive(whole('tons')),
  bagWeight: z.int(whole('kilograms')).positive(whole('kilograms')),
  bagsPerPallet: z.int(whole('bags')).positive(whole('bags')),
  registration: z.string("write it in quotes, or '' if there is none"),
  agency: z.strictObject({
    name: z.string("write the name in quotes, or '' if there is none"),
    url: link,
  }),
});

/** What `hours.ts` may hold. */
export const hours = z.strictObject({
  hours: z.strictObject({
    timeZone: z
      .string('write a time zone such as Asia/Amman')
      .refine(isTimeZone, 'write a time zone such as Asia/Amman'),
    days: z.array(
      z.enum(days, `write days such as ${days.slice(0, 2).join(', ')}`),
      "write a list such as ['sunday', 'monday']",
    ),
    opens: time('08:00'),
    closes: time('17:00'),
  }),
});

function isTimeZone(text: string): boolean {
  try {
    return text.includes('/') && Boolean(new Intl.DateTimeFormat('en', { timeZone: text }));
  } catch {
    return false;
  }
}

/** What `profile.ts` may hold. */
export const profile = z.strictObject({
  spoken: z.array(
    z.enum(languageCodes, `write some of ${languageCodes.join(', ')}`),
    "write a list such as ['ar', 'en']",
  ),
  founded: z
    .string("write the year in quotes, or '' to omit it")
    .regex(/^([12]\d{3})?$/, "write a year such as '1998', or '' to omit it"),
});

const part = (what: string) => line(`the ${what}`);

/** What `names.ts` may hold. */
export const names = z.strictObject({
  companyName: inEachLanguage(line('the name')),
  shortName: z.partialRecord(
    z.enum(languageCodes),
    z.string('write it in quotes').max(24, 'write at most 24 characters'),
    "write {}, or a short name by language: { ar: '…' }",
  ),
  address: inEachLanguage(
    z.strictObject({ street: part('street'), city: part('city'), country: part('country') }),
  ),
});

/** What `answers.ts` may hold: an answer in one language alone would leave the others without its question. */
export const answers = z.strictObject({
  answers: z.record(
    z.string(),
    z
      .record(z.string(), line('the answer'))
      .refine(
        (given) => [0, languageCodes.length].includes(languageCodes.filter((code) => given[code]).length),
        `write {} for no answer, or a sentence in every language: ${languageCodes.join(', ')}`,
      ),
  ),
});

/** Content of `product.ts`. */
export const product = z.strictObject({
  producer: z
    .partialRecord(z.enum(languageCodes), line('the name'), "write {}, or the name by language: { ar: '…' }")
    .refine(
      (names) => [0, languageCodes.length].includes(Object.keys(names).length),
      `write {}, or the name in every language: ${languageCodes.join(', ')}`,
    ),
  specification: z.array(
    z.strictObject({
      name: inEachLanguage(line('the name of the property')),
      value: inEachLanguage(line('the value with its unit')),
    }),
    'write [], or a list of { name, value }',
  ),
  includedDocuments: z.array(
    z.string('write a key of documents in trade.ts'),
    "write a list such as ['analysis', 'origin']",
  ),
});

const isoDate = "write a date such as '2026-11-23'";

/** Content of `assurances.ts`. */
export const assurances = z.strictObject({
  reviewedOn: z.iso.date(isoDate),
  supportedUntil: z.iso.date(isoDate),
  contract: line('a sentence'),
  availability: line('a sentence'),
  hosting: line('a sentence'),
  serverSecurity: line('a sentence'),
  publishing: line('a sentence'),
  logs: line('a sentence'),
  privacyRole: line('a sentence'),
  agreement: line('a sentence'),
  subprocessors: line('a sentence'),
  orderRetention: line('a sentence'),
  privacyContact: line('a sentence'),
  breachNotice: line('a sentence'),
  incidents: line('a sentence'),
  certificates: line('a sentence'),
});

/** What `analytics.ts` may hold. */
export const measure = z.strictObject({
  measure: z.custom(
    (value) => value === undefined || typeof value === 'function',
    'write a function, or undefined to turn off analytics',
  ),
});

/** The most letters of a line about facts of trade, as in `order.ts`. */
const longestFact = 80;
/** The comma parts what was chosen; all of a list together must fit the line of a message. */
const choices = z
  .record(
    z.string(),
    inEachLanguage(
      line('a few words').refine(
        (text) => !/[,،、]/.test(text),
        'remove the comma, which separates the choices in the message',
      ),
    ),
  )
  .refine(
    (list) => Object.keys(list).every((short) => /^[a-zA-Z]+$/.test(short)),
    'use a key in Latin letters for each choice, such as bags',
  )
  .refine(
    (list) =>
      Object.values(list)
        .map((words) => words.ar)
        .join('، ').length <= longestFact,
    `shorten the Arabic texts: all choices together may have at most ${longestFact} characters`,
  );

/** What `trade.ts` may hold. */
export const trade = z.strictObject({ packaging: choices, delivery: choices, documents: choices });

/** What `samples.ts` may hold. */
export const samples = z.strictObject({
  samples: z.record(
    z.string(),
    z.array(z.string('write the name of a value in quotes')),
    "write names by file: { 'facts.ts': ['phone'] }",
  ),
});
