import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import * as assurances from '#company/assurances.ts';
import { email, site } from '#company/facts.ts';
import { spoken } from '#company/profile.ts';
import { loadCompany } from '../../../../src/build/company/load-company.ts';
import { root } from '../../../../src/build/files.ts';
import {
  checkedOn,
  companyValues,
  expires,
  securityTxt,
  securityWarnings,
  trustPage,
} from '../../../../src/build/pages/trust/write-trust.ts';
import { sbom } from '../../../../src/build/versions/sbom.ts';
import { testedCompany } from '../../../support/tested-company.ts';

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const lock: { packages: Record<string, { integrity?: string }> } = JSON.parse(read('package-lock.json'));

afterEach(() => vi.unstubAllEnvs());

describe('trust pages', () => {
  const markdown = (name: string) => read(`src/build/pages/trust/${name}.md`);
  const values = async (folder = testedCompany) => ({
    version: '1.0.0',
    snippet: '<script src="/embed/1.0.0/embed.js"></script>',
    ...companyValues(await loadCompany(folder)),
  });

  test('security answers contain every answer of the company and mark samples', async () => {
    const [own, other] = [await values(), await values(join(root, 'tests/support/other-company'))];
    for (const field of Object.keys(assurances)) expect(markdown('security')).toContain(`{{${field}}}`);
    expect(trustPage(markdown('security'), own)).toContain(`<td>${assurances.hosting} <em>sample</em></td>`);
    expect(trustPage(markdown('security'), other)).toContain('<td>Fields Hosting, Amman, Jordan.</td>');
    expect(trustPage(markdown('security'), other)).not.toContain('<em>sample</em></td>');
  });

  test.each(['security', 'accessibility'])(
    '%s has a title and no script, style or index entry',
    async (name) => {
      const html = trustPage(markdown(name), await values());
      expect(html).toMatch(/<title>[A-Z][\w ]+<\/title>/);
      expect(html).toContain('<meta name="robots" content="noindex">');
      expect(html).not.toMatch(/<script|<style| style=| on\w+=|\{\{/);
    },
  );

  test('a placeholder without a value is an error', () => {
    expect(() => trustPage('# Title\n\n{{unknown}}', {})).toThrow('{{unknown}}');
  });

  test('accessibility report rates each A and AA criterion of WCAG 2.2 once, in the terms of VPAT 2.5', () => {
    const [wcag = '', other = ''] = markdown('accessibility').split('## EN 301 549 V3.2.1');
    const rows = (text: string) =>
      Array.from(text.matchAll(/^\| (\d[\d.]*) [^|]+ \| ([^|]+) \| [^|]+ \|$/gm), ([, number, result]) => [
        number,
        result,
      ]);
    const terms = ['Supports', 'Partially Supports', 'Does Not Support', 'Not Applicable'];
    expect(new Set(rows(wcag).map(([number]) => number)).size).toBe(55);
    expect(rows(wcag)).toHaveLength(55);
    for (const [, result] of [...rows(wcag), ...rows(other)]) expect(terms).toContain(result);
  });
});

test('SBOM › lists the bundled packages with the supplier, dependencies and the date of the release', () => {
  const version = (name: string) =>
    (lock.packages as Record<string, { version: string }>)[`node_modules/${name}`]?.version;
  const bundled = ['react', 'lit', 'qrcode'].map((name) => `## ${name} - ${version(name)} (MIT)\n`);
  vi.stubEnv('NODE_ENV', 'production');
  const text = sbom(`${bundled.join('')}## vite - 0.0.0 (MIT)\n`, { name: 'Company' });
  const { metadata, components, dependencies } = JSON.parse(text);
  type Named = { name: string };
  expect(components.map(({ name }: Named) => name).sort()).toEqual(['lit', 'qrcode', 'react']);
  expect(metadata).toMatchObject({
    timestamp: expect.stringMatching(/^20\d\d-\d\d-\d\dT00:00:00Z$/),
    component: { name: 'dap-site' },
    supplier: { name: 'Company' },
  });
  const direct = dependencies.find(
    ({ ref }: { ref: string }) => ref === metadata.component['bom-ref'],
  )?.dependsOn;
  expect(direct).toEqual(
    expect.arrayContaining([expect.stringMatching(/^react@/), expect.stringMatching(/^lit@/)]),
  );
});

// npm omits `resolved` (omit-lockfile-registry-resolved), so any registry works. Integrity hashes verify the packages.
test('each package in the lockfile has an integrity hash and no registry URL', () => {
  const entries = Object.entries(lock.packages).filter(([path]) => path);
  expect(entries.filter(([, entry]) => 'resolved' in entry)).toEqual([]);
  const without = entries.filter(([, { integrity }]) => !/^sha512-[\w+/]{86}==$/.test(integrity ?? ''));
  // The programs of the formatter for other operating systems.
  expect(without.filter(([path]) => !/^node_modules\/@biomejs\/cli-[\w-]+$/.test(path))).toEqual([]);
  expect(entries.length).toBeGreaterThan(300);
});

describe('/.well-known/security.txt', async () => {
  const company = await loadCompany(testedCompany);
  const text = securityTxt(company);

  test('has the fields of RFC 9116 with the values of the company', () => {
    expect(text.split('\n')).toEqual([
      `Contact: mailto:${email}`,
      expect.stringMatching(/^Expires: \d{4}-\d\d-\d\dT00:00:00Z$/),
      `Preferred-Languages: ${spoken.join(', ')}`,
      `Canonical: ${site}/.well-known/security.txt`,
      '',
    ]);
  });

  test('expires one year after the check, which then causes a warning', () => {
    expect(Date.parse(expires) - Date.parse(checkedOn)).toBeLessThanOrEqual(366 * 24 * 3600 * 1000);
    expect(securityWarnings(new Date(Date.parse(expires) - 1000))).toEqual([]);
    expect(securityWarnings(new Date(expires)).join()).toContain('checkedOn');
  });
});
