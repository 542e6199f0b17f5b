import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Assets, files } from '../../../../src/build/pages/prerender.tsx';
import { languageCodes, languages } from '../../../../widgets/i18n/languages.ts';

test('prerendering › every route in every language, sitemap, manifest, contact files and 404 page', async () => {
  const template = readFileSync(new URL('../../../../src/index.html', import.meta.url), 'utf8');
  const assets = { detect: 'detect()', headScript: 'detect()', prefetch: () => ['/assets/a.js'] };
  const made = await files(template, assets as unknown as Assets);
  for (const code of languageCodes)
    for (const route of ['index.html', 'company-profile.html', 'employee-card/index.html']) {
      const page = made.get(`${code}/${route}`) ?? '';
      expect(page, `${code}/${route}`).toContain(`<html lang="${code}" dir="${languages[code].direction}">`);
      expect(page).toMatch(/<title>[^<]{5,}<\/title>/);
      expect(page).toContain('data-prefetch="/assets/a.js"');
      expect(page.match(/hreflang="/g)?.length).toBeGreaterThan(5);
      expect(page).toContain('<script type="application/ld+json">');
      expect(page).not.toMatch(/<!--head-->|\{\{|undefined|\[object/);
      expect(made.has(`contact/${code}.vcf`)).toBe(true);
    }
  expect(made.get('index.html')).toContain('detect()');
  expect(made.get('404.html')).toContain('noindex');
  expect(made.get('sitemap.xml')?.match(/<loc>/g)).toHaveLength(15);
  expect(JSON.parse(made.get('manifest.webmanifest') ?? '')).toMatchObject({ start_url: '/', lang: 'ar' });
  expect(made.get('robots.txt')).toContain('Sitemap: ');
});
