import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { supportedLanguage } from '../../../widgets/language/languages.ts';
import { dist, ourSite } from '../../stage/servers.ts';
import { launchOptions } from '../../support/chromium.ts';
import { mergeWords } from './merge-words.ts';
import { textsOf } from './word-files.ts';
import { wordPage } from './word-page.ts';
import { placesOf } from './word-places.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** @returns what to print, and whether it went well */
export async function command([option, value = '']: string[]): Promise<{ said: string; ok: boolean }> {
  const language = supportedLanguage(value);
  if (option === '--for' && language) {
    if (!existsSync(dist)) return { said: 'There is no build to take pictures of: npm run build', ok: false };
    const texts = textsOf(root, language);
    const [browser, site] = await Promise.all([chromium.launch(launchOptions()), ourSite()]);
    const places = await placesOf(browser, site.url, language, texts).finally(async () => {
      await browser.close();
      site.close();
    });
    const file = `words-${language}.html`;
    writeFileSync(file, wordPage(language, texts, places));
    const seen = places.filter(Boolean).length;
    return { said: `${file}: ${texts.length} texts, ${seen} of them in their place.`, ok: true };
  }
  if (option === '--merge' && existsSync(value)) {
    const { problems, changed, signed } = mergeWords(root, JSON.parse(readFileSync(value, 'utf8')));
    if (problems.length) return { said: `Nothing was written:\n${problems.join('\n')}`, ok: false };
    const end = signed ? ' Every text was read: the README says by whom.' : '';
    return { said: `${changed} texts are better now.${end} Look at them: npm test`, ok: true };
  }
  return { said: 'npm run words -- --for ar, or npm run words -- --merge words-ar.json', ok: false };
}
