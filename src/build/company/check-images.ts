import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { displayPath, root } from './folder.ts';
import { filesOf } from './image-files.ts';
import type { Company } from './load-company.ts';

/** A published image: the company's own, or that of the project. */
export function imageFile(folder: string, name: string): string | undefined {
  const places = [join(folder, 'public/pictures'), join(root, 'src/public/pictures')];
  return places.map((place) => join(place, name)).find((file) => existsSync(file));
}

/** One message for each image that is listed but missing. */
export function imageErrors({ folder, values }: Company): string[] {
  const { gallery } = values['images.ts'] as { gallery: { host: string; images: { name: string }[] } };
  // Images on a CDN are not checked.
  const named = gallery.host ? [] : gallery.images;
  return named.flatMap(({ name }, at) => {
    const missing = filesOf(name).find((file) => !imageFile(folder, file));
    if (!missing) return [];
    return `${displayPath(folder)}/images.ts: Invalid value '${name}' for gallery.images.${at}.name. The file ${missing} does not exist. Copy the image into ${originals(folder)} and run \`npm run images\`.`;
  });
}

/** The folder for the original images of a company. */
function originals(folder: string): string {
  return folder === join(root, 'widgets/company') ? 'src/images' : `${displayPath(folder)}/images`;
}
