/**
 * Makes the pictures that shared links show, one a language: the headline of the home page in the sky beside the
 * sack. `npm run pictures` does it too; alone, `node src/publish/share-pictures.mjs`, after a headline was changed.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, parse } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const at = (path) => fileURLToPath(new URL(path, import.meta.url));
const fonts = join(dirname(createRequire(import.meta.url).resolve('vazirmatn/package.json')), 'fonts/ttf');
const locales = at('../locales');

const rightToLeft = ['ar', 'fa'];
const width = 1200;
const height = 630;
const margin = 72;
/** Where the sack begins, and where the field. */
const room = { width: 560, height: 220 };

/** The same face for all, which has Latin letters too; Japanese is set in one of the machine's. */
const face = (language) =>
  language === 'ja'
    ? { font: 'Noto Sans CJK JP Bold', leading: 0 }
    : {
        font: 'Vazirmatn Bold',
        fontfile: join(fonts, 'Vazirmatn-Bold.ttf'),
        // Its lines leave room for Arabic marks.
        leading: rightToLeft.includes(language) ? -14 : -26,
      };

/** Japanese may break behind a particle or a comma and before a bracket alone; a grade stays with its name. */
function unbroken(text, language) {
  const named = text.replaceAll('DAP ', 'DAP\u00A0');
  return language === 'ja' ? named.replace(/(?<![のをは、])(?=[^（])(?!^)/gu, '\u2060') : named;
}

const escaped = (text) => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);

async function drawn(text, language, size, lineWidth, ink) {
  const { font, fontfile, leading } = face(language);
  const words = {
    text: `<span foreground="${ink}">${unbroken(escaped(text), language)}</span>`,
    font: `${font} ${size}`,
    ...(fontfile && { fontfile }),
    width: lineWidth,
    dpi: 72,
    rgba: true,
    spacing: leading,
  };
  const { data, info } = await sharp({ text: words }).png().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** As large as the sky allows, then as narrow as the same lines allow: so that they are about equally long. */
async function headline(text, language, ink) {
  for (let size = 64; ; size -= 2) {
    let fitting = await drawn(text, language, size, room.width, ink);
    if (fitting.width > room.width || fitting.height > room.height) continue;
    for (let narrower = room.width - 20; ; narrower -= 20) {
      const next = await drawn(text, language, size, narrower, ink);
      if (next.height > fitting.height || next.width > narrower) return fitting;
      fitting = next;
    }
  }
}

/** What the picture says stands in it as text too, for whoever asks the file. */
const spoken = (text, brand) =>
  '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">' +
  `<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" dc:identifier="${brand}"><dc:description><rdf:Alt>` +
  `<rdf:li xml:lang="x-default">${escaped(text)}</rdf:li></rdf:Alt></dc:description></rdf:Description></rdf:RDF></x:xmpmeta>`;

const hem = (brand) =>
  Buffer.from(
    `<svg width="${width}" height="${height}"><rect y="612" width="100%" height="12" fill="${brand}"/><rect y="624" width="100%" height="6" fill="#e0a526"/></svg>`,
  );

/** Those of the project; the build makes a picture anew that is not in the company's. */
const ours = { brand: '#0f6b3a', ink: '#06281a' };

/**
 * Writes them all.
 * @param to the folder
 * @param company that of another company: there only those are made whose headline it says otherwise
 */
export async function sharePictures(to, company) {
  for (const file of readdirSync(locales).sort()) {
    const words = join(company ? join(company, 'words') : locales, file);
    const { 'hero.title': text } = existsSync(words) ? JSON.parse(readFileSync(words, 'utf8')) : {};
    const { name: language } = parse(file);
    if (text) await sharePicture(join(to, `og_${language}-1200.jpg`), text, language);
  }
}

/**
 * Writes one.
 * @param colours of the hem and of the words
 */
export async function sharePicture(file, text, language, { brand, ink } = ours) {
  if (language === 'ja' && !execFileSync('fc-list', [':lang=ja'], { encoding: 'utf8' }))
    throw new Error('This machine has no Japanese font: install Noto Sans CJK (Debian: fonts-noto-cjk).');
  const words = await headline(text, language, ink);
  const direction = rightToLeft.includes(language) ? 'rtl' : 'ltr';
  const left = direction === 'rtl' ? width - margin - words.width : margin;
  const top = Math.round(80 + (room.height - words.height) / 2);
  await sharp(at(`../pictures/share_ground_${direction}.jpg`))
    .resize(width, height)
    .composite([{ input: words.data, left, top }, { input: hem(brand) }])
    .withXmp(spoken(text, brand))
    .jpeg({ quality: 78, mozjpeg: true })
    .toFile(file);
}

/** Whether a picture of these words and this brand is there already, or one of the company's own that says nothing. */
export async function isCurrent(file, text, brand) {
  const { xmp } = await sharp(file).metadata();
  const said = String(xmp ?? '');
  if (!said.includes('x-default')) return true;
  const [, colour = ours.brand] = /dc:identifier="(#\w+)"/.exec(said) ?? [];
  return colour === brand && said.includes(`>${escaped(text)}</rdf:li>`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await sharePictures(at('../public/pictures'));
