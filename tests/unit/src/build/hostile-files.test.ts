import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { localeErrors } from '../../../../src/build/company/check-company.ts';
import { validateCompany } from '../../../../src/build/company/validate.ts';
import { companyFolder, root, writeFiles } from '../../../../src/build/files.ts';
import { text, value } from '../../../support/arbitraries.ts';
import { folderWith } from '../../../support/folders.ts';

/** The owner's files in a folder where a test may write anything into them. */
const copy = folderWith();
const company = join(copy, 'company');
const locales = ['widgets/locales', 'src/locales'];
beforeAll(() => {
  for (const folder of locales) cpSync(join(root, folder), join(copy, folder), { recursive: true });
  cpSync(companyFolder(), company, { recursive: true });
});

/** Writes a file, checks, and restores the file. Each error must be one sentence with the name of a file. */
async function expectSentences(file: string, content: string, check: () => string[] | Promise<string[]>) {
  const before = readFileSync(file);
  writeFileSync(file, content);
  try {
    for (const error of await check()) expect(error).toMatch(sentence);
  } finally {
    writeFileSync(file, before);
  }
}
const sentence = /^[^\n]*\.(json|ts)\b.*[.]$/s;
const json = fc.oneof(value.filter(writable).map(written), fc.json());

function written(input: unknown): string {
  return JSON.stringify(input) ?? 'null';
}
function writable(input: unknown): boolean {
  try {
    return Boolean(JSON.stringify(input)) || true;
  } catch {
    return false;
  }
}

describe('a locale file', () => {
  const files = locales.flatMap((folder) =>
    readdirSync(join(root, folder)).map((name) => join(copy, folder, name)),
  );
  const errors = () => localeErrors(company, copy);

  test('with any content', async () => {
    writeFiles(company, [['words/ar.json', '{}']]);
    const file = fc.constantFrom(...files, join(company, 'words/ar.json'));
    await fc.assert(
      fc.asyncProperty(file, fc.oneof(json, text), (path, content) => expectSentences(path, content, errors)),
      { numRuns: 30 },
    );
  });

  test('with any value in place of a text', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...files), fc.nat(), value.filter(writable), (file, at, input) => {
        const texts: Record<string, unknown> = JSON.parse(readFileSync(file, 'utf8'));
        const keys = Object.keys(texts);
        texts[keys[at % keys.length] ?? ''] = input;
        return expectSentences(file, JSON.stringify(texts), errors);
      }),
      { numRuns: 30 },
    );
  });
});

test('a file of the company with anything in it, alone, before or after the correct content', async () => {
  const names = readdirSync(companyFolder()).filter((name) => name.endsWith('.ts'));
  const pieces = fc.constantFrom(
    ...['export const ', 'whatsapp', ' = ', "'", '`', '{', '}', '[', ';', '\n', '//', 'throw null;', '\0'],
    ...['export default 1;', 'import "./x.ts";', 'export * from "./names.ts";', '\uFEFF'],
  );
  const source = fc.array(fc.oneof(pieces, text), { maxLength: 8 }).map((parts) => parts.join(''));
  const where = fc.constantFrom('alone', 'before', 'after');
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...names), source, where, (name, content, place) => {
      const file = join(company, name);
      const correct = readFileSync(file, 'utf8');
      const all = [place === 'after' && correct, content, place === 'before' && correct];
      return expectSentences(file, all.filter(Boolean).join(''), () => validateCompany(company));
    }),
    { numRuns: 30 },
  );
});
