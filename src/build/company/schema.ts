import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { languageNames } from '../../../widgets/i18n/language-names.ts';
import { type Language, languageCodes } from '../../../widgets/i18n/languages.ts';
import { countries } from '../../../widgets/lib/phone.ts';
import { readNumber } from '../../../widgets/lib/phone-check.ts';
import { digitsOnly, isVisible, sanitizeLine } from '../../../widgets/lib/text.ts';
import { readJson, root } from '../files.ts';

// Each message is an instruction. `validate.ts` adds the file, the field and the value.

/** Markup, which would be shown as it is written. */
export const html = /<\/?[a-z][^<>]*>|&[a-z]+;/i;

/** The fix for a value of another type. */
const fixes: { [type in string]?: string } = {
  string: 'Write it in quotes',
  number: 'Write a number without quotes and commas',
  int: 'Write a whole number',
  boolean: 'Write true or false without quotes',
  array: 'Write a list: [ … ]',
  object: 'Write an object: { … }',
  record: 'Write an object: { … }',
};

/** The fix for a value that breaks a rule without a message of its own. */
export function fixOf(issue: z.core.$ZodRawIssue): string {
  const isText = issue.origin === 'string' || issue.origin === 'array';
  switch (issue.code) {
    case 'invalid_type':
      return fixes[issue.expected] ?? 'Write a value as in the comment';
    case 'invalid_value':
      return `Write ${issue.values.map((value: unknown) => JSON.stringify(value)).join(' or ')}`;
    case 'too_big':
      return isText ? `Write at most ${issue.maximum} characters` : `Write at most ${issue.maximum}`;
    case 'too_small':
      return isText ? 'Write at least one' : `Write more than ${issue.minimum}`;
    default:
      return 'Write a value as in the comment';
  }
}

/** A JSON file of the project. Its errors are reported with those of the other files. */
function jsonIn(path: string): Record<string, unknown> {
  try {
    return readJson(join(root, path));
  } catch {
    return {};
  }
}

const isClean = (text: string) => text === sanitizeLine(text);
const lineOrEmpty = z
  .string()
  .max(400)
  .refine(isClean, 'Write a text on one line, without tabs, control characters and spaces around it')
  .refine((text) => !html.test(text), 'Remove the HTML, which would be shown as text');
const line = lineOrEmpty.refine(isVisible, 'Write a text');

/** A language that the owner has dropped may keep its values, as it keeps its name. */
const eachLanguage = <Schema extends z.ZodType>(schema: Schema) =>
  Object.fromEntries(Object.keys(languageNames).map((code) => [code, schema])) as Record<Language, Schema>;
/** Arabic and English are required. Other missing languages are a warning (`untranslated`). */
const translated = <Schema extends z.ZodType>(schema: Schema) =>
  z.strictObject(
    { ...eachLanguage(schema.optional()), ar: schema, en: schema },
    'Write a value in each language: { ar: …, en: …, … }',
  );
const textsOrEmpty = 'Write {}, or a text in each language: { ar: …, en: …, … }';
const translatedOrEmpty = z
  .strictObject(eachLanguage(line.optional()), textsOrEmpty)
  .refine((texts) => Object.keys(texts).length === 0 || (texts.ar && texts.en), textsOrEmpty);

const url = z.url({
  protocol: /^https$/,
  hostname: /^[\w-]+(\.[\w-]+)+$/,
  error: 'Write the complete URL, starting with https://',
  abort: true,
});
const link = z
  .string()
  .refine(
    (value) => value === '' || url.safeParse(value).success,
    "Write the complete URL, starting with https://, or ''",
  );
/** A number is used as it is written, in links, cards and pinned files: it must be what `readNumber` makes of it. */
const phoneNumber = (error: string, pattern: RegExp) =>
  z
    .string()
    .regex(pattern, { error, abort: true })
    .refine((value) => `+${digitsOnly(value)}` === readNumber(value, ''), {
      error: ({ input }) => {
        const number = readNumber(String(input), '');
        if (number) return `Write '${String(input).startsWith('+') ? number : number.slice(1)}'`;
        const codes = countries.map(({ code }) => code.slice(1)).join(' or ');
        return `Check the digits, because no number has this format. Write + unless the number begins with ${codes}`;
      },
    });
const count = z.int().positive();

/** `info@xn--….com` for a domain in another script, which links and cards cannot contain; else an example. */
function asciiAddress(address: string): string {
  const [, name, domain = ''] = /^([\w.+-]+)@([^\s@/]+\.[^\s@/]+)$/.exec(address) ?? [];
  const url = `https://${domain}`;
  return name && URL.canParse(url) ? `${name}@${new URL(url).hostname}` : 'info@company.com';
}

/** The questions that the page knows: `faq.origin` in the locale files is `origin`, `faq.smaller_other` is `smaller`. */
const questions = () =>
  Object.keys(jsonIn('src/locales/en.json')).flatMap(
    (key) => /^faq\.(?!title$)([a-zA-Z]+)(?<!Answer)(?:_other)?$/.exec(key)?.[1] ?? [],
  );

