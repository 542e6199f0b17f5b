// @vitest-environment happy-dom
import { act, cleanup, fireEvent, type RenderResult, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import type { i18n } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as company from '#company/facts.ts';
import { createI18n } from '../../../../widgets/i18n/i18n.ts';
import { type Language, languageCodes } from '../../../../widgets/i18n/languages.ts';
import type { OrderDraft } from '../../../../widgets/order-form/order-draft.ts';
import { OrderForm } from '../../../../widgets/order-form/order-form.tsx';
import { sessionDraft } from '../../../../widgets/ui/storage.ts';
import { content, field, fill, submitButton } from '../../../support/order-form.tsx';
import { messageLines, sampleOrder } from '../../../support/sample-order.ts';
import { textsOf, widgetTexts } from '../../../support/texts.ts';

/*
 * A random walk over everything that a visitor can do with the order form. Nothing may throw, no typed text may be lost,
 * a press opens at most one chat, and the message has the content of the controls. After a change of the form's states, run
 * more: `WALKS=500 npx vitest run … order-walk`. `WALK_SEED` repeats a walk that failed.
 */

const names = ['name', 'company', 'phone', 'email', 'quantity', 'message'] as const;
type Texts = Record<(typeof names)[number], string>;
/** The country code is empty until it is chosen. */
type Typed = Texts & { code: '' | '+962' | '+964'; jumbo: boolean };
const nothing: Typed = {
  ...(Object.fromEntries(names.map((name) => [name, ''])) as Texts),
  code: '',
  jumbo: false,
};
const codeOf = ({ code }: Typed) => code || '+962';
const isFilled = (typed: Typed) => typed.jumbo || names.some((name) => typed[name]);
const isSame = (one: Typed, other: Typed) =>
  JSON.stringify({ ...one, code: codeOf(one) }) === JSON.stringify({ ...other, code: codeOf(other) });

/** What the visitor may type. The quantity and the phone are digits, so that the control shows them as typed. */
const values: Record<keyof Texts, string[]> = {
  name: ['', 'Laith', 'ليث'],
  company: ['', 'Rafidain Trading Co.'],
  phone: ['', '0790000000', '12'],
  email: ['', 'laith@example.com', 'laith@'],
  quantity: ['', '499', '500', '1250', '9007199254740993'],
  message: ['', 'Two\nlines'],
};
const edit = fc.constantFrom(...names).chain((name) =>
  fc.record({
    type: fc.constant('edit' as const),
    name: fc.constant(name),
    value: fc.constantFrom(...values[name]),
  }),
);
const step = fc.oneof(
  { weight: 5, arbitrary: edit },
  { weight: 4, arbitrary: fc.record({ type: fc.constant('fill' as const) }) },
  {
    weight: 5,
    arbitrary: fc.record({
      type: fc.constant('send' as const),
      tab: fc.constantFrom('opens', 'opens', 'blocked', 'throws', 'canceled'),
      presses: fc.constantFrom(1, 2),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      type: fc.constant('wait' as const),
      seconds: fc.constantFrom(0.3, 1.1, 1.1, 6, 1801),
    }),
  },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('restore' as const), sure: fc.boolean() }) },
  {
    weight: 1,
    arbitrary: fc.record({ type: fc.constant('translate' as const), to: fc.constantFrom(...languageCodes) }),
  },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('reload' as const) }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('disclose' as const), at: fc.nat(3) }) },
  {
    weight: 4,
    arbitrary: fc.record({ type: fc.constantFrom('closeToast', 'code', 'jumbo', 'sameContact', 'focus') }),
  },
);
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

const texts = Object.fromEntries(
  languageCodes.map((code) => [code, createI18n(code, { widgets: textsOf('widgets', code) })]),
) as Record<Language, i18n>;
const isValid = ({ name, phone, email, quantity }: Typed) =>
  Boolean(name && phone && /@\w/.test(email) && Number(quantity) >= company.minimumOrder);

/** The rendered form, and what is expected of it. */
class Visit {
  typed = nothing;
  /** The order with which the chat was opened in this second. */
  sending: { typed: Typed; at: number } | undefined;
  /** Until then, the form ignores another press; after a canceled one, the button is also disabled. */
  ignoresUntil = 0;
  isCanceled = false;
  /** The order of the waybill. */
  slip: { typed: Typed; at: number } | undefined;
  language: Language = 'en';
  tab = 'opens';
  view: RenderResult | undefined;
  open = vi.spyOn(window, 'open').mockImplementation(() => {
    if (this.tab === 'throws') throw new Error('refused');
    return this.tab === 'blocked' ? null : ({} as Window);
  });

  show(): void {
    const draft = sessionDraft<OrderDraft>('dap_order');
    const page = (
      <I18nextProvider i18n={texts[this.language]}>
        <OrderForm draft={draft} onOrderSubmit={() => this.tab !== 'canceled'} />
      </I18nextProvider>
    );
    if (this.view) this.view.rerender(page);
    else this.view = render(page);
  }

  async take(step: Step): Promise<void> {
    if (step.type === 'restore') await this.restore(step.sure);
    else if (step.type === 'wait') await this.wait(step.seconds * 1000);
    else await act(async () => this.act(step));
    // The time of a frame.
    await this.wait(50);
  }

