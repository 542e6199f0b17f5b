import { expect, test } from 'vitest';
import { withOwnLines } from '../../src/publish/own-lines.ts';

const script = '<script type="module" src="/embed.js"></script>';
const page = (example: string) => `<body>\n${example}\n  ${script}\n</body>`;

test('an example gets its own lines, as on a page of one’s own, and the page the script that copies them', () => {
  const html = withOwnLines(
    page(
      '  <figure>\n    <div class="live">\n      <div dir="rtl">\n        <dap-gallery a="&amp;"></dap-gallery>\n      </div>\n    </div>\n  </figure>',
    ),
  );
  const [, lines = ''] = /<code translate="no">(.*?)<\/code>/s.exec(html) ?? [];
  expect(lines.replaceAll('&lt;', '<').replaceAll('&amp;', '&')).toBe(
    '<div dir="rtl">\n  <dap-gallery a="&amp;"></dap-gallery>\n</div>\n<script type="module" src="https://dap.example.com/embed.js"></script>',
  );
  expect(html.match(/src="copy.js"/g)).toHaveLength(1);
});

test('a page without examples stays as it is', () => {
  const html = page('<dap-gallery></dap-gallery>');
  expect(withOwnLines(html)).toBe(html);
});
