import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inLanguage, languageCodes } from '../../../../widgets/i18n/languages.ts';
import { type Company, samples } from '../../company/load-company.ts';
import { readSource, writeFiles } from '../../files.ts';
import { sbom } from '../../versions/sbom.ts';
import { version } from '../../versions/versions.ts';
import { documentPage } from '../documents.ts';
import { fillTemplate } from '../html.ts';

/**
 * Writes the documents for reviewers of partners: security answers, accessibility report, SBOM and `security.txt`.
 * @param snippet the script tag of the pinned version
 */
export async function writeTrust(dist: string, company: Company, snippet: string): Promise<void> {
  const licenses = ['licenses.txt', 'embed-licenses.txt'].map((name) =>
    readFileSync(join(dist, name), 'utf8'),
  );
  const { 'facts.ts': facts, 'names.ts': names } = company.values;
  const supplier = { name: names.companyName.en, url: [facts.site] };
  const values = { version, snippet, ...companyValues(company) };
  const page = (source: string) => trustPage(readSource(`src/build/pages/trust/${source}`), values);
  writeFiles(dist, [
    ['.well-known/security.txt', securityTxt(company)],
    ['trust/index.html', page('security.md')],
    ['trust/accessibility.html', page('accessibility.md')],
    ['trust/sbom.json', sbom(licenses.join('\n'), supplier)],
  ]);
}

/** The company's values for the placeholders of the documents. Values that are still samples are marked. */
export function companyValues(company: Company): Record<string, unknown> {
  const { companyName, address } = company.values['names.ts'];
  const { email, registration, site } = company.values['facts.ts'];
  const sampleFields = Object.values(samples(company)).flat();
  const marked = (field: string, value: unknown) =>
    sampleFields.some((name) => name.split('.')[0] === field) ? `${value} *sample*` : value;
  const assurances = Object.entries(company.values['assurances.ts']);
  const names = languageCodes.map((code) => [`companyName_${code}`, inLanguage(companyName, code)]);
  const addressLine = marked('address', Object.values(address.en).join(', '));
  return {
    address: addressLine,
    ...Object.fromEntries(assurances.map(([field, value]) => [field, marked(field, value)])),
    ...Object.fromEntries(names),
    supplier: `${marked('companyName', companyName.en)}, ${addressLine}`,
    email: marked('email', email),
    registration: registration || 'not stated',
    host: new URL(site).host,
  };
}

/** @throws if a placeholder of the document has no value */
export function trustPage(markdown: string, values: Record<string, unknown>): string {
  return documentPage(
    fillTemplate(markdown, values),
    '<a href="/trust/">Security answers</a> <a href="/trust/accessibility.html">Accessibility report</a>',
  );
}

/** The date on which the security contact was last confirmed. */
export const checkedOn = '2026-11-21';
/** One year after the check, the maximum that RFC 9116, section 2.5.5 recommends. */
export const expires = `${Number(checkedOn.slice(0, 4)) + 1}${checkedOn.slice(4)}T00:00:00Z`;

/** `security.txt` (RFC 9116). It does not depend on the current date, so that builds are reproducible. */
export function securityTxt({ values }: Company): string {
  const { email, site } = values['facts.ts'];
  const { spoken } = values['profile.ts'];
  const lines = { email, site, expires, languages: spoken.join(', ') };
  return fillTemplate(readSource('src/build/pages/trust/security.txt'), lines);
}

/** A warning if `security.txt` has expired. */
export function securityWarnings(now = new Date()): string[] {
  if (now < new Date(expires)) return [];
  return [
    `src/build/pages/trust/write-trust.ts: security.txt has expired, because checkedOn is ${checkedOn}. Confirm that someone reads the security contact, and set checkedOn to the current date.`,
  ];
}
