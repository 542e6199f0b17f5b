// @vitest-environment happy-dom
import { act, cleanup, fireEvent, type RenderResult, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import type { i18n } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as company from '#company/facts.ts';
import { sessionDraft } from '../../../../src/client/drafts.ts';
import { createI18n } from '../../../../widgets/i18n/i18n.ts';
import { type Language, languageCodes } from '../../../../widgets/i18n/languages.ts';
import type { OrderDraft } from '../../../../widgets/order-form/order/draft.ts';
import { orderMessage } from '../../../../widgets/order-form/order/message.ts';
import { hasInput, orderFrom, orderProblems } from '../../../../widgets/order-form/order/order.ts';
import {
  type ControlName,
  controlNames,
  nothingTyped,
  type TypedOrder,
} from '../../../../widgets/order-form/order/rows.ts';
import {
  failedAttempt,
  initialState,
  isBusy,
  type OrderState,
} from '../../../../widgets/order-form/order/state.ts';
import { OrderForm } from '../../../../widgets/order-form/order-form.tsx';
import { content, field, fill, submitButton } from '../../../support/order-form.tsx';
import { messageLines, sampleOrder } from '../../../support/sample-order.ts';
import { textsByLanguage, textsOf } from '../../../support/texts.ts';

/*
 * A random walk over everything that a visitor can do with the order form. The page always shows the state of the reducer,
 * nothing throws, no typed text is lost, a press opens at most one chat, and the message has the content of the controls.
 * After a change of the form's states, run more: `WALKS=500 npx vitest run … order-walk`. `WALK_SEED` repeats a walk that
 * failed.
 */

const latest = vi.hoisted(() => ({ state: undefined as OrderState | undefined }));
vi.mock('../../../../widgets/order-form/order/state.ts', async (original) => {
  const module = await original<typeof import('../../../../widgets/order-form/order/state.ts')>();
  const reduce: typeof module.reduce = (...args) => {
    latest.state = module.reduce(...args);
    return latest.state;
  };
  return { ...module, reduce };
});
const stateNow = () => latest.state ?? initialState;

/** The content of the controls. Trade terms are only rendered while their disclosure is open. */
function typedNow(): TypedOrder {
  const { packaging } = stateNow().typed;
  const box = document.querySelector<HTMLInputElement>('input[value=jumbo]');
  return { ...nothingTyped, ...content(), packaging: box ? (box.checked ? 'jumbo' : '') : packaging };
}

/** Possible input. The quantity and the phone are digits, so that the control shows them as typed. */
const values: Partial<Record<ControlName, string[]>> = {
  name: ['', 'Laith', 'ليث'],
  company: ['', 'Rafidain Trading Co.'],
  phone: ['', '0790000000', '12'],
  email: ['', 'laith@example.com', 'laith@'],
  quantity: ['', '499', '500', '1250', '9007199254740993'],
  message: ['', 'Two\nlines'],
};
const edits = controlNames.flatMap((name) =>
  (values[name] ?? []).map((value) => ({ type: 'edit' as const, name, value })),
);
const tabs = ['opens', 'opens', 'blocked', 'throws', 'canceled'];
const sends = tabs.flatMap((tab) => [1, 2].map((presses) => ({ type: 'send' as const, tab, presses })));
const waits = [0.3, 1.1, 1.1, 6, 1801].map((seconds) => ({ type: 'wait' as const, seconds }));
const translations = languageCodes.map((to) => ({ type: 'translate' as const, to }));
const disclosures = [0, 1, 2, 3].map((at) => ({ type: 'disclose' as const, at }));
const others = (['closeToast', 'code', 'jumbo', 'focus'] as const).map((type) => ({ type }));
const step = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...edits) },
  { weight: 4, arbitrary: fc.constant({ type: 'fill' as const }) },
  { weight: 5, arbitrary: fc.constantFrom(...sends) },
  { weight: 3, arbitrary: fc.constantFrom(...waits) },
  { weight: 2, arbitrary: fc.constant({ type: 'restore' as const }) },
  { weight: 1, arbitrary: fc.constantFrom(...translations) },
  { weight: 1, arbitrary: fc.constant({ type: 'reload' as const }) },
  { weight: 1, arbitrary: fc.constantFrom(...disclosures) },
  { weight: 4, arbitrary: fc.constantFrom(...others) },
);
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

const texts = Object.fromEntries(
  languageCodes.map((code) => [code, createI18n(code, { widgets: textsOf('widgets', code) })]),
) as Record<Language, i18n>;

