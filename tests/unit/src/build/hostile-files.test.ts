import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { validateCompany } from '../../../../src/build/company/validate.ts';
import { text } from '../../../support/arbitraries.ts';
import { folderWith } from '../../../support/folders.ts';
import { testedCompany } from '../../../support/tested-company.ts';

/** The owner's files in a folder where a test may write anything into them. */
const company = folderWith();
beforeAll(() => cpSync(testedCompany, company, { recursive: true }));

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

test('a file of the company with anything in it, alone, before or after the correct content', async () => {
  const names = readdirSync(testedCompany).filter((name) => name.endsWith('.ts'));
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
