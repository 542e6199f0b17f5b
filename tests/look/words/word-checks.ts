import type { Language } from '../../../widgets/language/languages.ts';
import type { Text } from './word-files.ts';
import { mostLetters } from './word-notes.ts';

/** What readers of a language would stumble over, with the rule in words. */
export function settingProblems(language: Language, text: string): string[] {
  const rules: [RegExp, string][] = [
    [/\.\.\.| {2}|\t/, 'three dots are one character (…), and there are no double spaces'],
    // 18-46-0 reads 0-46-18 after Arabic letters unless Latin stands before it.
    [/(?<!DAP )18-46-0/, '18-46-0 stands behind DAP'],
    ...(ofLanguage[language] ?? []),
  ];
  return rules.filter(([wrong]) => wrong.test(text)).map(([, sentence]) => sentence);
}

const ofLanguage: Partial<Record<Language, [RegExp, string][]>> = {
  ar: [[/[کیگپچ]|[,;?]/, 'Arabic letters and punctuation (، ؛ ؟ ي ك)']],
  fa: [[/[كيىة]|ۀ|[,;?]|(^|\s)می /m, 'Persian letters and punctuation (، ؛ ؟ ی ک), and می‌ without a space']],
  fr: [
    [
      /'|[^\u202F][;!?»]|«[^\u202F]|[^\u00A0]:(?!\/)/,
      'the apostrophe is ’, and narrow or no-break spaces stand before ; ! ? : and inside « »',
    ],
  ],
  ja: [
    [
      /(?<!reserved)[,.!?]$|[\u3040-\u30FF\u4E00-\u9FFF] [\w\u3040-\u9FFF]/m,
      'Japanese punctuation (、。), and no spaces between words',
    ],
  ],
};

/** Why better words cannot stand in the place of a text, beside what the build refuses; empty when they can. */
export function problemsOf(language: Language, text: Text, better: string): string[] {
  const problems: string[] = [];
  if (better !== better.trim()) problems.push('begins or ends with a space');
  if (/[<>\p{Cc}\u202A-\u202E\u2066-\u2069\uFEFF]/u.test(better))
    problems.push('holds markup or invisible marks');
  const most = mostLetters(language, text);
  const count = [...better].length;
  if (count > most) problems.push(`has ${count} characters, and there is room for ${most}`);
  if (text.file.endsWith('trade.ts') && /[,،、]/.test(better))
    problems.push('holds a comma, which parts choices');
  return [...problems, ...settingProblems(language, better).map((rule) => `is set otherwise: ${rule}`)];
}
