import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { headersFor, parseHeaders } from '../src/publish/serve.ts';
import { lightOnly } from '../src/publish/theme-fallback.ts';

const rules = parseHeaders(readFileSync(new URL('../src/public/_headers', import.meta.url), 'utf8'));
const value = (path: string, name: string) => headersFor(rules, path).find(([other]) => other === name)?.[1];

describe('_headers', () => {
  const paths = ['/', '/fr/', '/embed.js', '/embed/view-1.js', '/assets/main-1.js', '/demo/order-form.html'];

  test.each(paths)('%s gets no header twice, since hosts would join them', (path) => {
    const names = headersFor(rules, path).map(([name]) => name.toLowerCase());
    expect(names).toEqual([...new Set(names)]);
  });

  test.each(paths)('%s allows no inline code, no eval and no foreign origin', (path) => {
    const policy = value(path, 'Content-Security-Policy') ?? '';
    expect(policy).toMatch(/^default-src 'none';/);
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).not.toMatch(/unsafe|\*|https?:/);
  });

  test('the embed may be loaded from every origin, the site may not', () => {
    for (const path of ['/embed.js', '/embed/view-1.js']) {
      expect(value(path, 'Access-Control-Allow-Origin')).toBe('*');
      expect(value(path, 'Cross-Origin-Resource-Policy')).toBe('cross-origin');
    }
    expect(value('/', 'Access-Control-Allow-Origin')).toBeUndefined();
  });

  test('files with a hash in their name are kept for ever, the script of a known address is not', () => {
    expect(value('/embed/view-1.js', 'Cache-Control')).toContain('immutable');
    expect(value('/assets/main-1.js', 'Cache-Control')).toContain('immutable');
    expect(value('/embed.js', 'Cache-Control')).toMatch(/max-age=300\b/);
  });
});

test('browsers without light-dark() get the light theme whole', () => {
  const theme = readFileSync(new URL('../widgets/controls/theme.css', import.meta.url), 'utf8');
  const pairs = theme.match(/light-dark\(/g)?.length ?? 0;
  const fallback = lightOnly(theme);
  expect(fallback).toMatch(/^@supports not \(color: light-dark\(red, red\)\) \{ :root,\s*:host \{/);
  expect(fallback.match(/--[\w-]+: /g)?.length).toBeGreaterThan(10);
  expect(fallback.slice(40)).not.toContain('light-dark(');
  expect(fallback).toContain('--paper: var(--dap-color-surface, #fbf8f1);');
  expect(pairs).toBeGreaterThan(10);
});
