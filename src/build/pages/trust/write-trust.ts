import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../company/folder.ts';
import { type Company, loadCompany } from '../../company/load-company.ts';
import { samples } from '../../company/warnings.ts';
import { version } from '../../versions/versions.ts';
import { markdownToHtml } from '../markdown.ts';
import { sbom } from '../sbom.ts';
import { fillTemplate } from '../template.ts';

/** The pages below `trust/` and the Markdown files that they are made from. */
const documents = { 'index.html': 'security.md', 'accessibility.html': 'accessibility.md' };

/** Writes the documents for reviewers of partners: security answers, accessibility report and SBOM. */
export async function writeTrust(dist: string): Promise<void> {
  const folder = join(dist, 'trust');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'sbom.json'), `${JSON.stringify(sbom(), null, 1)}\n`);
  const snippet = readFileSync(join(dist, 'embed', version, 'snippet.txt'), 'utf8').trim();
  const values = { version, snippet, ...companyValues(await loadCompany()) };
  for (const [page, source] of Object.entries(documents)) {
    const markdown = readFileSync(join(root, 'src/build/pages/trust', source), 'utf8');
    writeFileSync(join(folder, page), trustPage(markdown, values));
  }
}

type Names = { companyName: Record<string, string>; address: { en: Record<string, string> } };

/** The company's values for the placeholders of the documents. Values that are still samples are marked. */
export function companyValues(company: Company): Record<string, string> {
  const { companyName, address } = company.values['names.ts'] as Names;
  const { email, registration, site } = company.values['facts.ts'] as Record<string, string>;
  const sampleFields = samples(company)['assurances.ts'] ?? [];
  const assurances = Object.entries(company.values['assurances.ts'] ?? {}).map(([field, value]) => [
    field,
    sampleFields.includes(field) ? `${value} (sample)` : value,
  ]);
  const names = Object.entries(companyName).map(([language, name]) => [`companyName_${language}`, name]);
  const values = [
    ...assurances,
    ...names,
    ['address', Object.values(address.en).join(', ')],
    ['email', email],
    ['registration', registration || 'not stated'],
    ['host', new URL(String(site)).host],
  ];
  return Object.fromEntries(values.map(([name, value]) => [name, String(value).replaceAll('&', '&amp;')]));
}

/**
 * A page without scripts, in the style of the demo pages. Its title is the first heading.
 * @throws if a placeholder of the document has no value
 */
export function trustPage(markdown: string, values: Record<string, string>): string {
  const text = fillTemplate(markdown, values);
  const [missing] = /\{\{\w+\}\}/.exec(text) ?? [];
  if (missing)
    throw new Error(`A document in src/build/pages/trust contains ${missing}, which has no value.`);
  const [, title = ''] = /^# (.+)$/m.exec(text) ?? [];
  const html = markdownToHtml(text);
  const sections = Array.from(
    html.matchAll(/<h2 id="([^"]+)">(.+)<\/h2>/g),
    ([, id, name]) => `<li><a href="#${id}">${name}</a></li>`,
  );
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>${title}</title>
    <link rel="icon" href="../icon.svg">
    <link rel="stylesheet" href="../demo/brand.css">
    <link rel="stylesheet" href="../demo/index.css">
    <link rel="stylesheet" href="../demo/document.css">
  </head>
  <body>
    <header>
      <div class="page"><a class="logo" href="/"><img src="../icon.svg" width="40" height="40" alt=""> DAP 18-46-0</a></div>
    </header>
    <main class="page with-contents">
      <nav class="contents" aria-label="Contents"><ul>${sections.join('')}</ul></nav>
      <article class="document">
${html}
      </article>
    </main>
    <footer>
      <p class="page"><a href="./">Security answers</a> <a href="accessibility.html">Accessibility report</a> <a href="../demo/">Widgets</a></p>
    </footer>
  </body>
</html>
`;
}
