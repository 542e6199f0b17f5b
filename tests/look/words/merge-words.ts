import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { wordErrors } from '../../../src/publish/check-words.ts';
import { languageCodes } from '../../../widgets/language/languages.ts';
import { problemsOf } from './word-checks.ts';
import { textsOf, writeTexts } from './word-files.ts';

/** The file that comes back from a reader. */
const answersShape = z.object({
  language: z.enum(languageCodes as [(typeof languageCodes)[number]]),
  name: z.string().regex(/^[^|\n`]*$/),
  date: z.iso.date(),
  texts: z.array(
    z.object({
      file: z.string(),
      key: z.string(),
      was: z.string(),
      right: z.literal(true).optional(),
      better: z.string().optional(),
    }),
  ),
});

/** What came of a merge; with problems nothing was written. */
export type Merged = { problems: string[]; changed: number; signed: boolean };

/**
 * Puts a reader's better words into a tree, all of them or none, and signs the language in the README once every
 * text of it was judged.
 */
export function mergeWords(root: string, answers: unknown): Merged {
  const { language, name, date, texts } = answersShape.parse(answers);
  const now = textsOf(root, language);
  const judged = texts.map((one) => ({
    ...one,
    text: now.find(({ file, key }) => file === one.file && key === one.key),
  }));
  const problems = judged.flatMap(({ key, was, better, text }) => {
    if (!text) return [`${key}: is no text of ${language}`];
    // Merged before, or the words have changed since they were read.
    if (text.text !== was && text.text !== better) return [`${key}: is another text now: ${text.text}`];
    return better === undefined
      ? []
      : problemsOf(language, text, better).map((problem) => `${key}: ${problem}: ${better}`);
  });
  const refused = (reasons: string[]): Merged => ({ problems: reasons, changed: 0, signed: false });
  if (problems.length) return refused(problems);

  const better = judged.flatMap(({ better, text }) =>
    text && better !== undefined && better !== text.text ? [{ ...text, better }] : [],
  );
  const before = new Map(better.map(({ file }) => [file, readFileSync(join(root, file), 'utf8')]));
  writeTexts(root, language, better);
  const errors = wordErrors(join(root, 'widgets/company'), root);
  if (errors.length) {
    for (const [file, text] of before) writeFileSync(join(root, file), text);
    return refused(errors);
  }
  const signed = name !== '' && judged.length === now.length;
  if (signed) {
    const readme = join(root, 'README.md');
    const text = readFileSync(readme, 'utf8');
    writeFileSync(
      readme,
      text.replace(signature(language), () => `\`${language}\` ${name}, ${date}`),
    );
  }
  return { problems, changed: better.length, signed };
}

/** Where the README says who signed a language. */
export function signature(language: string): RegExp {
  return new RegExp(`(?<=^- Signed by.*)\`${language}\` [^;.]+`, 'm');
}
