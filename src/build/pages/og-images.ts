import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { type Language, languageCodes, languages } from '../../../widgets/i18n/languages.ts';
import { projectBrand, tonesOf } from '../company/brand.ts';
import { loadCompany } from '../company/load-company.ts';
import { companyTexts, readJson, root } from '../files.ts';
import { escapeHtml } from './html.ts';

// The images for shared links (`og:image`), one per language: the headline of the home page next to the sack.

// Read by the library that draws text, when it draws the first one.
process.env.FONTCONFIG_FILE = fileURLToPath(new URL('fonts.conf', import.meta.url));

const packageFile = createRequire(import.meta.url).resolve;
const width = 1200;
const height = 630;
const margin = 72;
/** The free area of the background, in pixels. */
const area = { width: 560, height: 220 };

/** `brand` colors the stripe at the bottom, `ink` the text. */
type OgImage = { file: string; language: Language; text: string; brand: string; ink: string };

/** The bold font of a language, from an npm package; both have Latin letters too. `spacing` tightens the line height. */
function fontOf(language: Language): { font: string; fontfile: string; spacing: number } {
  if (language === 'ja') {
    const fontfile = packageFile('@expo-google-fonts/noto-sans-jp/700Bold/NotoSansJP_700Bold.ttf');
    return { font: 'Noto Sans JP Bold', fontfile, spacing: 0 };
  }
  const spacing = languages[language].direction === 'rtl' ? -14 : -26;
  return { font: 'Vazirmatn Bold', fontfile: packageFile('vazirmatn/fonts/ttf/Vazirmatn-Bold.ttf'), spacing };
}

/** Keeps the grade with its name; in Japanese allows line breaks only after a particle or comma and before （. */
function withBreaks(text: string, language: Language): string {
  const named = text.replaceAll('DAP ', 'DAP\u00A0');
  return language === 'ja' ? named.replace(/(?<![のをは、])(?=[^（])(?!^)/gu, '\u2060') : named;
}

/** The text and the brand color as XMP metadata; `isCurrent` compares them. */
const metadata = ({ text, brand }: OgImage) =>
  '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">' +
  `<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" dc:identifier="${brand}"><dc:description><rdf:Alt>` +
  `<rdf:li xml:lang="x-default">${escapeHtml(text)}</rdf:li></rdf:Alt></dc:description></rdf:Description></rdf:RDF></x:xmpmeta>`;

const stripe = (brand: string) =>
  Buffer.from(
    `<svg width="${width}" height="${height}"><rect y="612" width="100%" height="12" fill="${brand}"/><rect y="624" width="100%" height="6" fill="#e0a526"/></svg>`,
  );

async function drawOgImage(image: OgImage): Promise<void> {
  const { file, language, text, brand, ink } = image;
  const markup = `<span foreground="${ink}">${withBreaks(escapeHtml(text), language)}</span>`;
  // The largest size that fits.
  const headline = sharp({ text: { text: markup, ...fontOf(language), ...area, rgba: true } }).png();
  const { data, info } = await headline.toBuffer({ resolveWithObject: true });
  const { direction } = languages[language];
  const left = direction === 'rtl' ? width - margin - info.width : margin;
  const top = Math.round(80 + (area.height - info.height) / 2);
  await sharp(join(root, `src/images/share_ground_${direction}.jpg`))
    .resize(width, height)
    .composite([{ input: data, left, top }, { input: stripe(brand) }])
    .withXmp(metadata(image))
    .jpeg({ quality: 78, mozjpeg: true })
    .toFile(file);
}

/** Whether the file shows this text in this color. An image without our metadata is the company's own and stays. */
async function isCurrent(image: OgImage): Promise<boolean> {
  if (!existsSync(image.file)) return false;
  const xmp = String((await sharp(image.file).metadata()).xmp);
  return !xmp.includes('x-default') || xmp === metadata(image);
}

/** Draws the preview images that are missing or whose headline or color has changed. */
export async function updateOgImages(folder: string, company: string): Promise<void> {
  const { values } = await loadCompany(company);
  const { brand, night: ink } = tonesOf(values['colors.ts'] ?? projectBrand);
  for (const language of languageCodes) {
    const texts = readJson(join(root, `src/locales/${language}.json`));
    const text = companyTexts(company, language)['hero.title'] ?? texts['hero.title'] ?? '';
    const file = join(folder, `og_${language}-1200.jpg`);
    const image = { file, language, text, brand, ink };
    if (await isCurrent(image)) continue;
    await drawOgImage(image).catch(({ message }: Error) =>
      console.warn(
        `The preview image og_${language}-1200.jpg is missing or outdated, and it could not be drawn. ${message}`,
      ),
    );
  }
}
