import { orderMessage } from '../../widgets/order-form/order.ts';
import { expect, test } from '../support/fixtures.ts';
import { order } from '../support/sample-order.ts';

test.use({ locale: 'en-GB', serviceWorkers: 'allow' });

test('order book › keeps orders after a reload and works offline', async ({ page, context }) => {
  await page.goto('/desk/');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  const chat = `05/03/2027, 16:40 - Ali: ${orderMessage(order, 'Acme')}`;
  await page.getByLabel('Paste the chats here').fill(chat);
  await page.getByRole('button', { name: 'Read the orders' }).click();
  const cell = page.getByRole('cell', { name: order.phone });
  await expect(cell).toBeVisible();
  await context.setOffline(true);
  await page.reload();
  await expect(cell).toBeVisible();
});
