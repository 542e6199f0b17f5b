// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from 'vitest';
import * as company from '#company/facts.ts';
import { companyName } from '#company/names.ts';
import { headHtml } from '../../../src/build/pages/head-html.ts';
import { pageMetadata } from '../../../src/build/pages/metadata.ts';
import { siteI18n } from '../../../src/build/pages/site-i18n.ts';
import { fallbackLanguage, inLanguage, languageCodes } from '../../../widgets/i18n/languages.ts';

const routes = ['/', '/company-profile', '/employee-card'];

/** The contents of the head by name, property or `rel`. */
function headTags(): Record<string, string[]> {
  const tags: Record<string, string[]> = { title: [document.title] };
  for (const tag of document.head.querySelectorAll('meta, link')) {
    const key = ['name', 'property', 'rel'].map((name) => tag.getAttribute(name)).find(Boolean) ?? '';
    if (key === 'preload') continue;
    tags[key] ??= [];
    tags[key].push(tag.getAttribute('content') ?? tag.getAttribute('href') ?? '');
  }
  return tags;
}

beforeEach(() => {
  document.head.innerHTML = '<meta name="viewport" content="width=device-width">';
});

describe.each(languageCodes)('metadata in %s', (language) => {
  test.each(routes)('of %s is complete', async (route) => {
    const i18n = await siteI18n(language);
    document.head.insertAdjacentHTML('beforeend', headHtml(i18n, route));
    const built = headTags();
    const url = `${company.site}/${language}${route}`;
    const { title } = pageMetadata(i18n, route);
    expect(built).toMatchObject({
      viewport: ['width=device-width'],
      title: [title],
      canonical: [url],
      'og:type': ['website'],
      'og:title': [title],
      'og:url': [url],
      'og:image': [`${company.site}/pictures/share_${i18n.dir()}.jpg`],
      'twitter:card': ['summary_large_image'],
    });
    expect(title).toContain(inLanguage(companyName, language));
    expect(built.description).toEqual(built['og:description']);
    expect(built.description?.[0]?.length).toBeGreaterThan(30);
    expect(built.keywords?.[0]?.split(', ').length).toBeGreaterThan(4);
    expect(built['og:locale:alternate']).toHaveLength(languageCodes.length - 1);
    expect(built.alternate).toEqual([
      ...languageCodes.map((code) => `${company.site}/${code}${route}`),
      // The last one is for all other languages. It is a canonical URL, too.
      `${company.site}/${fallbackLanguage}${route}`,
    ]);
  });
});
