import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../src/publish/company-folder.ts';

/** Whether a test that a published page names is there, as `file > name`. */
export function isThere(held: string): boolean {
  const [file = '', name = ''] = held.split(' > ');
  if (!existsSync(join(root, file))) return false;
  const exact = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const declared = new RegExp(`(\\btest|\\))\\(\\s*(['\`])${exact}\\2`);
  return declared.test(readFileSync(join(root, file), 'utf8'));
}
