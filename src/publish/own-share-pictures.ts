import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languageCodes } from '../../widgets/language/languages.ts';
import { inCompanyColours } from './company-colours.ts';
import { companyFolder, ownWords, root } from './company-folder.ts';
import { loadCompany } from './load-company.ts';
import { isCurrent, sharePicture } from './share-pictures.mjs';

/**
 * Makes the pictures of shared links anew whose headline or colours are no longer the company's; those that are
 * committed spare every other build the work, and the fonts.
 * @param pictures the published folder
 */
export async function ownSharePictures(pictures: string, folder = companyFolder()): Promise<void> {
  const { values } = await loadCompany(folder);
  const colours = values['colours.ts'] as { brand: string; brandOnDark: string };
  const brand = colours.brand.toLowerCase();
  const ink = inCompanyColours('#06281a', colours);
  for (const language of languageCodes) {
    const words = JSON.parse(readFileSync(join(root, 'src/locales', `${language}.json`), 'utf8'));
    const text: string = { ...words, ...ownWords(folder, language) }['hero.title'];
    const file = join(pictures, `og_${language}-1200.jpg`);
    if (await isCurrent(file, text, brand)) continue;
    await sharePicture(file, text, language, { brand, ink }).catch(({ message }: Error) =>
      console.warn(`og_${language}-1200.jpg still shows its former words or colours. ${message}`),
    );
  }
}
