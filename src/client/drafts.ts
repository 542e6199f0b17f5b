// Drafts of input from before hydration. The hydrated forms continue them (`sessionDraft`).

import { unlessThrows } from '../../widgets/lib/unless-throws.ts';
import { isExpired } from '../../widgets/order-form/order/retention.ts';

/** The session storage items of the islands whose input is kept in the tab. */
export const draftKeys = { order: 'dap_order', 'employee-card': 'dap_employee' } as const;

const keyOf = ({ dataset }: HTMLElement) =>
  (draftKeys as Record<string, string | undefined>)[dataset.island ?? ''];

/** Saves the form of an island. Empty fields keep the value of an earlier draft. */
export function saveDraft(island: HTMLElement): void {
  const [key, form] = [keyOf(island), island.querySelector<HTMLFormElement>('form.form')];
  if (!key || !form) return;
  const texts = Array.from(new FormData(form)).filter(([, value]) => typeof value === 'string');
  const { countryCode, ...typed } = Object.fromEntries(texts);
  const filled = Object.entries(typed).filter(([, value]) => value);
  if (filled.length === 0) return;
  // If storage is full or blocked, the text is still in the form.
  unlessThrows(() => {
    const draft = Object(JSON.parse(sessionStorage.getItem(key) ?? 'null'));
    const fields = { ...typed, countryCode, ...draft.fields, ...Object.fromEntries(filled) };
    sessionStorage.setItem(key, JSON.stringify({ ...draft, fields }));
  });
}

/** Whether an island has a draft. False also if storage is blocked. */
export function hasDraft(island: HTMLElement): boolean {
  const key = keyOf(island);
  return Boolean(key && unlessThrows(() => sessionStorage.getItem(key)));
}

/** Deletes an opened order after its time, on every page. The order form does so only while it is hydrated. */
export function forgetOrder(): void {
  unlessThrows(() => {
    const key = draftKeys.order;
    const { fields, handedOver } = Object(JSON.parse(sessionStorage.getItem(key) ?? 'null'));
    if (!handedOver || !isExpired(handedOver.at)) return;
    if (fields) sessionStorage.setItem(key, JSON.stringify({ fields }));
    else sessionStorage.removeItem(key);
  });
}
