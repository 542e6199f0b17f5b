import { expect, test } from 'vitest';
import { markdownToHtml } from '../../../../src/build/pages/documents.ts';

test('markdownToHtml › gives each heading the id that GitHub gives it', () => {
  const html = markdownToHtml('# Browser `CSP`, nonce\n\n## Notes\n\n## Notes\n');
  expect(html).toContain('<h1 id="browser-csp-nonce">Browser <code>CSP</code>, nonce</h1>');
  expect(html).toContain('<h2 id="notes">Notes</h2>');
  expect(html).toContain('<h2 id="notes-1">Notes</h2>');
});

test('markdownToHtml › renders tables and escapes code', () => {
  const html = markdownToHtml('| a | b |\n|---|---|\n| `<b>` | [c](d.html) |\n');
  expect(html).toContain('<td><code>&lt;b&gt;</code></td>');
  expect(html).toContain('<a href="d.html">c</a>');
});