/** The rendered form. */
class Visit {
  language: Language = 'en';
  tab = 'opens';
  view: RenderResult | undefined;
  open = vi.spyOn(window, 'open').mockImplementation(() => {
    if (this.tab === 'throws') throw new Error('refused');
    return this.tab === 'blocked' ? null : ({ closed: false } as Window);
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

  /** Takes a step. @returns what must be typed then */
  async take(step: Step): Promise<TypedOrder> {
    const { typed, opened, attempt } = stateNow();
    const before = typedNow();
    // A busy form is inert.
    if (isBusy(stateNow()) && /^(edit|fill|code|jumbo|restore)$/.test(step.type)) return before;
    let expected = before;
    if (step.type === 'edit') expected = { ...before, [step.name]: step.value };
    if (step.type === 'fill') expected = { ...before, ...sampleOrder };
    if (step.type === 'wait') await this.wait(step.seconds * 1000);
    else await act(async () => this.act(step));
    // The time of a frame.
    await this.wait(50);
    const after = typedNow();
    if (step.type === 'code') expected = { ...before, countryCode: after.countryCode };
    if (step.type === 'jumbo') expected = { ...before, packaging: after.packaging };
    const isPressedOrder = attempt?.outcome === 'opened' && stateNow().attempt !== attempt;
    if (isPressedOrder && (step.type !== 'wait' || step.seconds < 1800))
      expect(stateNow().opened?.at).toBe(attempt.at);
    if (step.type === 'restore' && opened && !hasInput(typed)) return opened.typed;
    if (isPressedOrder) return { ...nothingTyped, countryCode: '+962' };
    return expected;
  }

  act(step: Step): void {
    if (step.type === 'edit') fill({ [step.name]: step.value });
    if (step.type === 'fill') fill();
    if (step.type === 'send') this.send(step);
    if (step.type === 'translate') this.language = step.to;
    if (step.type === 'reload') {
      this.view?.unmount();
      this.view = undefined;
      latest.state = undefined;
    }
    if (step.type === 'translate' || step.type === 'reload') this.show();
    if (step.type === 'disclose') {
      const details = document.querySelectorAll('details')[step.at];
      if (details) details.open = !details.open;
    }
    if (step.type === 'closeToast') document.querySelector<HTMLElement>('.toast button')?.click();
    if (step.type === 'focus') field('quantity').focus();
    if (step.type === 'code')
      fireEvent.keyDown(document.querySelector('[aria-haspopup=listbox]') as HTMLElement, {
        key: 'ArrowDown',
      });
    if (step.type === 'jumbo') document.querySelector<HTMLElement>('input[value=jumbo]')?.click();
    if (step.type === 'restore')
      screen.queryByRole('button', { name: textsByLanguage[this.language]['sent.edit'] })?.click();
  }

  send({ tab, presses }: Extract<Step, { type: 'send' }>): void {
    this.tab = tab;
    this.open.mockClear();
    const order = orderFrom(typedNow());
    const isValid = Object.keys(orderProblems(order, company.minimumOrder)).length === 0;
    const opens = isValid && stateNow().stage !== 'opening' && tab !== 'canceled';
    for (let press = 0; press < presses; press++) submitButton().click();
    expect(this.open).toHaveBeenCalledTimes(opens ? 1 : 0);
    if (opens) expect(messageLines(this.open.mock.calls[0]?.[0]).join('\n')).toBe(orderMessage(order));
  }

  async wait(milliseconds: number): Promise<void> {
    await act(async () => void vi.advanceTimersByTime(milliseconds));
  }

  /** The page shows the state. */
  check(expected: TypedOrder): void {
    const state = stateNow();
    const { typed, opened, toast } = state;
    expect(typedNow()).toEqual(expected);
    expect({ ...typed, countryCode: typed.countryCode || '+962' }).toEqual(expected);
    expect(submitButton().disabled).toBe(isBusy(state));
    expect(document.querySelectorAll('.panel')).toHaveLength(failedAttempt(state) ? 1 : 0);
    expect(document.querySelectorAll('.toast')).toHaveLength(toast ? 1 : 0);
    const panels = document.querySelectorAll('.opened');
    expect(panels).toHaveLength(opened ? 1 : 0);
    if (opened && !hasInput(typed)) expect(panels[0]?.textContent).toContain(opened.typed.name);
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
      latest.state = undefined;
      report.mockClear();
      const visit = new Visit();
      try {
        await act(async () => visit.show());
        for (const one of walk) {
          visit.check(await visit.take(one));
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
