import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import packageJson from '../../package.json' with { type: 'json' };
import { dist } from '../../src/build/files.ts';
import { expect, test } from '../support/fixtures.ts';
import { messageLines, OrderFormPage } from '../support/order-form-page.ts';
import { listen } from '../support/servers.ts';

const code = readFileSync(join(dist, `embed/${packageJson.version}/order-form.js`), 'utf8');

test('pinned file › sends a correct order from a page in windows-1256', async ({ page }) => {
  // Neither server nor page names the encoding of the script.
  const server = await listen((request, response) => {
    const isScript = request.url === '/order-form.js';
    const type = isScript ? 'text/javascript' : 'text/html; charset=windows-1256';
    response.setHeader('Content-Type', type);
    const widget = '<dap-order-form lang="en" loading="eager"></dap-order-form>';
    const html = `<!doctype html><title>Partner</title><link rel="icon" href="data:,">${widget}<script src="/order-form.js" defer></script>`;
    response.end(isScript ? code : html);
  });
  await page.goto(server.url);
  expect(await page.evaluate(() => document.characterSet)).toBe('windows-1256');
  const lines = messageLines(await new OrderFormPage(page).send());
  expect(lines[0]).toBe('*طلب جديد لكمية كبيرة*');
  expect(lines).toContain('الكمية المطلوبة: 1000 طن');
  server.close();
});
