import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { languageCodes, languages } from '../../../widgets/i18n/languages.ts';

type CachedFile = [path: string, integrity?: string];

const hash = (text: string | Buffer) => createHash('sha256').update(text).digest('base64');

const index = 'index.html';
const arabicFont = 'fonts/site-arabic.woff2';

/** The language that a name begins with, such as `ar-1a2b.js`, `ar.cards-1a2b.js` or `ar/index.html`. */
const languageOf = (name: string) => languageCodes.find((code) => code === name.split(/[./-]/, 1)[0]);

/**
 * The files that the worker caches, by language and under `all`: scripts, fonts, SVG images and pages. Files without a hash
 * in their name have one here, so that a change of them makes another build. Pages come last, so that a page is cached only
 * after its files. Pages without a language are copies of others.
 * @param files the names of generated files, such as `fr/index.html`
 */
function offlineList(dist: string, files: string[]): { build: string; sets: Record<string, CachedFile[]> } {
  const assets = readdirSync(join(dist, 'assets')).filter((name) => /\.(js|css)$/.test(name));
  const assetsOf = (language?: string) =>
    assets.filter((name) => languageOf(name) === language).map((name): CachedFile => [`/assets/${name}`]);
  const hashed = (name: string): CachedFile => {
    const integrity = `sha256-${hash(readFileSync(join(dist, name)))}`;
    return [`/${name.endsWith(index) ? name.slice(0, -index.length) : name}`, integrity];
  };
  const images = files.filter((name) => name.endsWith('.svg')).map(hashed);
  const sets: Record<string, CachedFile[]> = { all: [...assetsOf(), ...images] };
  for (const code of languageCodes) {
    const fonts = languages[code].direction === 'rtl' ? [arabicFont] : [];
    const pages = files.filter((name) => basename(name) === index && languageOf(name) === code);
    sets[code] = [...assetsOf(code), ...[...fonts, ...pages].map(hashed)];
  }
  return { build: hash(JSON.stringify(sets)).slice(0, 12), sets };
}

/** Writes the built worker with its list to the root of the site, so that its scope is the site. */
export function writeWorker(dist: string, code: string, files: string[]): void {
  const list = JSON.stringify(offlineList(dist, files));
  writeFileSync(join(dist, 'offline.js'), `const __OFFLINE__=${list};\n${code}\n`);
}
