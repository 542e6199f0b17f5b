// Creates the font subset of the site from Vazirmatn (SIL Open Font License): npm run font
// It contains the Arabic and Persian letters, digits and punctuation, and the Latin letters of grades and
// formulas. Other letters use the font of the system. The result is committed.
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';
import { root } from '../build/files.ts';

const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

const codePoints = [
  ...range(0x0621, 0x063a), // letters
  ...range(0x0641, 0x0656), // letters and marks
  ...range(0x0660, 0x066c), // Arabic digits and punctuation
  ...range(0x06f0, 0x06f9), // Persian digits
  ...[0x060c, 0x061b, 0x061f, 0x0640, 0x0670], // comma, semicolon, question mark, tatweel, alef above
  ...[
    0x067e, 0x0686, 0x0695, 0x0698, 0x06a4, 0x06a9, 0x06af, 0x06b5, 0x06be, 0x06c0, 0x06c6, 0x06cc, 0x06ce,
    0x06d5,
  ], // Persian and Kurdish letters
  ...range(0x200c, 0x200f), // joiners and direction marks
];
// Not the plus sign: it is too small for phone numbers.
const punctuation = ' 0123456789.,:;!?()-/%«»…=ACDHIKNOPRS';

/** The features that browsers apply by default, and those of numbers in our styles. All others, such as fractions, add glyphs. */
const keepFeatures =
  'ccmp locl isol init medi fina rlig liga clig calt rclt mark mkmk kern curs tnum lnum'.split(' ');

const source = dirname(createRequire(import.meta.url).resolve('vazirmatn/package.json'));
const target = join(root, 'src/public/fonts');
const text = punctuation + String.fromCodePoint(...codePoints);

const original = await readFile(join(source, 'fonts/variable/Vazirmatn[wght].ttf'));
const font = await subsetFont(original, text, {
  targetFormat: 'woff2',
  keepFeatures,
  variationAxes: { wght: { min: 400, max: 700 } },
});
await writeFile(join(target, 'site-arabic.woff2'), font);
console.log(`site-arabic.woff2: ${font.length} B`);
await copyFile(join(source, 'OFL.txt'), join(target, 'OFL.txt'));
