import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { localeErrors } from '../../../../src/build/company/check-locales.ts';
import { companyFolder, root } from '../../../../src/build/company/folder.ts';
import { validateCompany } from '../../../../src/build/company/validate.ts';
import { text, value } from '../../../support/anything.ts';

/** The owner's own files in a place where anything may be written into them. */
const copy = mkdtempSync(join(tmpdir(), 'owned-'));
const company = join(copy, 'company');
const locales = ['widgets/locales', 'src/locales'];
beforeAll(() => {
  for (const folder of locales) cpSync(join(root, folder), join(copy, folder), { recursive: true });
  cpSync(companyFolder(), company, { recursive: true });
  mkdirSync(join(company, 'words'));
});
afterAll(() => rmSync(copy, { recursive: true }));

/** What `check` says while a file holds this; the file is as it was afterwards. */
function said<Said>(file: string, holds: string | Buffer, check: () => Said): Said {
  const before = readFileSync(file);
  writeFileSync(file, holds);
  try {
    return check();
  } finally {
    writeFileSync(file, before);
  }
}
const sentence = /^[^\n]*\.(json|ts)\b.*[.]$/s;
const json = fc.oneof(value.filter(writable).map(written), fc.json());

function written(given: unknown): string {
  return JSON.stringify(given) ?? 'null';
}
function writable(given: unknown): boolean {
  try {
    return Boolean(JSON.stringify(given)) || true;
  } catch {
    return false;
  }
}

describe('a file of words', () => {
  const files = locales.flatMap((folder) =>
    readdirSync(join(root, folder)).map((name) => join(copy, folder, name)),
  );

  test('that holds anything gets sentences', () => {
    fc.assert(
      fc.property(fc.constantFrom(...files), fc.oneof(json, text), (file, holds) => {
        for (const one of said(file, holds, () => localeErrors(company, copy))) expect(one).toMatch(sentence);
      }),
      { numRuns: 50 },
    );
  });

  test('with any value in the place of a text gets one', () => {
    fc.assert(
      fc.property(fc.constantFrom(...files), fc.nat(), value.filter(writable), (file, at, given) => {
        const texts: Record<string, unknown> = JSON.parse(readFileSync(file, 'utf8'));
        const keys = Object.keys(texts);
        texts[keys[at % keys.length] ?? ''] = given;
        for (const one of said(file, JSON.stringify(texts), () => localeErrors(company, copy)))
          expect(one).toMatch(sentence);
      }),
      { numRuns: 50 },
    );
  });

  test('of the company’s own wording, too', () => {
    const own = join(company, 'words/ar.json');
    writeFileSync(own, '{}');
    fc.assert(
      fc.property(fc.oneof(json, text), (holds) => {
        for (const one of said(own, holds, () => localeErrors(company, copy))) expect(one).toMatch(sentence);
      }),
      { numRuns: 50 },
    );
    rmSync(own);
  });
});

describe('a file of the company', () => {
  const names = readdirSync(companyFolder()).filter((name) => name.endsWith('.ts'));
  const pieces = fc.constantFrom(
    ...['export const ', 'whatsapp', ' = ', "'", '`', '{', '}', '[', ';', '\n', '//', 'throw null;', '\0'],
    ...['export default 1;', 'import "./x.ts";', 'export * from "./names.ts";', '\uFEFF'],
  );
  const source = fc.array(fc.oneof(pieces, text), { maxLength: 8 }).map((parts) => parts.join(''));

  test('that holds anything gets sentences, before and behind what is right', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...names),
        source,
        fc.constantFrom('alone', 'before', 'behind'),
        async (name, holds, where) => {
          const file = join(company, name);
          const right = readFileSync(file, 'utf8');
          const [before, behind] = [where === 'behind' ? right : '', where === 'before' ? right : ''];
          writeFileSync(file, before + holds + behind);
          const errors = await validateCompany(company).finally(() => writeFileSync(file, right));
          for (const one of errors) expect(one).toMatch(sentence);
        },
      ),
      { numRuns: 30 },
    );
  });
});
