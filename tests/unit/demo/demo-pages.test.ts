import { expect, test, vi } from 'vitest';
import { demoPages } from '../../../src/build/pages/demo-pages.ts';

vi.mock('../../../widgets/tags.ts', async (original) => {
  const { widgetNames } = await original<typeof import('../../../widgets/tags.ts')>();
  return { widgetNames: [...widgetNames, 'sixth-widget'] };
});
const facts = { site: 'https://dap.example.com', phone: '+962791234567', whatsapp: '962791234567' };

test('demo pages › every widget has a page with the company’s numbers, a new one with default examples', () => {
  const pages = new Map(demoPages(facts));
  expect(pages.get('demo/order-form.html')).toMatch(
    /<h1>Order form<\/h1>[\s\S]*<dap-order-form partner="Green Fields"><a href="https:\/\/wa\.me\/962791234567">/,
  );
  expect(pages.get('demo/sixth-widget.html')).toMatch(
    /<h1>Sixth widget<\/h1>[\s\S]*<dap-sixth-widget>[\s\S]*<dap-sixth-widget lang="ar">/,
  );
  expect(pages.get('demo/strict-csp.html')).toContain("script-src 'self' https://dap.example.com");
});
