import { expect, test, vi } from 'vitest';
import { partnerPages } from '../../../../src/build/pages/partner-pages.ts';
import { widgetNames } from '../../../../widgets/widget-names.ts';

vi.mock('#company/facts.ts', async (original) => ({
  ...(await original<typeof import('#company/facts.ts')>()),
  site: 'https://fields.example.com',
  whatsapp: '+962791234567',
  phone: '+962791234567',
  email: 'sales@fields.example.com',
}));
vi.mock('#company/images.ts', async (original) => {
  const { gallery } = await original<typeof import('#company/images.ts')>();
  return { gallery: { ...gallery, host: 'https://cdn.example.com/dap/' } };
});
const pages = await partnerPages();
const byPath = new Map(pages);
const guides = pages.filter(([path]) => path.startsWith('guides/'));

test('partner pages › contain the values of the company', () => {
  for (const [path, html] of pages) {
    expect(html, path).not.toMatch(/dap\.example\.com|962790000000|\{\{/);
    if (path.endsWith('.html')) expect(html, path).toMatch(/<title>\w+/);
  }
  expect(guides.map(([path]) => path)).toContain('guides/api/index.html');
  for (const [path, html] of guides) expect(html, path).not.toMatch(/<script|<style/);
  expect(byPath.get('guides/index.html')).toContain('https://fields.example.com/embed.js');
});

test('partner pages › name the origin of the images, which can be a CDN', () => {
  expect(byPath.get('guides/index.html')).toMatch(
    /<code>img-src<\/code><\/td>\s*<td><code>https:\/\/cdn\.example\.com<\/code>/,
  );
  expect(byPath.get('demo/index.html')).toContain('data-images="https://cdn.example.com"');
  expect(byPath.get('demo/configurator/preview.html')).toContain("img-src 'self' https://cdn.example.com;");
});

test('guides › link to each other and to headings that exist', () => {
  for (const [file, html] of guides) {
    for (const [, path = '', id] of html.matchAll(/href="(\/guides\/[^"#]*)?(?:#([^"]*))?"/g)) {
      const target = path ? byPath.get(`${path.slice(1)}index.html`) : html;
      expect(target, `${file}: ${path}`).toBeDefined();
      if (id) expect(target, `${file}: ${path}#${id}`).toContain(`id="${id}"`);
    }
    expect(html, file).not.toMatch(/href="[^":]*\.md/);
  }
});

test('demo pages › every widget has a page with examples', () => {
  expect(byPath.get('demo/order-form.html')).toMatch(
    /<h1>Order form<\/h1>[\s\S]*<dap-order-form partner="Green Fields"><a href="https:\/\/wa\.me\/962791234567">/,
  );
  for (const name of widgetNames) {
    const page = byPath.get(`demo/${name}.html`);
    expect(page, name).toContain(`<dap-${name}`);
    expect(page).not.toMatch(/(href|src)="(?!\/|#|https:|tel:)/);
  }
  expect(byPath.get('demo/index.html')).toContain(
    '<option value="fr" data-order="Commander sur WhatsApp" data-call="Nous appeler">French</option>',
  );
  expect(byPath.get('demo/strict-csp.html')).toContain("script-src 'self' https://fields.example.com");
});
