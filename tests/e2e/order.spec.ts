import { expect, strictPolicy, test } from '../support/fixtures.ts';
import { messageLines, OrderFormPage, sampleOrder } from '../support/order-form-page.ts';

test.describe('order form', () => {
  test('opens WhatsApp with the order on the site', async ({ page }) => {
    await page.goto('/ar/#order-form');
    const chat = await new OrderFormPage(page).send();
    expect(messageLines(chat)).toEqual([
      '*طلب جديد لكمية كبيرة*',
      '',
      `الاسم: ${sampleOrder.name}`,
      'الشركة: غير محددة',
      'رقم الهاتف: \u200E+962790000000',
      `البريد الإلكتروني: \u200E${sampleOrder.email}`,
      `الكمية المطلوبة: ${sampleOrder.quantity} طن`,
      'الرسالة: لا توجد',
    ]);
  });

  test('opens WhatsApp with the order on a partner page under a strict policy', async ({
    openPartnerPage,
    baseURL,
  }) => {
    const page = await openPartnerPage({
      body: '<dap-order-form partner="Agro"></dap-order-form>',
      policy: strictPolicy(String(baseURL)),
    });
    const chat = await new OrderFormPage(page).send();
    expect(messageLines(chat).at(-1)).toBe('عن طريق: Agro');
  });
});
