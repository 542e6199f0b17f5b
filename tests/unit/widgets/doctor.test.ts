// @vitest-environment happy-dom
import { within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { badValues, notClosed, observePolicy, openDoctor } from '../../../widgets/doctor/doctor.ts';
import { defineElements, elementOf } from '../../../widgets/element/define-widget.ts';
import { DapOrderFormElement } from '../../../widgets/order-form/order-form.element.ts';

const form = '<dap-order-form><form><a href="https://wa.me/1">WhatsApp</a></form></dap-order-form>';

beforeAll(() => {
  const load = () => new Promise<never>(() => {});
  defineElements([elementOf({ ...DapOrderFormElement.widget, load })]);
});
beforeEach(() => {
  // The elements report bad values themselves.
  vi.spyOn(console, 'warn').mockReturnValue();
});
afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('doctor', () => {
  test('finds an element that is not closed', () => {
    document.body.innerHTML = '<dap-order-form><h2>Our prices</h2></dap-order-form>';
    expect(notClosed()).toEqual([
      { problem: expect.stringContaining('<h2>'), fix: expect.stringContaining('</dap-order-form>') },
    ]);
    document.body.innerHTML = form;
    expect(notClosed()).toEqual([]);
  });

  test('finds values that cannot be used', () => {
    document.body.innerHTML = '<dap-order-form loading="eager" lang="xx" theme="night"></dap-order-form>';
    expect(Reflect.get(document.body.firstElementChild as Element, 'theme')).toBe('auto');
    expect(badValues()).toMatchObject([{ problem: expect.stringContaining('"night"') }]);
  });

  test('finds a policy that blocks a file of ours', () => {
    const violation = (fields: object) =>
      document.dispatchEvent(Object.assign(new Event('securitypolicyviolation'), fields));
    // The origin of the script in tests.
    const { origin } = new URL(import.meta.url);
    const findings = observePolicy();
    violation({ effectiveDirective: 'img-src', blockedURI: `${origin}/a.png` });
    violation({ effectiveDirective: 'script-src-elem', blockedURI: 'https://ads.example/a.js' });
    expect(findings()).toEqual([
      {
        problem: expect.stringContaining(`${origin}/a.png (img-src)`),
        fix: `Content-Security-Policy: img-src … ${origin}`,
      },
    ]);
  });

  test('lists what is wrong, and leaves nothing behind', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    document.body.innerHTML = '<dap-order-form><h2>Our prices</h2></dap-order-form>';
    const before = document.documentElement.outerHTML;
    openDoctor();
    // A second script on the page opens no second panel.
    openDoctor();
    expect(document.querySelectorAll('[data-dap-doctor]')).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1000);
    const host = document.querySelector('[data-dap-doctor]') as HTMLElement;
    const panel = within(host.shadowRoot as unknown as HTMLElement);
    expect(panel.getByRole('status')).toHaveTextContent(/issues? found/);
    expect(panel.getAllByRole('listitem')[0]).toHaveTextContent('is not closed');
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    await user.click(panel.getByRole('button', { name: 'Close' }));
    expect(document.documentElement.outerHTML).toBe(before);
  });
});
