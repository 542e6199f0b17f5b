import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../company/folder.ts';
import { type Company, loadCompany } from '../../company/load-company.ts';
import { samples } from '../../company/warnings.ts';
import { packagesIn } from '../../license.ts';
import { version } from '../../versions/versions.ts';
import { documentPage } from '../markdown.ts';
import { sbom } from '../sbom.ts';
import { fillTemplate } from '../template.ts';

/** The pages below `trust/` and the Markdown files that they are made from. */
const documents = { 'index.html': 'security.md', 'accessibility.html': 'accessibility.md' };

/** Writes the documents for reviewers of partners: security answers, accessibility report and SBOM. */
export async function writeTrust(dist: string): Promise<void> {
  const folder = join(dist, 'trust');
  mkdirSync(folder, { recursive: true });
  const company = await loadCompany();
  const licenses = ['licences.txt', 'embed-licences.txt'].map((name) =>
    readFileSync(join(dist, name), 'utf8'),
  );
  const { companyName } = company.values['names.ts'] as Names;
  const { site } = company.values['facts.ts'] as { site: string };
  const parts = sbom(packagesIn(licenses.join('\n')), { name: String(companyName.en), url: [site] });
  writeFileSync(join(folder, 'sbom.json'), `${JSON.stringify(parts, null, 1)}\n`);
  const snippet = readFileSync(join(dist, 'embed', version, 'snippet.txt'), 'utf8').trim();
  const values = { version, snippet, ...companyValues(company) };
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
  const sampleFields = Object.values(samples(company)).flat();
  const marked = (field: string, value: unknown) =>
    sampleFields.some((name) => name.split('.')[0] === field) ? `${value} (sample)` : value;
  const assurances = Object.entries(company.values['assurances.ts'] ?? {}).map(([field, value]) => [
    field,
    marked(field, value),
  ]);
  const names = Object.entries(companyName).map(([language, name]) => [`companyName_${language}`, name]);
  const values = [
    ...assurances,
    ...names,
    [
      'supplier',
      `${marked('companyName', companyName.en)}, ${marked('address', Object.values(address.en).join(', '))}`,
    ],
    ['email', marked('email', email)],
    ['registration', registration || 'not stated'],
    ['host', new URL(String(site)).host],
  ];
  return Object.fromEntries(values.map(([name, value]) => [name, String(value).replaceAll('&', '&amp;')]));
}

/**
 * A document with the values of the company as a page.
 * @throws if a placeholder of the document has no value
 */
export function trustPage(markdown: string, values: Record<string, string>): string {
  const text = fillTemplate(markdown, values);
  const [missing] = /\{\{\w+\}\}/.exec(text) ?? [];
  if (missing)
    throw new Error(`A document in src/build/pages/trust contains ${missing}, which has no value.`);
  return documentPage(
    text,
    '<a href="/trust/">Security answers</a> <a href="/trust/accessibility.html">Accessibility report</a>',
  );
}
