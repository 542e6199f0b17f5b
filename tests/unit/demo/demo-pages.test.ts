import { expect, test, vi } from 'vitest';
import { demoPage } from '../../../src/build/pages/demo-pages.ts';

vi.mock('../../../widgets/index.ts', async (original) => {
  const { widgetNames } = await original<typeof import('../../../widgets/index.ts')>();
  return { widgetNames: [...widgetNames, 'sixth-widget'] };
});
const facts = { site: 'https://dap.example.com', whatsapp: '962791234567' };

test('demo pages › every widget has a page with the company’s numbers, a new one with default examples', () => {
  expect(demoPage('order-form.html', facts)).toMatch(
    /<h1>Order form<\/h1>[\s\S]*<dap-order-form partner="Green Fields"><a href="https:\/\/wa\.me\/962791234567">/,
  );
  expect(demoPage('sixth-widget.html', facts)).toMatch(
    /<h1>Sixth widget<\/h1>[\s\S]*<dap-sixth-widget>[\s\S]*<dap-sixth-widget lang="ar">/,
  );
  expect(demoPage('strict-csp.html', facts)).toContain("script-src 'self' https://dap.example.com");
  expect(demoPage('nowhere.html', facts)).toBeUndefined();
});
