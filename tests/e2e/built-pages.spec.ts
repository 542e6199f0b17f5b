import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import * as company from '../../widgets/company/facts.ts';
import { sitePages } from '../support/site-page.ts';

const dist = fileURLToPath(new URL('../../dist', import.meta.url));
const read = (path: string) => readFileSync(join(dist, path), 'utf8');
const sections = ['hero', 'features', 'product-detail', 'gallery', 'order-form', 'business-card', 'contact'];
const pages = ['/', '/company-profile', '/employee-card', ...sitePages.map(({ path }) => path)].map(
  (path) => [path, read(join(path, 'index.html'))] as const,
);
const all = (text: string, pattern: RegExp) => Array.from(text.matchAll(pattern), ([, value = '']) => value);

test.describe('built pages', () => {
  test('are valid HTML without inline styles', async () => {
    const validator = new HtmlValidate({
      extends: ['html-validate:standard'],
      rules: {
        // React writes `<input/>` and attributes in camel case, which HTML allows.
        'void-style': 'off',
        'attr-case': 'off',
        'no-trailing-whitespace': 'off',
        'doctype-style': 'off',
        'long-title': 'off',
        // The rule wants type=text for tel-national, but only type=tel has number keys on phones.
        'valid-autocomplete': 'off',
        'no-inline-style': 'error',
      },
    });
    for (const [path, html] of pages) {
      const { results } = await validator.validateString(html);
      expect
        .soft(
          results.flatMap(({ messages }) => messages),
          path,
        )
        .toEqual([]);
    }
  });

  test('refer only to files that exist, from the root', () => {
    for (const [path, html] of pages) {
      const links = all(html, / (?:src|href)="(?!https:|tel:|mailto:|#)([^"#?]*)/g);
      const sets = all(html, /(?:srcset|srcSet|imagesrcset|data-prefetch)="([^"]+)"/g).flatMap((set) =>
        set.split(/[ ,]+/).filter((part) => part.startsWith('/')),
      );
      const images = all(html, /<meta property="og:image" content="([^"]+)"/g).map(
        (url) => new URL(url).pathname,
      );
      expect(
        links.filter((link) => !link.startsWith('/')),
        path,
      ).toEqual([]);
      const missing = [...links, ...sets, ...images].filter((file) => !existsSync(join(dist, file)));
      expect(missing, path).toEqual([]);
    }
  });

  test('have unique titles, descriptions of search-result length and complete texts', () => {
    for (const [path, html] of pages) {
      const [title = ''] = all(html, /<title>([^<]+)</g);
      const [description = ''] = all(html, /<meta name="description" content="([^"]+)"/g);
      expect(title.length, path).toBeLessThan(110);
      expect(description.length, path).toBeLessThanOrEqual(200);
      expect(html, path).not.toMatch(/\{\{|undefined|\[object/);
    }
    const titles = new Set(pages.map(([, html]) => /<title>([^<]+)</.exec(html)?.[1]));
    expect(titles.size).toBe(sitePages.length);
  });

  test('have the sections of the home page in their order', () => {
    for (const [path, html] of pages.filter(([path]) => path.endsWith('/'))) {
      const ids = all(html, /<section[^>]* id="([\w-]+)"/g).filter((id) => sections.includes(id));
      expect(ids, path).toEqual(sections);
    }
  });

  test('preload only images that the page shows', () => {
    for (const [path, html] of pages) {
      const shown = all(html, / srcset="([^"]+)"/gi);
      const preloaded = all(html, /<link rel="preload" as="image"[^>]* imagesrcset="([^"]+)"/g);
      expect(
        preloaded.filter((set) => !shown.includes(set)),
        path,
      ).toEqual([]);
    }
  });

  test('have structured data without claims about price, rating or availability', () => {
    for (const [path, html] of pages) {
      const [json = '{}'] = all(html, /<script type="application\/ld\+json">(.+?)<\/script>/g);
      const types = JSON.parse(json)['@graph'].map((node: { '@type': string }) => node['@type']);
      expect(types, path).toEqual(['Organization', path.endsWith('/') ? 'Product' : 'BreadcrumbList']);
      expect(json, path).not.toMatch(/offers|price|rating|review|availability/i);
    }
  });

  test('are listed in the sitemap with every language', () => {
    const map = read('sitemap.xml');
    expect(all(map, /<loc>(.+?)<\/loc>/g).sort()).toEqual(
      sitePages.map(({ path }) => company.site + path).sort(),
    );
    expect(read('robots.txt')).toContain(`Sitemap: ${company.site}/sitemap.xml`);
    const { icons } = JSON.parse(read('manifest.webmanifest'));
    for (const { src } of icons) expect(existsSync(join(dist, src))).toBe(true);
  });

  test('contain no analytics code as long as the owner has configured none', () => {
    const scripts = readdirSync(join(dist, 'assets')).filter((name) => name.endsWith('.js'));
    const tracking = scripts.filter((name) => /card-saved|language-changed/.test(read(join('assets', name))));
    expect(tracking).toEqual([]);
  });
});
