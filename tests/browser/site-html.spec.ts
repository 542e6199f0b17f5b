import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HtmlValidate } from 'html-validate';
import { describe, expect, test } from 'vitest';
import { companyFolder, ownWords } from '../../src/publish/company-folder.ts';
import * as company from '../../widgets/company/facts.ts';
import { companyName } from '../../widgets/company/names.ts';
import { formatNumber } from '../../widgets/language/i18n.ts';
import { type Language, languageCodes, languages } from '../../widgets/language/languages.ts';
import { inLanguage } from '../../widgets/language/translated.ts';
import { dist } from '../stage/servers.ts';

const routes = ['/', '/company-profile', '/employee-card'];
const prefixed = languageCodes.flatMap((code) => routes.map((route) => `/${code}${route}`));
const fileOf = (path: string) => join(dist, path, 'index.html');
const read = (path: string) => readFileSync(fileOf(path), 'utf8');
const textsOf = (language: string): Record<string, string> => ({
  ...JSON.parse(readFileSync(new URL(`../../src/locales/${language}.json`, import.meta.url), 'utf8')),
  ...ownWords(companyFolder(), language),
});
const attribute = (html: string, pattern: RegExp) =>
  pattern.exec(html)?.[1]?.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(code));
const sections = ['hero', 'features', 'product-detail', 'gallery', 'order-form', 'business-card', 'contact'];

