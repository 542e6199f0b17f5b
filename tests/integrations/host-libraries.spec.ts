import { readFileSync } from 'node:fs';
import { ensureWorks } from '../support/debian.ts';
import { expect, test } from '../support/fixtures.ts';
import { OrderFormPage, sampleOrder } from '../support/order-form-page.ts';
import { StaffCardPage, sampleEmployee } from '../support/staff-card-page.ts';

const mootools = '/usr/share/javascript/mootools/mootools-core-nc.js';
/** MooTools' own build tool leaves these blocks out, except in the compatibility build that Debian packages. */
const compatibility = /\/[/*]<1\.2compat>[\s\S]*?<\/1\.2compat>(\*\/)?/g;

const read = (file: string) => readFileSync(file, 'utf8').replaceAll('</script', '<\\/script');

/** Libraries that replace built-in functions, as Debian packages them. */
for (const [name, debianPackage, file] of [
  ['Prototype 1.7.3', 'libjs-prototype', '/usr/share/javascript/prototype/prototype.js'],
  ['MooTools 1.4.5', 'libjs-mootools', mootools],
] as const)
  test(`${name} › an order with trade terms and a staff card`, async ({ openPartnerPage }) => {
    const isInstalled = ensureWorks(['test', '-f', file], [debianPackage]);
    test.skip(!isInstalled, `This test needs the Debian package ${debianPackage}.`);
    const library = read(file).replace(compatibility, '');
    const open = (body: string) => openPartnerPage({ head: `<script>${library}</script>`, body });

    const partner = `Green ${'Valley '.repeat(20)}`;
    const page = await open(
      `<dap-order-form partner="${partner}" prefill="packaging=jumbo"></dap-order-form>`,
    );
    expect(await page.evaluate(() => String(Array.from))).not.toContain('native code');
    await page.locator('.trade-terms select').selectOption({ index: 2 });
    const chat = await new OrderFormPage(page).send({ ...sampleOrder, message: 'سعر الطن '.repeat(260) });
    const text = chat.searchParams.get('text') ?? '';
    expect(text).toContain('عن طريق: Green Valley');
    expect(text.split('سعر الطن').length).toBeGreaterThan(20);

    const card = new StaffCardPage(await open('<dap-employee-card></dap-employee-card>'));
    await card.generate();
    expect((await card.download()).text).toContain(`FN:${sampleEmployee.name}`);
  });

test('MooTools 1.4.5 in compatibility mode › the fallback and one console message', async ({
  openPartnerPage,
  messages,
}) => {
  const isInstalled = ensureWorks(['test', '-f', mootools], ['libjs-mootools']);
  test.skip(!isInstalled, 'This test needs the Debian package libjs-mootools.');
  const page = await openPartnerPage({
    head: `<script>${read(mootools)}</script>`,
    body: '<dap-order-form loading="eager"><a href="https://wa.me/1">WhatsApp</a></dap-order-form>',
  });
  await expect.poll(() => messages).toEqual([expect.stringContaining('Function.prototype.bind')]);
  await expect(page.getByRole('link', { name: 'WhatsApp' })).toBeVisible();
  messages.length = 0;
});
