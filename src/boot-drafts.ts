// Drafts of input from before hydration. React restores them (`sessionDraft`).

import { orderTimeout, unlessBlocked } from '../widgets/ui/storage.ts';

/** The session storage items of the drafts, and their forms. */
const forms = { dap_order: '.order-form > .form', dap_employee: '.employee-card .form' };

/** Saves the forms as drafts. Empty fields keep the value of an earlier draft. */
export function saveDrafts(): void {
  for (const [key, selector] of Object.entries(forms)) {
    const form = document.querySelector<HTMLFormElement>(selector);
    if (!form) continue;
    const texts = Array.from(new FormData(form)).filter(([, value]) => typeof value === 'string');
    const { countryCode, ...typed } = Object.fromEntries(texts);
    const filled = Object.entries(typed).filter(([, value]) => value);
    if (filled.length === 0) continue;
    // If storage is full or blocked, the text is still in the form.
    unlessBlocked(() => {
      const draft = Object(JSON.parse(sessionStorage.getItem(key) ?? 'null'));
      const fields = { ...typed, countryCode, ...draft.fields, ...Object.fromEntries(filled) };
      sessionStorage.setItem(key, JSON.stringify({ ...draft, fields }));
    });
  }
}

/** False also if storage is blocked. */
export const hasDraft = () =>
  Boolean(unlessBlocked(() => Object.keys(forms).some((key) => sessionStorage.getItem(key))));

/** Deletes an opened order after its time, on every page. The order form does so only while it is rendered. */
export function forgetOrder(): void {
  unlessBlocked(() => {
    const { fields, handedOver } = Object(JSON.parse(sessionStorage.getItem('dap_order') ?? 'null'));
    if (!handedOver || Date.now() < handedOver.at + orderTimeout) return;
    if (fields) sessionStorage.setItem('dap_order', JSON.stringify({ fields }));
    else sessionStorage.removeItem('dap_order');
  });
}