const facts = z.strictObject({
  whatsapp: phoneNumber("Write country code and number as digits: '962791234567'", /^\+?[1-9]\d{7,14}$/),
  phone: phoneNumber("Write +, country code and number: '+96265001234'", /^\+[1-9]\d{7,14}$/),
  defaultCountry: z.enum(countries.map(({ code }) => code)),
  email: z.email({
    error: ({ input }) => `Write an email address in quotes, for example ${asciiAddress(String(input))}`,
  }),
  site: url.refine((value) => new URL(value).origin === value, {
    error: ({ input }) =>
      `Write only https:// and the domain: '${new URL(String(input)).origin}'. The site does not work below a path`,
  }),
  facebook: link,
  instagram: link,
  minimumOrder: count,
  plausibleMaximum: count,
  bagWeight: count,
  bagsPerPallet: count,
  registration: lineOrEmpty,
  agency: z.strictObject({ name: lineOrEmpty, url: link }),
});

const imageName = line
  .refine((name) => !/\.(jpe?g|png|webp|avif|tiff?|gif|heic|svg)$/i.test(name), {
    error: ({ input }) => `Write the name without its extension: '${String(input).replace(/\.\w+$/, '')}'`,
    abort: true,
  })
  .regex(/^[\p{L}\p{M}\p{N}._-]+$/u, {
    error: 'Write only letters, digits, hyphens and underscores, and rename the file',
    abort: true,
  });

const gallery = z.strictObject({
  host: z
    .string()
    .regex(
      /^(https:\/\/[^\s/]+\.\S*\/)?$/,
      "Write a URL that starts with https:// and ends with a slash, or ''",
    ),
  illustrations: z.boolean(),
  images: z.array(z.strictObject({ name: imageName, title: translated(line), alt: translated(line) })).min(1),
});

const choices = z.record(
  z.string().regex(/^[a-zA-Z]+$/, 'Use a key in Latin letters for each choice, such as bags'),
  translated(
    line
      .refine((text) => !/[{}]/.test(text.replace('{{kg}}', '')), 'Use no braces but {{kg}}')
      .refine((text) => !/[,،、]/.test(text), 'Use no commas, which separate the choices of an order'),
  ),
);

const pictures = 'src/public/pictures';
const files = [
  'answers.ts',
  'facts.ts',
  'images.ts',
  'names.ts',
  'product.ts',
  'profile.ts',
  'trade.ts',
] as const;

export const companySchema = z
  .object({
    'answers.ts': z.strictObject({ answers: z.record(z.string(), translatedOrEmpty.optional()) }),
    'facts.ts': facts,
    'images.ts': z.strictObject({ gallery }),
    'names.ts': z.strictObject({
      companyName: translated(line.max(120)),
      shortName: z.strictObject(eachLanguage(lineOrEmpty.max(24).optional())),
      address: translated(z.strictObject({ street: line, city: line, country: line })),
    }),
    'product.ts': z.strictObject({
      producer: translatedOrEmpty,
      specification: z.array(z.strictObject({ name: translated(line), value: translated(line) })),
      includedDocuments: z.array(z.string()),
    }),
    'profile.ts': z.strictObject({
      spoken: z.array(z.enum(languageCodes)),
      founded: z.string().regex(/^([12]\d{3})?$/, "Write a year such as '1998', or ''"),
    }),
    'samples.ts': z.strictObject({ samples: z.partialRecord(z.enum(files), z.array(z.string())) }),
    'trade.ts': z.strictObject({
      packaging: choices,
      delivery: choices,
      documents: choices,
    }),
  })
  .superRefine((all, { addIssue }) => {
    const refuse = (path: (string | number)[], input: unknown, message: string) =>
      addIssue({ code: 'custom', path, input, message });
    const { answers } = all['answers.ts'];
    const known = questions();
    const unknown = Object.keys(answers).filter((key) => known.length && !known.includes(key));
    if (unknown.length)
      addIssue({ code: 'unrecognized_keys', keys: unknown, path: ['answers.ts', 'answers'], input: answers });
    for (const [file, names] of Object.entries(all['samples.ts'].samples))
      names.forEach((name, at) => {
        const value = name
          .split('.')
          .reduce<unknown>((inner, key) => Object(inner)[key], Reflect.get(all, file));
        // Images outside the gallery have no field.
        const isImage =
          file === 'images.ts' && readdirSync(join(root, pictures)).some((one) => one.startsWith(name));
        if (value === undefined && !isImage)
          refuse(
            ['samples.ts', 'samples', file, at],
            name,
            `Write the name of a value in ${file}, or remove it`,
          );
      });
    const { minimumOrder, plausibleMaximum } = all['facts.ts'];
    if (plausibleMaximum <= minimumOrder)
      refuse(
        ['facts.ts', 'plausibleMaximum'],
        plausibleMaximum,
        `Write more tons than minimumOrder (${minimumOrder}), or a smaller minimumOrder`,
      );
    const documents = Object.keys(all['trade.ts'].documents);
    all['product.ts'].includedDocuments.forEach((key, at) => {
      if (!documents.includes(key))
        refuse(
          ['product.ts', 'includedDocuments', at],
          key,
          `Write a key of documents in trade.ts: ${documents.join(', ')}`,
        );
    });
    const { host, images } = all['images.ts'].gallery;
    const sizes = jsonIn('widgets/company/image-files.json');
    images.forEach(({ name }, at) => {
      const path = ['images.ts', 'gallery', 'images', at, 'name'];
      const file = `${name}-${Object(sizes[name]).width ?? 960}.avif`;
      if (images.findIndex((other) => other.name === name) < at)
        refuse(path, name, 'Remove one of the two entries, because the image is listed twice');
      // Images on a CDN are not checked.
      else if (!host && !existsSync(join(root, pictures, file)))
        refuse(
          path,
          name,
          `The file ${file} does not exist. Copy the image into src/images and run \`npm run images -- ${name}\``,
        );
    });
  });
