// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { elementOf } from '../../../widgets/element/define-widget.ts';
import { register } from '../../../widgets/register.ts';
import { probeWidget } from '../../support/probe.tsx';

vi.mock('../../../widgets/doctor/doctor.ts', () => new Promise(() => {}));

afterEach(() => {
  vi.useRealTimers();
  history.replaceState(null, '', '/');
});

test('the elements are registered after three seconds if the file of the doctor hangs', async () => {
  vi.useFakeTimers();
  history.replaceState(null, '', '?dap-doctor');
  const widget = probeWidget();
  void register([elementOf(widget)]);
  await vi.advanceTimersByTimeAsync(2900);
  expect(customElements.get(widget.tag)).toBeUndefined();
  await vi.advanceTimersByTimeAsync(200);
  expect(customElements.get(widget.tag)).toBeDefined();
});
