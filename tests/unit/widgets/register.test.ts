// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { DapOrderFormElement } from '../../../widgets/order-form/order-form.element.ts';
import { register } from '../../../widgets/register.ts';

afterEach(() => vi.restoreAllMocks());

test('script › reports one error and does not throw when an element cannot be registered', async () => {
  const error = vi.spyOn(console, 'error').mockReturnValue();
  const cause = new TypeError('not a function');
  vi.spyOn(customElements, 'define').mockImplementation(() => {
    throw cause;
  });
  document.body.innerHTML = '<dap-order-form><a href="https://wa.me/1">WhatsApp</a></dap-order-form>';
  await register([DapOrderFormElement]);
  expect(error).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('could not be registered'), cause);
  expect(document.querySelector('dap-order-form')?.shadowRoot).toBeNull();
});
