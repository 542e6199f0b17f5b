// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { OpeningHours } from '../../src/sections/opening-hours.tsx';
import { AnswerTime } from '../../widgets/order-form/answer-time.tsx';
import { renderIn } from '../support/render.tsx';

vi.mock('../../widgets/company/hours.ts', () => ({
  hours: {
    timeZone: 'Asia/Amman',
    days: ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday'],
    opens: '08:30',
    closes: '17:00',
  },
}));

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

test('order form says from when an order is answered outside opening hours', () => {
  vi.setSystemTime(new Date('2026-11-20T23:00Z'));
  renderIn('en', <AnswerTime />);
  expect(screen.getByText(/Sunday.*08:30/)).toBeTruthy();
});

test('order form says nothing about it within opening hours', () => {
  vi.setSystemTime(new Date('2026-11-23T10:00Z'));
  const { container } = renderIn('en', <AnswerTime />);
  expect(container.textContent).toBe('');
});

test('opening hours show days and times', () => {
  const { container } = renderIn('en', <OpeningHours />);
  expect(container.textContent).toBe('Sunday–Thursday 08:30–17:00');
});
