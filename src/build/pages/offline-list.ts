import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { languageCodes, languages } from '../../../widgets/i18n/languages.ts';

type Kept = [path: string, integrity?: string];

const hash = (text: string | Buffer) => createHash('sha256').update(text).digest('base64');

/**
 * What the worker keeps, by language and under `all`: every script and style of the site that the language needs,
 * and its pages with their hashes, last, so that a page is there only when its files are.
 * @param pages the names of their files, such as `fr/index.html`
 */
function offlineList(dist: string, pages: string[]): { build: string; sets: Record<string, Kept[]> } {
  const assets = readdirSync(join(dist, 'assets')).filter((name) => /\.(js|css)$/.test(name));
  const of = (name: string) => languageCodes.find((code) => new RegExp(`^${code}[.-]`).test(name));
  const files = (language?: string) =>
    assets.filter((name) => of(name) === language).map((name): Kept => [`/assets/${name}`]);
  const pagesIn = (language?: string) =>
    pages
      .filter((name) => /(^|\/)index\.html$/.test(name))
      .filter((name) => languageCodes.find((code) => name.startsWith(`${code}/`)) === language)
      .map(
        (name): Kept => [
          `/${name.replace(/index\.html$/, '')}`,
          `sha256-${hash(readFileSync(join(dist, name)))}`,
        ],
      );
  const images = pages.filter((name) => name.endsWith('.svg'));
  const sets: Record<string, Kept[]> = {
    all: [...files(), ...images.map((name): Kept => [`/${name}`]), ...pagesIn()],
  };
  for (const code of languageCodes) {
    const fonts: Kept[] =
      languages[code].direction === 'rtl'
        ? [['/fonts/site-arabic.woff2'], ['/fonts/site-arabic-bold.woff2']]
        : [];
    sets[code] = [...files(code), ...fonts, ...pagesIn(code)];
  }
  return { build: hash(JSON.stringify(sets)).slice(0, 12), sets };
}

/**
 * Puts the built worker where it may serve the whole site, with its list.
 * @param code of the worker
 */
export function writeWorker(dist: string, code: string, pages: string[]): void {
  const list = JSON.stringify(offlineList(dist, pages));
  writeFileSync(join(dist, 'offline.js'), `const __OFFLINE__=${list};\n${code}\n`);
}
