import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { companyFolder, outDir, root, writeFiles } from '../../../../src/build/files.ts';
import { headersFor, policySourcesOf } from '../../../../src/build/hosting/headers.ts';
import { version } from '../../../../src/build/versions.ts';
import { build as buildSite } from '../../../../vite.config.ts';
import { languageCodes } from '../../../../widgets/i18n/languages.ts';
import { widgetNames } from '../../../../widgets/widget-names.ts';
import { folderWith } from '../../../support/folders.ts';

let folder: string;
beforeEach(() => {
  folder = folderWith();
  cpSync(join(root, 'widgets/company'), join(folder, 'own'), { recursive: true });
});
afterEach(() => {
  vi.restoreAllMocks();
});

const change = (file: string, from: RegExp, to: string) => {
  const path = join(folder, 'own', file);
  const source = readFileSync(path, 'utf8');
  expect(source).toMatch(from);
  writeFileSync(path, source.replace(from, to));
};
const dist = (name = '') => join(folder, 'dist', name);
const published = (name: string) => readFileSync(dist(name), 'utf8');

/** The license text of a package: its section, or one that names it. */
const licenseOf = (licenses: string, name: string) =>
  licenses
    .split(/^## /m)
    .filter((section) => section.split('\n', 1)[0]?.includes(name))
    .join();

/** Builds the copy of the company, as `npm run build` does. */
const build = (release = false) =>
  buildSite({ company: join(folder, 'own'), outDir: dist(), release }, 'error');
const failure = (work: Promise<void>) =>
  work.then(
    () => '',
    (error: Error) => `${error.name}: ${error.message}`,
  );

describe('build › refuses, and publishes nothing', () => {
  afterEach(() => expect(existsSync(dist())).toBe(false));

  test('two wrong facts in two sentences', async () => {
    change('facts.ts', /whatsapp = '\d+'/, "whatsapp = '+962 79'");
    change('facts.ts', /email = '[^']+'/, "email = 'info'");
    const message = await failure(build());
    expect(message).toContain(
      "facts.ts: Invalid value '+962 79' for whatsapp. Write country code and number in digits only",
    );
    expect(message).toContain("facts.ts: Invalid value 'info' for email. Write an email address");
    expect(message).toMatch(/^BuildError: /);
    expect(message.split('\n')).toHaveLength(2);
  });

  test('sample values in a release', async () => {
    const message = await failure(build(true));
    expect(message).toContain('These values are samples');
    expect(message).toMatch(/facts\.ts: .*whatsapp/);
  });
});

test('build › publishes a company with its own facts, texts, colors, logo and files', {
  timeout: 300_000,
}, async () => {
  const circle = '<circle cx="60" cy="60" r="54" fill="#12457a"/>';
  writeFiles(join(folder, 'own'), [
    ['logo.svg', `<svg viewBox="0 0 120 120">${circle}</svg>`],
    ['words/ar.json', '{ "hero.title": "سماد من مخازننا" }'],
  ]);
  change('colors.ts', /#0f6b3a'/, "#7a2f12'");
  change('facts.ts', /whatsapp = '\d+'/, "whatsapp = '962791234567'");
  change('facts.ts', /https:\/\/dap\.example\.com/, 'https://fields.example.com');
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  await build();
  expect(log.mock.calls.join()).toContain('These values are samples');

  const home = published('ar/index.html');
  const found = [
    'https://wa.me/962791234567',
    '<link rel="canonical" href="https://fields.example.com/ar/"',
    '#7a2f12',
    'سماد من مخازننا',
  ].filter((text) => home.includes(text));
  expect(found).toHaveLength(4);
  expect(home.match(/#0f6b3a|wa\.me\/962790000000|\{\{|\bundefined|\[object/)).toBeNull();
  expect(published('icon.svg')).toContain('#12457a');
  for (const name of ['en/company-profile.html', 'en/company-profile/index.html', 'employee-card.html'])
    expect(existsSync(dist(name)), name).toBe(true);
  expect(published('404.html')).toContain('noindex');
  expect(published('sitemap.xml').match(/<loc>/g)).toHaveLength(3 * languageCodes.length);
  expect(published('robots.txt')).toContain('Sitemap: https://fields.example.com/sitemap.xml');
  expect(JSON.parse(published('manifest.webmanifest'))).toMatchObject({ start_url: '/', lang: 'ar' });
  expect(published('demo/order-form.html')).toContain('https://wa.me/962791234567');
  expect(published('demo/brand.css')).toContain('--tone-brand: #7a2f12;');
  expect(published('guides/index.html')).toContain('https://fields.example.com/embed.js');

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
  expect(published('.well-known/security.txt')).toContain('Canonical: https://fields.example.com/');
  expect(published('offline.js')).toMatch(/^const __OFFLINE__=\{"build":"/);
  const policy = headersFor('/ar/', policySourcesOf(dist()))['Content-Security-Policy'] ?? '';
  // The script of the head, and the styles of three pages and the 404 page.
  expect(policy.match(/'sha256-/g)).toHaveLength(5);
  expect(published('_headers')).toContain(policy.slice(0, 200));
});

test('build › a company is a name in companies/ or a path, with a folder of its own', () => {
  expect(companyFolder('other')).toBe(join(root, 'companies/other'));
  expect(companyFolder('/srv/other')).toBe('/srv/other');
  expect(companyFolder('')).toBe(join(root, 'widgets/company'));
  expect(outDir(join(root, 'companies/other'), '')).toBe(join(root, 'dist-other'));
  expect(outDir(join(root, 'widgets/company'), '')).toBe(join(root, 'dist'));
  expect(outDir(join(root, 'companies/other'), '/srv/www')).toBe('/srv/www');
});
