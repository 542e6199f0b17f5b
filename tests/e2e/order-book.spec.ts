import { type Order, orderMessage } from '../../widgets/order-form/order.ts';
import { expect, test } from '../support/fixtures.ts';

const order: Order = {
  name: 'Laith',
  company: '',
  phone: '+962790000000',
  email: 'laith@example.com',
  quantity: '1000',
  message: '',
};
const chat = `05/03/2027, 16:40 - Ali: ${orderMessage(order, 'Acme')}`;

test.describe('order book', () => {
  test.use({ locale: 'en-GB', serviceWorkers: 'allow' });

  test('keeps orders after a reload and works offline', async ({ page, context }) => {
    await page.goto('/desk/');
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await page.getByLabel('Chats', { exact: true }).fill(chat);
    await page.getByRole('button', { name: 'Read the orders' }).click();
    await expect(page.getByRole('cell', { name: order.phone })).toBeVisible();
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole('cell', { name: order.phone })).toBeVisible();
  });

  test('is not linked and not indexed', async ({ page, request }) => {
    await page.goto('/en/');
    await expect(page.locator('a[href*="desk"]')).toHaveCount(0);
    expect(await (await request.get('/sitemap.xml')).text()).not.toContain('desk');
    await page.goto('/desk/');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  });
});
