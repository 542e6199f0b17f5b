import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import { site } from '#company/facts.ts';
import { companyName } from '#company/names.ts';
import packageJson from '../../package.json' with { type: 'json' };
import { dist, root } from '../../src/build/files.ts';
import { languageCodes } from '../../widgets/i18n/languages.ts';
import { sitePages } from '../support/page-objects.ts';

const read = (path: string) => readFileSync(join(dist, path), 'utf8');
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
        'no-inline-style': 'error',
      },
    });
    // The other languages have the same structure.
    for (const [path, html] of pages.filter(([path]) => /^\/(ar|en)\b/.test(path))) {
      const { results } = await validator.validateString(html);
      const messages = results.flatMap((result) => result.messages);
      expect.soft(messages, path).toEqual([]);
    }
  });

  test('have complete metadata in their language', () => {
    for (const { path, lang, dir } of sitePages) {
      const html = read(join(path, 'index.html'));
      expect(html, path).toMatch(new RegExp(`<html [^>]*lang="${lang}" dir="${dir}"`));
      const tags = (name: string) =>
        all(
          html,
          new RegExp(`<(?:meta|link) (?:name|property|rel)="${name}"[^>]* (?:content|href)="([^"]*)"`, 'g'),
        );
      const [title = ''] = all(html, /<title>([^<]*)/g);
      const route = path.slice(3);
      expect(title, path).toContain(companyName[lang]);
      for (const [name, value] of Object.entries({
        'og:title': title,
        canonical: site + path,
        'og:url': site + path,
        'og:type': 'website',
        'og:image': `${site}/pictures/share_${dir}.jpg`,
        'twitter:card': 'summary_large_image',
        description: tags('og:description')[0],
      }))
        expect(tags(name), `${path} ${name}`).toEqual([value]);
      expect(tags('description')[0]?.length, path).toBeGreaterThan(30);
      expect(tags('keywords')[0]?.split(/[,،、] ?/).length, path).toBeGreaterThan(4);
      // The last one is for all other languages.
      expect(tags('alternate')).toEqual([...languageCodes, 'ar'].map((code) => `${site}/${code}${route}`));
    }
  });

  test('refer only to files that exist, from the root', () => {
    for (const [path, html] of pages) {
      const links = all(html, / (?:src|href)="(?!https:|tel:|mailto:|#)([^"#?]*)/g);
      const sets = all(html, /(?:srcset|srcSet|imagesrcset|data-files)="([^"]+)"/g).flatMap((set) =>
        set.split(/[ ,]+/).filter((part) => part.startsWith('/')),
      );
      const images = all(html, /<meta property="og:image" content="([^"]+)"/g).map(
        (url) => new URL(url).pathname,
      );
      const relative = links.filter((link) => !link.startsWith('/'));
      expect(relative, path).toEqual([]);
      const missing = [...links, ...sets, ...images].filter((file) => !existsSync(join(dist, file)));
      expect(missing, path).toEqual([]);
    }
  });

  test('begin with a link to their content', () => {
    const files = readdirSync(dist, { recursive: true, encoding: 'utf8' })
      .filter((file) => /^(404|(demo|guides|\w\w)\b.*)\.html$/.test(file))
      // It is the content of a frame.
      .filter((file) => !file.endsWith('preview.html'));
    expect(files.length).toBeGreaterThan(25);
    for (const file of files) {
      const html = read(file);
      expect(/<a [^>]*>/.exec(html)?.[0], file).toBe('<a class="skip" href="#main">');
      expect(all(html, /<main [^>]*(id="main")[^>]*tabindex="-1"/gi), file).toHaveLength(1);
    }
  });

  test('preload only images that the page shows', () => {
    for (const [path, html] of pages) {
      const shown = all(html, / srcset="([^"]+)"/gi);
      const preloaded = all(html, /<link rel="preload" as="image"[^>]* imagesrcset="([^"]+)"/g);
      if (path.endsWith('/')) expect(preloaded, path).not.toEqual([]);
      expect(shown, path).toEqual(expect.arrayContaining(preloaded));
    }
  });

  test('have structured data of the company', () => {
    for (const [path, html] of pages) {
      const [json = '{}'] = all(html, /<script type="application\/ld\+json">(.+?)<\/script>/g);
      expect(JSON.parse(json), path).toMatchObject({ '@type': 'Organization', url: `${site}/` });
    }
  });

  test('come with a sitemap and robots.txt', () => {
    expect(all(read('sitemap.xml'), /<loc>([^<]+)/g)).toEqual(
      expect.arrayContaining(sitePages.map(({ path }) => site + path)),
    );
    expect(read('robots.txt')).toContain(`Sitemap: ${site}/sitemap.xml`);
    // The limit of Cloudflare Pages.
    expect(all(read('_headers'), /^(\/)/gm).length).toBeLessThanOrEqual(100);
    for (const [path, html] of pages) expect(html, path).not.toMatch(/\{\{|\bundefined|\[object/);
  });

  test('come with the licenses of all packages, and no path of the machine that built them', () => {
    expect(read('licenses.txt')).toContain('react-dom');
    const licenses = read(`embed/${packageJson.version}/licenses.txt`).split(/^## /m);
    const packages = licenses.flatMap((text) => /^(\S+) - /.exec(text)?.[1] ?? []);
    // The license of a package that contains none is in a section of its own.
    const hasLicense = (name: string) =>
      licenses.some((text) => text.split('\n', 1)[0]?.includes(name) && text.includes('Copyright'));
    expect(packages).toContain('react-dom');
    expect(packages.filter((name) => name !== 'dap-site' && !hasLicense(name))).toEqual([]);
    const scripts = readdirSync(join(dist, 'embed'), { recursive: true, encoding: 'utf8' });
    for (const name of scripts.filter((name) => name.endsWith('.js')))
      expect(read(join('embed', name)).includes(root), name).toBe(false);
  });
});
