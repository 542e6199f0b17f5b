import { expect, test } from '../support/fixtures.ts';
import { GalleryPage } from '../support/gallery-page.ts';
import { hostLibraries, hostLibrary } from '../support/host-libraries.ts';
import { hostPage, hostPages } from '../support/host-pages.ts';
import { OrderFormPage, sampleOrder } from '../support/order-form-page.ts';
import { StaffCardPage, sampleEmployee } from '../support/staff-card-page.ts';

for (const name of hostLibraries)
  test(`${name} › sends an order with trade terms and generates a staff card`, async ({
    openPartnerPage,
  }) => {
    const head = hostLibrary(name);
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

for (const name of hostPages)
  test(`${name} › keeps a typed order while the lightbox opens and closes, and sends it`, async ({
    openPartnerPage,
  }) => {
    const page = await openPartnerPage(hostPage(name));
    const order = new OrderFormPage(page);
    const { name: typed, ...others } = sampleOrder;
    await order.fill({ name: typed });
    await expect(page.locator('.recipient')).not.toBeEmpty();
    const gallery = new GalleryPage(page);
    await gallery.open(1);
    await page.keyboard.press('Escape');
    await expect(gallery.lightbox).toHaveCount(0);
    const chat = await order.send(others);
    expect(chat.searchParams.get('text')).toContain(`الاسم: ${typed}`);
    await expect(page).not.toHaveTitle('evil');
  });

test('Shady DOM › shows the fallback', async ({ page, openPartnerPage }) => {
  const { head = '' } = hostPage('a forced polyfill of custom elements');
  await openPartnerPage({
    head: `<script>ShadyDOM = { force: true }</script>${head}`,
    body: '<dap-order-form loading="eager"><a href="https://wa.me/1">WhatsApp</a></dap-order-form>',
  });
  await page.waitForFunction(() => document.readyState === 'complete');
  await expect(page.getByRole('link', { name: 'WhatsApp' })).toBeVisible();
  expect(await page.evaluate(() => customElements.get('dap-order-form'))).toBeUndefined();
});

test('MooTools 1.4.5 in compatibility mode › shows the fallback and one console message', async ({
  page,
  openPartnerPage,
  messages,
}) => {
  const reported = page.waitForEvent('console');
  await openPartnerPage({
    head: hostLibrary('MooTools 1.4.5', { compatible: true }),
    body: '<dap-order-form loading="eager"><a href="https://wa.me/1">WhatsApp</a></dap-order-form>',
  });
  await reported;
  await expect(page.getByRole('link', { name: 'WhatsApp' })).toBeVisible();
  expect(messages.splice(0)).toEqual([expect.stringContaining('Function.prototype.bind')]);
});