  act(step: Step): void {
    if (step.type === 'edit') {
      this.typed = { ...this.typed, [step.name]: step.value };
      fill({ [step.name]: step.value });
    }
    if (step.type === 'fill') {
      this.typed = { ...this.typed, ...sampleOrder };
      fill();
    }
    if (step.type === 'send') this.send(step);
    if (step.type === 'translate') this.language = step.to;
    if (step.type === 'reload') {
      this.view?.unmount();
      this.view = undefined;
      this.ignoresUntil = 0;
      this.finish();
      this.typed = { ...this.typed, code: isFilled(this.typed) ? codeOf(this.typed) : '' };
    }
    if (step.type === 'translate' || step.type === 'reload') this.show();
    if (step.type === 'disclose') {
      const details = document.querySelectorAll('details')[step.at];
      if (details) details.open = !details.open;
    }
    if (step.type === 'closeToast') document.querySelector<HTMLElement>('.toast button')?.click();
    if (step.type === 'focus') field('quantity').focus();
    if (step.type === 'code') {
      fireEvent.keyDown(document.querySelector('[aria-haspopup=listbox]') as HTMLElement, {
        key: 'ArrowDown',
      });
      this.typed = { ...this.typed, code: codeOf(this.typed) === '+962' ? '+964' : '+962' };
    }
    const jumbo = document.querySelector<HTMLElement>('input[value=jumbo]');
    if (step.type === 'jumbo' && jumbo) {
      jumbo.click();
      this.typed = { ...this.typed, jumbo: !this.typed.jumbo };
    }
    const same = screen.queryByRole('button', { name: widgetTexts[this.language]['order.sameContact'] });
    if (step.type === 'sameContact' && same && this.slip) {
      const { typed } = this;
      const before = this.slip.typed;
      same.click();
      const stays = typed.phone && (typed.code || typed.phone !== before.phone);
      this.typed = { ...typed, code: stays ? typed.code : codeOf(before) };
      for (const name of ['name', 'company', 'phone', 'email'] as const) this.typed[name] ||= before[name];
    }
  }

  send({ tab, presses }: Extract<Step, { type: 'send' }>): void {
    this.tab = tab;
    const asks = !this.sending && Date.now() >= this.ignoresUntil && isValid(this.typed);
    const accepted = asks && tab !== 'canceled';
    if (asks) {
      this.ignoresUntil = Date.now() + 1000;
      this.isCanceled = !accepted;
    }
    this.open.mockClear();
    for (let press = 0; press < presses; press++) submitButton().click();
    expect(this.open).toHaveBeenCalledTimes(accepted ? 1 : 0);
    if (!accepted) return;
    const message = messageLines(this.open.mock.calls[0]?.[0]).join('\n');
    const { phone, code: _, jumbo, ...shown } = this.typed;
    for (const value of Object.values(shown)) expect(message).toContain(value);
    expect(message).toContain(`${codeOf(this.typed)}${phone.replace(/^0/, '')}`);
    expect(message.includes('التعبئة: أكياس جامبو')).toBe(jumbo);
    if (tab === 'opens') this.sending = { typed: this.typed, at: Date.now() };
  }

  async wait(milliseconds: number): Promise<void> {
    const until = Date.now() + milliseconds;
    const pass = (to: number) => act(async () => void vi.advanceTimersByTime(to - Date.now()));
    if (this.sending) await pass(Math.min(until, this.sending.at + 1000));
    await pass(until);
    if (this.sending && until >= this.sending.at + 1000) this.finish();
    if (this.slip && until >= this.slip.at + 30 * 60_000) this.slip = undefined;
  }

  /** The form is cleared, unless it was changed in the second before. */
  finish(): void {
    if (!this.sending) return;
    if (isSame(this.typed, this.sending.typed)) this.typed = nothing;
    this.slip = this.sending;
    this.sending = undefined;
  }

  async restore(sure: boolean): Promise<void> {
    if (!this.slip) return;
    const press = (key: 'waybill.edit' | 'waybill.replace' | 'waybill.cancelReplace') =>
      act(async () => screen.getByRole('button', { name: widgetTexts[this.language][key] }).click());
    await press('waybill.edit');
    const asks = isFilled(this.typed);
    if (asks) await press(sure ? 'waybill.replace' : 'waybill.cancelReplace');
    if (asks && !sure) return;
    this.typed = { ...this.slip.typed, code: codeOf(this.slip.typed) };
    this.ignoresUntil = 0;
    this.slip = this.sending;
    this.sending = undefined;
  }

  check(): void {
    const { code: _, jumbo, ...texts } = this.typed;
    expect(content()).toMatchObject({ ...texts, countryCode: codeOf(this.typed) });
    const box = document.querySelector<HTMLInputElement>('input[value=jumbo]');
    expect(box?.checked ?? jumbo).toBe(jumbo);
    const isBusy = this.sending || (this.isCanceled && Date.now() < this.ignoresUntil);
    expect(submitButton().disabled).toBe(Boolean(isBusy));
    const waybills = document.querySelectorAll('.waybill');
    expect(waybills).toHaveLength(this.slip ? 1 : 0);
    if (this.slip) expect(waybills[0]?.textContent).toContain(this.slip.typed.name);
  }
}

beforeEach(
  () => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'requestAnimationFrame'] }),
);
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('no sequence of actions throws, loses typed text or opens a second chat', async () => {
  const seed = Number(process.env.WALK_SEED) || undefined;
  const numRuns = Number(process.env.WALKS) || 15;
  const report = vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.stubGlobal('reportError', () => {});
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 40, size: 'max' }), async (walk) => {
      sessionStorage.clear();
      report.mockClear();
      const visit = new Visit();
      try {
        await act(async () => visit.show());
        for (const one of walk) {
          await visit.take(one);
          visit.check();
          expect(report.mock.calls.filter(([message]) => !/not wrapped in act/.test(message))).toEqual([]);
        }
      } finally {
        cleanup();
        vi.clearAllTimers();
      }
    }),
    { numRuns, ...(seed && { seed }) },
  );
}, 600_000);
