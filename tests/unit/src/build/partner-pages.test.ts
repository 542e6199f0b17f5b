import { expect, test, vi } from 'vitest';
import { headersFor } from '../../../../src/build/hosting/headers.ts';
import { partnerPages } from '../../../../src/build/pages/partner-pages.ts';

vi.mock('../../../../widgets/tags.ts', async (original) => {
  const { widgetNames } = await original<typeof import('../../../../widgets/tags.ts')>();
  return { widgetNames: [...widgetNames, 'sixth-widget'] };
});

const facts = { site: 'https://fields.example.com', whatsapp: '962791234567', phone: '+962791234567' };
const pages = [...partnerPages(facts)];
const guides = pages.filter(([path]) => path.startsWith('guides/'));

test('partner pages › contain the values of the company', () => {
  for (const [path, html] of pages) {
    expect(html, path).not.toMatch(/dap\.example\.com|962790000000|\{\{/);
    expect(html, path).toMatch(/<title>\w+/);
  }
  expect(guides.map(([path]) => path)).toContain('guides/api/index.html');
  for (const [path, html] of guides) expect(html, path).not.toMatch(/<script|<style/);
  expect(Object.fromEntries(guides)['guides/index.html']).toContain('https://fields.example.com/embed.js');
});

test('guides › link to each other and to headings that exist', () => {
  for (const [file, html] of guides) {
    for (const [, path = '', id] of html.matchAll(/href="(\/guides\/[^"#]*)?(?:#([^"]*))?"/g)) {
      const target = path ? Object.fromEntries(guides)[`${path.slice(1)}index.html`] : html;
      expect(target, `${file}: ${path}`).toBeDefined();
      if (id) expect(target, `${file}: ${path}#${id}`).toContain(`id="${id}"`);
    }
    expect(html, file).not.toMatch(/href="[^":]*\.md/);
  }
});

test('iframe pages › every widget of tags.ts gets a page that any site may frame, a sixth one too', () => {
  const frames = pages.filter(([path]) => path.startsWith('embed/'));
  expect(frames).toHaveLength(6);
  expect(Object.fromEntries(frames)['embed/sixth-widget/index.html']).toContain('<dap-sixth-widget ');
  for (const [path] of frames) {
    const headers = headersFor(`/${path}`, { scripts: [], styles: [], pictures: [] });
    expect(headers['Content-Security-Policy'], path).not.toContain('frame-ancestors');
  }
});
