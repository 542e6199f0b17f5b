import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { extname, join } from 'node:path';

const texts = /^\.(html|js|css|json|webmanifest|vcf)$/;

/**
 * Takes away the pictures that nothing published names, such as those of a gallery that shows others now: they would
 * be online for everybody who knows their address.
 */
export function dropNeedlessPictures(dist: string): void {
  const published = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && texts.test(extname(file.name)))
    .map((file) => readFileSync(join(file.parentPath, file.name), 'utf8'))
    .join('\n');
  const folder = join(dist, 'pictures');
  for (const file of readdirSync(folder)) {
    // A gallery knows the name alone and puts width and format behind it.
    const name = file.replace(/(-\d+)?\.\w+$/, '');
    if (!new RegExp(`[/"'\`]${name}[-."'\`]`).test(published)) rmSync(join(folder, file));
  }
}
