import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writeGuides } from '../../../../src/build/pages/documents.ts';

describe('guides', () => {
  const dist = mkdtempSync(join(tmpdir(), 'guides-'));
  const pages = new Map<string, string>();
  beforeAll(() => {
    writeGuides(dist, { site: 'https://fields.example.com', whatsapp: '962791234567' });
    for (const file of readdirSync(join(dist, 'guides'), { recursive: true, encoding: 'utf8' }))
      if (file.endsWith('.html')) pages.set(file, readFileSync(join(dist, 'guides', file), 'utf8'));
  });
  afterAll(() => rmSync(dist, { recursive: true }));

  test('contain the values of the company, and no script', () => {
    expect(pages.size).toBe(4);
    for (const [file, html] of pages) {
      expect(html, file).not.toMatch(/dap\.example\.com|962790000000|<script|<style/);
      expect(html, file).toMatch(/<title>\w+/);
    }
    expect(pages.get('index.html')).toContain('https://fields.example.com/embed.js');
  });

  test('link to each other and to headings that exist', () => {
    for (const [file, html] of pages) {
      for (const [, path = '', id] of html.matchAll(/href="(\/guides\/[^"#]*)?(?:#([^"]*))?"/g)) {
        const target = path ? pages.get(`${path.replace('/guides/', '')}index.html`) : html;
        expect(target, `${file}: ${path}`).toBeDefined();
        if (id) expect(target, `${file}: ${path}#${id}`).toContain(`id="${id}"`);
      }
      expect(html, file).not.toMatch(/href="[^":]*\.md/);
    }
    expect(existsSync(join(dist, 'guides/api/index.html'))).toBe(true);
  });
});
