// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { OpeningHours } from '../../../../src/sections/company-facts.tsx';
import { renderIn } from '../../../support/render.tsx';

vi.mock('../../../../widgets/company/hours.ts', () => ({
  hours: {
    timeZone: 'Asia/Amman',
    days: ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday'],
    opens: '08:30',
    closes: '17:00',
  },
}));

test('opening hours show days and times', () => {
  const { container } = renderIn('en', <OpeningHours />);
  expect(container.textContent).toBe('Sunday–Thursday 08:30–17:00');
});
