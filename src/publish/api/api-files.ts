import { version } from '../../../package.json';
import { editorData } from './editor-data.ts';
import { manifest } from './manifest.ts';
import { llms, manual } from './manual.ts';
import { typings } from './typings.ts';

/** What a partner's engineer holds in hand, beside `embed.js`; all from the definitions of the tags. */
export function apiFiles(company: { site: string; whatsapp: string }): Map<string, string> {
  return new Map([
    ['custom-elements.json', manifest(version)],
    ['vscode.html-custom-data.json', editorData()],
    ['embed.d.ts', typings()],
    ['embed.md', manual(company)],
    ['llms.txt', llms(company)],
  ]);
}
