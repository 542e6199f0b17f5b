import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { z } from 'zod';
import * as company from '../../widgets/company.ts';
import { languageCodes } from '../../widgets/language/languages.ts';

const file = new URL('../../widgets/company.ts', import.meta.url);
const headers = new URL('../public/_headers', import.meta.url);

const name = z.string().trim().min(1, 'is empty: write the name');

const link = z.url({ protocol: /^https$/, error: 'must be an address that begins with https://' });

const part = (what: string) => z.string().trim().min(1, `is empty: write the ${what}`);
const address = z.strictObject({ street: part('street'), city: part('city'), country: part('country') });

const schema = z.strictObject({
  name: z.strictObject(Object.fromEntries(languageCodes.map((code) => [code, name]))),
  whatsapp: z
    .string()
    .regex(/^[1-9][0-9]{7,14}$/, 'must be country code and number in digits only, for example 962790000000'),
  phone: z
    .string()
    .regex(/^\+[1-9][0-9]{7,14}$/, 'must be +, country code and number, for example +962790000000'),
  email: z.email('must be an e-mail address, for example info@example.com'),
  site: z
    .url({ protocol: /^https$/, error: 'must begin with https://' })
    .refine((url) => !url.endsWith('/'), 'must not end with a slash'),
  facebook: link,
  instagram: link,
  address: z.strictObject(Object.fromEntries(languageCodes.map((code) => [code, address]))),
  gallery: z.strictObject({
    host: z
      .string()
      .regex(/^(https:\/\/\S+\/)?$/, 'must be empty, or begin with https:// and end with a slash'),
    illustrations: z.boolean(),
    pictures: z.array(
      z.strictObject({
        name: z.string().regex(/^[\w-]+$/, 'must be the name of a file in src/pictures, without its ending'),
        width: z.int('must be a whole number of pixels').positive('must be above 0'),
        height: z.int('must be a whole number of pixels').positive('must be above 0'),
        colour: z.string().regex(/^#[0-9a-f]{6}$/, 'must be a colour such as #584733'),
        alt: z.strictObject(
          Object.fromEntries(
            languageCodes.map((code) => [
              code,
              z.string().trim().min(1, 'is empty: write what the picture shows, in this language'),
            ]),
          ),
        ),
      }),
    ),
  }),
  minimumOrder: z.int('must be a whole number of tons').positive('must be at least 1 ton'),
  agency: z.strictObject({ name, url: link }),
});

/**
 * What is wrong with the values of `widgets/company.ts`, one sentence a field, naming it and the repair.
 * Empty when all is well.
 */
export function companyErrors(values: unknown): string[] {
  const result = schema.safeParse(values);
  if (result.success) return [];
  return result.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`);
}

/** The names of the values that are still marked `// sample` in the source of `company.ts`. */
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
      const errors = companyErrors({ ...company });
      if (errors.length) this.error(`widgets/company.ts: ${errors.join('; ')}.`);
      const { host } = company.gallery;
      if (host && !readFileSync(headers, 'utf8').includes(new URL(host).origin)) {
        this.error(
          `src/public/_headers: img-src lacks ${new URL(host).origin}, so no picture would be shown.`,
        );
      }
      const samples = sampleValues(readFileSync(file, 'utf8'));
      if (samples.length) {
        this.warn(
          `widgets/company.ts still holds sample values, not the company's own: ${samples.join(', ')}.`,
        );
      }
    },
  };
}
