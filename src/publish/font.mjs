// Cuts the site's one font file out of Vazirmatn (SIL Open Font License): all that Arabic and Persian need, and
// the digits and signs that stand among them, in the weights 400 to 700. Latin letters fall to the system's font.
// Run it with `npm run font` after a change; its result is committed.
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import subsetFont from 'subset-font';

const range = (first, last) => Array.from({ length: last - first + 1 }, (_, index) => first + index);

const codePoints = [
  ...range(0x0621, 0x063a), // letters
  ...range(0x0641, 0x0656), // letters and marks
  ...range(0x0660, 0x066c), // Arabic digits and signs
  ...range(0x06f0, 0x06f9), // Persian digits
  ...[0x060c, 0x061b, 0x061f, 0x0640, 0x0670], // comma, semicolon, question mark, tatweel, alef above
  ...[0x067e, 0x0686, 0x0698, 0x06a4, 0x06a9, 0x06af, 0x06be, 0x06c0, 0x06cc, 0x06d5], // Persian and Kurdish letters
  ...range(0x200c, 0x200f), // joiners and direction marks
];
const signs = ' 0123456789.,:;!?()+-/%«»…';

const require = createRequire(import.meta.url);
const folder = dirname(require.resolve('vazirmatn/package.json'));
const target = new URL('../public/fonts/', import.meta.url);

const font = await subsetFont(
  await readFile(`${folder}/fonts/variable/Vazirmatn[wght].ttf`),
  signs + String.fromCodePoint(...codePoints),
  { targetFormat: 'woff2', variationAxes: { wght: { min: 400, max: 700 } } },
);
await writeFile(new URL('site-arabic.woff2', target), font);
await copyFile(`${folder}/OFL.txt`, new URL('OFL.txt', target));
console.log(`site-arabic.woff2: ${font.length} B`);
