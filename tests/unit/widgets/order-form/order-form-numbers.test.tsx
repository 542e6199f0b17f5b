// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fill, mockWindowOpen, openForm, submitButton } from '../../../support/order-form.tsx';
import { messageLines, sampleOrder } from '../../../support/sample-order.ts';
import { widgetTexts } from '../../../support/texts.ts';

vi.mock('../../../../widgets/company/facts.ts', async (original) => ({
  ...(await original<object>()),
  whatsapp: '962790000000',
  whatsappIn: { '+964': '9647700000000' },
}));

test.each([
  ['+962', '962790000000'],
  ['+964', '9647700000000'],
] as const)('order form with %s sends to the number of the country and names it', async (code, number) => {
  const open = mockWindowOpen();
  const { user } = await openForm({ countryCode: code });
  fill();
  expect(document.querySelector('.recipient')?.textContent?.replace(/\D/g, '')).toBe(number);
  await user.click(submitButton());
  expect(String(open.mock.calls[0]?.[0])).toContain(`https://wa.me/${number}?`);
  open.mockRestore();
});

test('order form on a wide screen shows the chat as a QR code, in short if the order is long', async () => {
  const open = mockWindowOpen(() => null);
  vi.spyOn(window, 'matchMedia').mockReturnValue({
    matches: true,
    addEventListener() {},
    removeEventListener() {},
  } as unknown as MediaQueryList);
  const { user } = await openForm();
  fill();
  await user.click(submitButton());
  await screen.findByRole('img', { name: widgetTexts.en['panel.codeLabel'] });
  expect(document.querySelector('figcaption')?.textContent).not.toContain(widgetTexts.en['panel.scanShort']);
  expect(messageLines(open.mock.calls[0]?.[0])).toContain('الاسم: Laith');
  fill({ ...sampleOrder, message: 'ح'.repeat(200) });
  await user.click(submitButton());
  await waitFor(() =>
    expect(document.querySelector('figcaption')?.textContent).toContain(widgetTexts.en['panel.scanShort']),
  );
});
