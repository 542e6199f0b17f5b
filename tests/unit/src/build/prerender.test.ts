import { expect, test } from 'vitest';
import { type Assets, files } from '../../../../src/build/pages/prerender.tsx';
import { languageCodes, languages } from '../../../../widgets/i18n/languages.ts';

test('prerendering › every route in every language, sitemap, manifest, contact files and 404 page', async () => {
  const assets: Assets = {
    headScript: 'detect()',
    script: '/assets/boot.js',
    styles: () => '.page{c:d}',
    prefetch: () => ['/assets/a.js'],
  };
  const built = await files(assets);
  for (const code of languageCodes)
    for (const route of ['index.html', 'company-profile.html', 'employee-card/index.html']) {
      const page = built.get(`${code}/${route}`) ?? '';
      expect(page, `${code}/${route}`).toContain(`<html lang="${code}" dir="${languages[code].direction}">`);
      expect(page).toMatch(/<title>[^<]{5,}<\/title>/);
      expect(page).toContain('<style>.page{c:d}</style>');
      expect(page).toContain('data-prefetch="/assets/a.js"');
      expect(page.match(/hreflang="/g)?.length).toBeGreaterThan(5);
      expect(page).toContain('<script type="application/ld+json">');
      expect(page).not.toMatch(/\{\{|undefined|\[object/);
      expect(built.has(`contact/${code}.vcf`)).toBe(true);
    }
  expect(built.get('index.html')).toContain('detect()');
  expect(built.get('404.html')).toContain('noindex');
  expect(built.get('sitemap.xml')?.match(/<loc>/g)).toHaveLength(3 * languageCodes.length);
  expect(JSON.parse(built.get('manifest.webmanifest') ?? '')).toMatchObject({ start_url: '/', lang: 'ar' });
  expect(built.get('robots.txt')).toContain('Sitemap: ');
});
