// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { scriptOnPage } from '../../../../widgets/element/script-url.ts';

test('the URL of a script that a consent tool runs inline is ours, also behind the embed.js of another provider', () => {
  document.body.innerHTML = `<script src="//www.instagram.com/embed.js"></script>
    <script data-src="https://dap.example.com/embed.js?ver=6">/* dap-embed-script */</script>`;
  expect(scriptOnPage()).toBe('https://dap.example.com/embed.js?ver=6');
});
