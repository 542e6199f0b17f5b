import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  ancestors,
  headersFor,
  mimeTypes,
  type PolicySources,
} from '../../../../src/build/hosting/headers.ts';
import { staticHosts } from '../../../../src/build/hosting/write-hosting.ts';
import { folderWith } from '../../../support/folders.ts';

const sources: PolicySources = {
  scripts: ["'sha256-script'"],
  styles: ["'sha256-style'", "'sha256-other'"],
  images: [],
};
const value = (path: string, name: string) => headersFor(path, sources)[name];
const pages = '/ /fr/ /demo/order-form.html  /embed/order-form/ /embed/order-form'.split(' ');
const files =
  '/embed.js /embed/view-1.js /embed/1.0.0/embed.js /assets/main-1.js /pictures/a.avif /fonts/a.woff2'.split(
    ' ',
  );

const documents = 'fr/index.html demo/index.html company-profile/index.html embed/order-form/index.html';
const built = folderWith(
  Object.fromEntries(
    [...documents.split(' '), ...files, 'embed/versions.json', 'embed/view-1.js.br'].map((name) => [
      name,
      '',
    ]),
  ),
);
const hosts = staticHosts(built, sources);

/** `_headers` as Netlify and Cloudflare Pages read it: every rule that fits a path counts. */
function joined(path: string): [name: string, value: string][] {
  const rules = hosts
    .split(/\n(?=\/)/)
    .slice(1)
    .map((rule) => rule.trim().split('\n'));
  const fits = (pattern: string) =>
    new RegExp(`^${pattern.replace(/\./g, '\\.').replace('*', '.*')}$`).test(path);
  return rules
    .filter(([pattern = '']) => fits(pattern))
    .flatMap(([, ...lines]) => lines.map((line) => line.trim().split(/: (.*)/, 2) as [string, string]));
}

const directives = (policy = '') => policy.split('; ').sort();

describe('headers', () => {
  test.each(pages)(
    '%s allows no inline code, no eval and no foreign origin but those of the form to WhatsApp',
    (path) => {
      const policy = value(path, 'Content-Security-Policy') ?? '';
      expect(policy).toMatch(/^default-src 'none';/);
      expect(policy).toContain("require-trusted-types-for 'script'; trusted-types 'none'");
      const form = 'form-action https://wa.me https://api.whatsapp.com;';
      expect(policy).toContain(`; ${form} `);
      expect(policy.replace(form, '')).not.toMatch(/unsafe|\*|https?:/);
    },
  );

  test('the policy allows images of a CDN, and nothing else from it', () => {
    const policy = headersFor('/', { ...sources, images: ['https://cdn.company.com'] })[
      'Content-Security-Policy'
    ];
    expect(policy).toContain("img-src 'self' data: https://cdn.company.com;");
    expect(policy?.match(/cdn/g)).toHaveLength(1);
  });

  test('the embed and the images can be loaded from every origin, the site cannot', () => {
    // Everything that an iframe page loads is among them: in a sandbox, its origin is opaque.
    const embed =
      '/embed.js /embed/view-1.js /pictures/a.avif /iframe/iframe.js /iframe/iframe.css /icon.svg';
    for (const path of embed.split(' ')) {
      expect(value(path, 'Access-Control-Allow-Origin'), path).toBe('*');
      expect(value(path, 'Cross-Origin-Resource-Policy'), path).toBe('cross-origin');
    }
    expect(value('/', 'Access-Control-Allow-Origin')).toBeUndefined();
  });

  test.each([
    ['/embed/view-1.js', /immutable/],
    ['/assets/main-1.js', /immutable/],
    ['/embed/1.0.0/embed.js', /immutable/],
    ['/embed.js', /max-age=300\b/],
    ['/fonts/site-arabic.woff2', /max-age=604800\b(?!.*immutable)/],
    ...'/ /ar/ /fr/company-profile /sitemap.xml /demo/  /embed/versions.json'
      .split(' ')
      .map((path): [string, RegExp] => [path, /^no-cache$/]),
  ])('the cache of %s: %s', (path, expected) => {
    expect(value(path, 'Cache-Control')).toMatch(expected);
  });

  test.each(['/embed/order-form/', '/embed/order-form'])(
    '%s can be shown in every iframe, no other page can',
    (path) => {
      const { 'Content-Security-Policy': policy = '', ...rest } = headersFor(path, sources);
      expect(directives(`${policy}; ${ancestors}`)).toEqual(
        directives(value('/', 'Content-Security-Policy')),
      );
      expect(rest['Cache-Control']).toBe('no-cache');
      expect(rest['Cross-Origin-Embedder-Policy']).toBe('require-corp');
      expect(rest['Cross-Origin-Resource-Policy']).toBe('cross-origin');
      const framed = joined(path).filter(([name]) => name === 'Content-Security-Policy');
      expect(framed.map(([, value]) => value).join()).not.toContain('frame-ancestors');
    },
  );

  test('iframe pages show images of a CDN, also in pages with COEP', () => {
    const cdn = { ...sources, images: ['https://cdn.company.com'] };
    const name = 'Cross-Origin-Embedder-Policy';
    expect(headersFor('/embed/gallery/', cdn)[name]).toBe('credentialless');
    expect(staticHosts(built, cdn)).toContain(`/embed/gallery/*\n  Cache-Control: no-cache\n`);
    expect(staticHosts(built, cdn)).toContain(`${name}: credentialless`);
  });

  test('every published file extension has a type', () => {
    const names = readdirSync(new URL('../../../../src/public', import.meta.url), {
      recursive: true,
      encoding: 'utf8',
    });
    const endings = names.flatMap((name) => /\.(\w+)$/.exec(name)?.[1] ?? []);
    expect(endings.filter((ending) => !mimeTypes[ending])).toEqual([]);
  });
});

describe('_headers of static hosts', () => {
  const documents = '/ /fr/ /demo/order-form.html /fr/company-profile /company-profile/'.split(' ');
  const embed = '/embed/order-form/ /embed/gallery/ /embed/order-form /embed/versions.json'.split(' ');
  test.each([...documents, ...embed, ...files])(
    '%s has the same headers as on other servers, and none twice, because hosts would join them',
    (path) => {
      const isPolicy = ([name]: string[]) => name === 'Content-Security-Policy';
      const policies = joined(path).filter(isPolicy);
      const others = joined(path).filter((one) => !isPolicy(one));
      const { 'Content-Security-Policy': policy, ...expected } = headersFor(path, sources);
      expect(Object.fromEntries(others)).toMatchObject(expected);
      expect(new Set(others.map(([name]) => name)).size).toBe(others.length);
      // If there are two policies, both apply.
      const both = policies.map(([, value]) => value).join('; ');
      if (policy) expect(directives(both)).toEqual(directives(policy));
    },
  );

  test('a contact file has its type, which hosts may not know', () => {
    const { 'Content-Security-Policy': policy, ...expected } = headersFor('/contact/fr.vcf', sources);
    const contentType = { 'Content-Type': 'text/vcard; charset=utf-8' };
    expect(Object.fromEntries(joined('/contact/fr.vcf'))).toMatchObject({ ...expected, ...contentType });
    expect(policy).toContain(ancestors);
  });
});