describe.each([...routes, ...prefixed])('%s, before any script', (path) => {
  const html = read(path);
  const language = (languageCodes.find((code) => path.startsWith(`/${code}/`)) ?? 'ar') as Language;
  const route = routes.find((one) => path === one || path === `/${language}${one}`) ?? '/';

  test('is valid HTML', async () => {
    const validator = new HtmlValidate({
      extends: ['html-validate:standard'],
      rules: {
        // React writes `<input/>` and camel-case attributes, which HTML allows.
        'void-style': 'off',
        'attr-case': 'off',
        'no-trailing-whitespace': 'off',
        'doctype-style': 'off',
        'long-title': 'off',
        // The standard wants type=text with tel-national; phones show their number keys for type=tel alone.
        'valid-autocomplete': 'off',
        'no-inline-style': 'error',
      },
    });
    const report = await validator.validateString(html);
    const messages = report.results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, line, column }) => `${ruleId}: ${message} (${line}:${column})`),
    );
    expect(messages).toEqual([]);
  });

  test('a picture that is asked for early is one that the page shows, in the same sizes', () => {
    const early = Array.from(
      html.matchAll(/<link rel="preload" as="image"[^>]* imagesrcset="([^"]+)"/g),
      ([, set]) => set,
    );
    const shown = Array.from(html.matchAll(/ srcset="([^"]+)"/gi), ([, set]) => set);
    if (route === '/') expect(early.length).toBeGreaterThan(0);
    expect(early.filter((set) => !shown.includes(set))).toEqual([]);
  });

  test('speaks its language, in its direction', () => {
    expect(html).toContain(`<html lang="${language}" dir="${languages[language].direction}">`);
  });

  test('says what it is, to browsers, search engines and shared links', () => {
    const title = attribute(html, /<title>([^<]+)<\/title>/) ?? '';
    const description = attribute(html, /<meta name="description" content="([^"]+)">/) ?? '';
    expect(title).toContain(inLanguage(companyName, language));
    expect(title.replace(inLanguage(companyName, language), '').length).toBeLessThanOrEqual(70);
    expect(description.length).toBeGreaterThan(30);
    expect(description.length).toBeLessThanOrEqual(175);
    expect(title + description).not.toContain('{{');
    expect(attribute(html, /<meta property="og:title" content="([^"]+)">/)).toBe(title);
    expect(attribute(html, /<meta property="og:description" content="([^"]+)">/)).toBe(description);
    expect(html).toContain('<meta property="og:type" content="website">');
    expect(html).toContain('<meta name="twitter:card" content="summary_large_image">');
    expect(html).toMatch(/<meta name="keywords" content="[^"]*DAP 18-46-0/);
    const image = attribute(html, /<meta property="og:image" content="([^"]+)">/) ?? '';
    expect(existsSync(join(dist, new URL(image).pathname))).toBe(true);
    expect(attribute(html, /<meta property="og:image:alt" content="([^"]+)">/)).toBe(
      textsOf(language)['hero.title'],
    );
  });

  test('names its own address, and every language of it', () => {
    expect(attribute(html, /<link rel="canonical" href="([^"]+)">/)).toBe(
      `${company.site}/${language}${route}`,
    );
    const alternates = Object.fromEntries(
      Array.from(html.matchAll(/hreflang="([\w-]+)" href="(https[^"]+)">/g), ([, code, href]) => [
        code,
        href,
      ]),
    );
    expect(Object.keys(alternates)).toEqual([...languageCodes, 'x-default']);
    for (const [code, href] of Object.entries(alternates)) {
      const other = new URL(String(href)).pathname;
      expect(other).toBe(code === 'x-default' ? route : `/${code}${route}`);
      // It exists and points back.
      expect(read(other)).toContain(`hreflang="${language}" href="${company.site}/${language}${route}"`);
    }
  });

  test('tells search engines nothing that is not so', () => {
    const data = JSON.parse(attribute(html, /<script type="application\/ld\+json">(.+?)<\/script>/) ?? '{}');
    const types = data['@graph'].map((node: { '@type': string }) => node['@type']);
    expect(types).toEqual(['Organization', route === '/' ? 'Product' : 'BreadcrumbList']);
    expect(JSON.stringify(data)).not.toMatch(/offers|price|rating|review|availability/i);
    for (const address of JSON.stringify(data)
      .match(/https:\/\/[^"#]*/g)
      ?.filter((url) => url.startsWith(`${company.site}/`)) ?? []) {
      const { pathname } = new URL(address);
      expect(existsSync(join(dist, pathname)), pathname).toBe(true);
    }
  });

  test('is complete, and leads to WhatsApp', () => {
    const texts = textsOf(language);
    if (route === '/') {
      const ids = Array.from(html.matchAll(/<section[^>]* id="([\w-]+)"/g), ([, id]) => id);
      expect(ids.filter((id) => sections.includes(id ?? ''))).toEqual(sections);
      for (const key of [
        'hero.title',
        'product.description',
        'product.f6',
        'features.4.title',
        'contact.title',
      ]) {
        expect(html.replace(/<[^>]+>/g, '')).toContain(texts[key]?.replace(/'/g, '&#x27;'));
      }
    }
    if (route === '/company-profile')
      for (const key of ['profile.p2', 'profile.p3']) expect(html).toContain(texts[key]);
    expect(html).toContain(`href="https://wa.me/${company.whatsapp}?text=%D9%85`);
    expect(html).toContain(`© ${formatNumber(new Date().getFullYear(), language)}`);
    expect(html).not.toMatch(/ style="/);
  });

  test('refers only to files that exist', () => {
    const local = Array.from(
      html.matchAll(/ (?:src|href)="(?!https:|tel:|mailto:|#)([^"#?]*)/g),
      ([, path]) => path ?? '',
    );
    // From the root, since pages stand at several depths.
    expect(local.filter((path) => !path.startsWith('/'))).toEqual([]);
    expect(local.length).toBeGreaterThan(10);
    const sets = Array.from(
      html.matchAll(/(?:srcset|srcSet|imagesrcset|data-warm)="([^"]+)"/g),
      ([, set]) => set ?? '',
    );
    const named = sets.flatMap((set) => set.split(/[ ,]+/).filter((part) => part.startsWith('/')));
    const missing = [...local, ...named].filter((path) => !existsSync(join(dist, path)));
    expect([...new Set(missing)]).toEqual([]);
  });
});

test('the script that finds the language stands on the bare routes alone, in the page itself', () => {
  const detecting = /<script>.*navigator\.languages.*<\/script>/;
  for (const route of routes) expect(read(route)).toMatch(detecting);
  for (const path of prefixed) expect(read(path)).not.toMatch(detecting);
});

test('the sitemap names every page, each with its languages', () => {
  const map = readFileSync(join(dist, 'sitemap.xml'), 'utf8');
  const addresses = Array.from(map.matchAll(/<loc>(.+?)<\/loc>/g), ([, url]) => url);
  expect(addresses.sort()).toEqual(prefixed.map((path) => company.site + path).sort());
  expect(map.match(/<xhtml:link /g)).toHaveLength(prefixed.length * 6);
  expect(readFileSync(join(dist, 'robots.txt'), 'utf8')).toContain(`Sitemap: ${company.site}/sitemap.xml`);
});

test('the manifest names icons that exist', () => {
  const { icons } = JSON.parse(readFileSync(join(dist, 'manifest.webmanifest'), 'utf8'));
  for (const { src } of icons) expect(existsSync(join(dist, src))).toBe(true);
});

test('no page holds a text that was not filled in', () => {
  for (const name of readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.html'),
  )) {
    expect(readFileSync(join(dist, name), 'utf8'), name).not.toMatch(/\{\{|undefined|\[object/);
  }
});
