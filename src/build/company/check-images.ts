import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { languageCodes } from '../../../widgets/i18n/languages.ts';
import { root, shown } from './folder.ts';
import { filesOf } from './image-files.ts';
import type { Company } from './load-company.ts';

/** A picture that is ready to be published: the company's own wins over that of the project. */
export function pictureFile(folder: string, name: string): string | undefined {
  const places = [join(folder, 'public/pictures'), join(root, 'src/public/pictures')];
  return places.map((place) => join(place, name)).find((file) => existsSync(file));
}

/** Pictures that are named but are not there, a sentence each. */
export function pictureErrors({ folder, values }: Company): string[] {
  const { gallery } = values['images.ts'] as { gallery: { host: string; images: { name: string }[] } };
  // Elsewhere nobody can look.
  const named = gallery.host ? [] : gallery.images;
  return [
    ...named.flatMap(({ name }, at) => {
      const missing = filesOf(name).find((file) => !pictureFile(folder, file));
      if (!missing) return [];
      return `${shown(folder)}/images.ts: gallery.images.${at}.name is '${name}': there is no ${missing}. Put the picture into ${originals(folder)} and run \`npm run images\`.`;
    }),
    ...languageCodes
      .map((code) => `og_${code}-1200.jpg`)
      .filter((file) => !pictureFile(folder, file))
      .map(
        (file) =>
          `The picture for shared links, ${file}, is missing: run \`npm run images\`, or put og_${file.slice(3, 5)}.jpg of your own into ${originals(folder)} before.`,
      ),
  ];
}

/** Where the owner puts the files of a company. */
function originals(folder: string): string {
  return folder === join(root, 'widgets/company') ? 'src/images' : `${shown(folder)}/images`;
}
