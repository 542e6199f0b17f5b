import { readFileSync } from 'node:fs';
import { ensureWorks } from '../support/debian.ts';
import { expect, test } from '../support/fixtures.ts';
import { OrderFormPage, sampleOrder } from '../support/order-form-page.ts';
import { StaffCardPage, sampleEmployee } from '../support/staff-card-page.ts';

/** Old libraries that replace built-in functions, as Debian packages them. */
const prototype = ['libjs-prototype', '/usr/share/javascript/prototype/prototype.js'] as const;
const mootools = ['libjs-mootools', '/usr/share/javascript/mootools/mootools-core-nc.js'] as const;
/** MooTools' own build tool leaves these blocks out, except in the compatibility build that Debian packages. */
const compatibility = /\/[/*]<1\.2compat>[\s\S]*?<\/1\.2compat>(\*\/)?/g;

/** @returns a library as a script element; skips the test if it is not installed */
function library([debianPackage, file]: readonly [string, string], omit: RegExp | '' = ''): string {
  const isInstalled = ensureWorks(['test', '-f', file], [debianPackage]);
  test.skip(!isInstalled, `${file} is missing: apt-get install ${debianPackage}`);
  const code = readFileSync(file, 'utf8').replace(omit, '').replaceAll('</script', '<\\/script');
  return `<script>${code}</script>`;
}

for (const [name, files] of Object.entries({ 'Prototype 1.7.3': prototype, 'MooTools 1.4.5': mootools }))
  test(`${name} › sends an order with trade terms and generates a staff card`, async ({
    openPartnerPage,
  }) => {
    const head = library(files, compatibility);
    const partner = `Green ${'Valley '.repeat(20)}`;
    const page = await openPartnerPage({
      head,
      body: `<dap-order-form partner="${partner}" prefill="packaging=jumbo"></dap-order-form>`,
    });
    expect(await page.evaluate(() => String(Array.from))).not.toContain('native code');
    await page.locator('.trade-terms select').selectOption({ index: 2 });
    const chat = await new OrderFormPage(page).send({ ...sampleOrder, message: 'سعر الطن '.repeat(260) });
    const text = chat.searchParams.get('text') ?? '';
    expect(text).toContain('عن طريق: Green Valley');
    expect(text.split('سعر الطن').length).toBeGreaterThan(20);

    await openPartnerPage({ head, body: '<dap-employee-card></dap-employee-card>' });
    const card = new StaffCardPage(page);
    await card.generate();
    expect((await card.download()).text).toContain(`FN:${sampleEmployee.name}`);
  });

test('MooTools 1.4.5 in compatibility mode › shows the fallback and one console message', async ({
  page,
  openPartnerPage,
  messages,
}) => {
  const reported = page.waitForEvent('console');
  await openPartnerPage({
    head: library(mootools),
    body: '<dap-order-form loading="eager"><a href="https://wa.me/1">WhatsApp</a></dap-order-form>',
  });
  await reported;
  await expect(page.getByRole('link', { name: 'WhatsApp' })).toBeVisible();
  expect(messages.splice(0)).toEqual([expect.stringContaining('Function.prototype.bind')]);
});
