import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readText, root } from '../files.ts';

/** Relative to the root, in which `npm run images` runs. */
export const iconFile = 'widgets/company/icon.svg';
/** Edges of the PNG icons for phones, in pixels. */
export const iconSizes = [180, 192, 512];

/** The hash of the drawing, which does not depend on the line breaks that Git writes on Windows. */
export function iconHash(file: string): string {
  return createHash('sha256').update(readText(file).replaceAll('\r', '')).digest('hex');
}

/** A message if the PNG icons are those of another drawing. */
export function iconErrors(project = root): string[] {
  const hash = iconHash(join(project, iconFile));
  const isCurrent = (size: number) => {
    const icon = join(project, `src/public/pictures/app-icon-${size}.png`);
    return existsSync(icon) && readFileSync(icon, 'latin1').includes(hash);
  };
  if (iconSizes.every(isCurrent)) return [];
  return [`${iconFile} has changed. Run \`npm run images -- icon\`, which writes the icons of phones.`];
}
