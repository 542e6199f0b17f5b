import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import packageJson from '../../package.json' with { type: 'json' };
import { outDir } from '../../src/build/files.ts';
import { expect, test } from '../support/fixtures.ts';
import { messageLines, OrderFormPage } from '../support/order-form-page.ts';
import { listen } from '../support/servers.ts';

const code = readFileSync(join(outDir(), `embed/${packageJson.version}/order-form.js`), 'utf8');

/** A page in an encoding, and a script on the same server. Neither names the encoding of the script. */
const serve = (charset: string, script: string) =>
  listen((request, response) => {
    const isScript = request.url === '/order-form.js';
    response.setHeader('Content-Type', isScript ? 'text/javascript' : `text/html; charset=${charset}`);
    response.end(
      isScript
        ? script
        : '<!doctype html><title>Partner</title><link rel="icon" href="data:,"><dap-order-form lang="en" loading="eager"></dap-order-form><script src="/order-form.js" defer></script>',
    );
  });

for (const charset of ['windows-1256', 'Shift_JIS'])
  test(`pinned file › sends a correct order from a page in ${charset}`, async ({ page }) => {
    const server = await serve(charset, code);
    await page.goto(server.url);
    expect(await page.evaluate(() => document.characterSet)).toBe(charset);
    const lines = messageLines(await new OrderFormPage(page).send());
    expect(lines[0]).toBe('*طلب جديد لكمية كبيرة*');
    expect(lines).toContain('الكمية المطلوبة: 1000 طن');
    server.close();
  });
