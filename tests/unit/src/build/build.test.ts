import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { loadCompany } from '../../../../src/build/company/load-company.ts';
import { root } from '../../../../src/build/files.ts';
import { headersFor, policySourcesOf } from '../../../../src/build/hosting/headers.ts';
import { version } from '../../../../src/build/versions.ts';
import { build as buildSite } from '../../../../vite.config.ts';
import { languageCodes } from '../../../../widgets/i18n/languages.ts';
import { widgetNames } from '../../../../widgets/widget-names.ts';
import { folderWith } from '../../../support/folders.ts';

vi.mock('../../../../src/build/company/validate.ts', async (original) => ({
  ...(await original<object>()),
  releaseWarnings: async () => ['These values are samples.'],
}));

// Not an import, which gives the facts of the unit tests.
const { site, whatsapp } = (await loadCompany()).values['facts.ts'];
const folder = folderWith();
const dist = (name = '') => join(folder, 'dist', name);
const published = (name: string) => readFileSync(dist(name), 'utf8');

/** The license text of a package: its section, or one that names it. */
const licenseOf = (licenses: string, name: string) =>
  licenses
    .split(/^## /m)
    .filter((section) => section.split('\n', 1)[0]?.includes(name))
    .join();

const build = (release = false) => buildSite({ outDir: dist(), release }, 'error');

test('build › refuses sample values in a release, and publishes nothing', async () => {
  await expect(build(true)).rejects.toThrow(
    'These values are samples.\n`--release` fails until this list is empty.',
  );
  expect(existsSync(dist())).toBe(false);
});

test('build › publishes the site with the facts of the company', { timeout: 300_000 }, async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  await build();
  expect(log.mock.calls.join()).toContain('These values are samples');

  const home = published('ar/index.html');
  const found = [
    `https://wa.me/${whatsapp}`,
    `<link rel="canonical" href="${site}/ar/"`,
    '--tone-brand:',
    'class="logo-mark"',
  ].filter((text) => home.includes(text));
  expect(found).toHaveLength(4);
  expect(home.match(/\{\{|\bundefined|\[object/)).toBeNull();
  expect(published('icon.svg')).toContain('<svg');
  for (const name of ['en/company-profile.html', 'en/company-profile/index.html', 'employee-card.html'])
    expect(existsSync(dist(name)), name).toBe(true);
  expect(published('404.html')).toContain('noindex');
  expect(published('sitemap.xml').match(/<loc>/g)).toHaveLength(3 * languageCodes.length);
  expect(published('robots.txt')).toContain(`Sitemap: ${site}/sitemap.xml`);
  expect(JSON.parse(published('manifest.webmanifest'))).toMatchObject({ start_url: '/', lang: 'ar' });
  expect(published('demo/order-form.html')).toContain(`https://wa.me/${whatsapp}`);
  expect(published('demo/theme.css')).toContain('--tone-brand:');
  expect(published('guides/index.html')).toContain(`${site}/embed.js`);

  const { [version]: hashes } = JSON.parse(published('embed/versions.json'));
  const pinned = [...widgetNames, 'embed'].map((name) => `${name}.js`).sort();
  expect(Object.keys(hashes)).toEqual(pinned);
  for (const name of pinned) {
    const code = published(`embed/${version}/${name}`);
    // Nothing is imported, no policy is created, and the name of the folder of the build is not in the file.
    expect(code.match(/\bimport\(|createPolicy|vite:preloadError/), name).toBeNull();
    expect(code.includes(root), name).toBe(false);
  }
  expect(published('embed.js')).toMatch(/^\(function/);
  const scripts = readdirSync(dist('embed')).filter((name) => name.endsWith('.js'));
  for (const name of scripts) expect(published(`embed/${name}`).includes('createPolicy'), name).toBe(false);

  expect(existsSync(dist('embed/order-form/index.html'))).toBe(true);
  expect(existsSync(dist('ar/index.html.br'))).toBe(true);
  expect(published('licenses.txt')).toContain('react-dom');
  const licenses = published(`embed/${version}/licenses.txt`);
  expect(licenses).toContain('## react-dom - ');
  for (const name of licenses.match(/^## \S+ - /gm) ?? [])
    if (!name.startsWith('## dap-site'))
      expect(licenseOf(licenses, name.slice(3, -3)), name).toMatch(/Copyright/);
  expect(published('trust/accessibility.html')).toContain('WCAG 2.2');
  expect(published('.well-known/security.txt')).toContain(`Canonical: ${site}/`);
  const policy = headersFor('/ar/', policySourcesOf(dist()))['Content-Security-Policy'] ?? '';
  // The script of the head, and the styles of three pages and the 404 page.
  expect(policy.match(/'sha256-/g)).toHaveLength(5);
  expect(published('_headers')).toContain(policy.slice(0, 200));
});
