// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { orderOpened, track, trackClicks } from '../../../src/analytics.ts';

const { measure } = vi.hoisted(() => ({ measure: vi.fn() }));
vi.mock('../../../widgets/company/analytics.ts', () => ({ measure }));
afterEach(() => measure.mockReset());

test('analytics reports orders, chats and saved cards only', () => {
  document.body.innerHTML = `<a href="https://wa.me/1"><b>Chat</b></a><a download="card.vcf" href="#">Card</a><a href="#">Other</a>`;
  const stop = trackClicks();
  addEventListener('click', (event) => event.preventDefault());
  for (const link of document.querySelectorAll('a')) link.click();
  document.querySelector('b')?.click();
  orderOpened?.onOrderOpened();
  expect(measure.mock.calls).toEqual([['chat-opened'], ['card-saved'], ['chat-opened'], ['order-opened']]);
  stop?.();
  document.querySelector('a')?.click();
  expect(measure).toHaveBeenCalledTimes(4);
});

test('an error in the analytics function does not reach the page', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  measure.mockImplementation(() => {
    throw new Error('blocked');
  });
  expect(() => track('language-changed')).not.toThrow();
  expect(error).toHaveBeenCalledOnce();
});
