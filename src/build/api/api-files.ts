import { getVsCodeHtmlCustomData } from 'custom-element-vs-code-integration';
import { elements, manifest } from './analyze.ts';
import { llms, manual } from './manual.ts';
import { typings } from './typings.ts';

export const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** What a partner's engineer needs beside `embed.js`, all from the JSDoc of the elements. */
export function apiFiles(company: { site: string; whatsapp: string }): Map<string, string> {
  const all = elements();
  const editorData = JSON.parse(getVsCodeHtmlCustomData(manifest(all) as never, { hideLogs: true }));
  return new Map([
    ['custom-elements.json', json(manifest(all))],
    ['vscode.html-custom-data.json', json(editorData)],
    ['embed.d.ts', typings(all)],
    ['embed.md', manual(all, company)],
    ['llms.txt', llms(all, company.site)],
  ]);
}
