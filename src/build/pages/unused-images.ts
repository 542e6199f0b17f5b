import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { extname, join, parse } from 'node:path';

const texts = /^\.(html|js|css|json|webmanifest|vcf)$/;

/**
 * Takes away the pictures that nothing published names, such as those of a gallery that shows others now: they would
 * be online for everybody who knows their address.
 */
export function removeUnusedImages(dist: string): void {
  const published = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && texts.test(extname(file.name)))
    .map((file) => readFileSync(join(file.parentPath, file.name), 'utf8'))
    .join('\n');
  const folder = join(dist, 'pictures');
  for (const file of readdirSync(folder)) if (!isMentioned(published, file)) rmSync(join(folder, file));
}

/** Whether published text names a picture: a gallery knows the name alone and puts width and format behind it. */
export function isMentioned(text: string, file: string): boolean {
  const [name] = parse(file).name.split(/-\d+$/);
  return new RegExp(`[/"'\`]${name}[-."'\`]`).test(text);
}
