import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { headersFor } from '../../../../src/build/hosting/headers.ts';
import { writeIframePages } from '../../../../src/build/pages/iframe-pages.ts';

vi.mock('../../../../widgets/index.ts', async (original) => {
  const { widgetNames } = await original<typeof import('../../../../widgets/index.ts')>();
  return { widgetNames: [...widgetNames, 'sixth-widget'] };
});

test('iframe pages › every widget of index.ts gets a page that any site may frame, a sixth one too', () => {
  const dist = mkdtempSync(join(tmpdir(), 'frames-'));
  mkdirSync(join(dist, 'iframe'));
  writeIframePages(dist, { whatsapp: '962791234567', site: 'https://dap.example.com' });
  const pages = readdirSync(join(dist, 'embed'));
  expect(pages).toContain('sixth-widget');
  expect(readFileSync(join(dist, 'embed/sixth-widget/index.html'), 'utf8')).toContain('<dap-sixth-widget ');
  for (const name of pages) {
    const headers = headersFor(`/embed/${name}/`, { scripts: [], styles: [], pictures: [] });
    expect(headers['Content-Security-Policy'], name).not.toContain('frame-ancestors');
  }
  rmSync(dist, { recursive: true });
});
