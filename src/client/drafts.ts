// The input of the forms, kept in the tab. Each form has one record in session storage, and the newest record wins as a
// whole: pages restore it before the visitor acts, and a page that returns from the back/forward cache shows it.

import { unlessThrows } from '../../widgets/lib/unless-throws.ts';
import type { OrderDraft } from '../../widgets/order-form/order/draft.ts';
import { isExpired } from '../../widgets/order-form/order/retention.ts';
import type { DraftStore } from '../../widgets/ui/drafts.ts';

/** The session storage items, by the names of the islands. */
export const draftKeys = { order: 'dap_order', 'employee-card': 'dap_employee' } as const;

/** If the browser refuses storage, there is no draft. */
export function sessionDraft<Draft extends object>(key: string): DraftStore<Draft> {
  /** Of the record that this page has last read or written. */
  let version = 0;
  const stored = (): (Draft & { version: number }) | undefined =>
    unlessThrows(() => JSON.parse(sessionStorage.getItem(key) ?? '')) ?? undefined;
  return {
    read: () => {
      const record = stored();
      version = record?.version ?? version;
      return record;
    },
    write: (draft) => {
      version = Math.max(version, stored()?.version ?? 0) + 1;
      unlessThrows(() => {
        // Deleted first, so that no older draft stays if there is no room for this one.
        sessionStorage.removeItem(key);
        sessionStorage.setItem(key, JSON.stringify({ ...draft, version }));
      });
    },
    isOutdated: () => (stored()?.version ?? 0) > version,
  };
}

type Fields = Record<string, string>;

/** Restores and saves the input of the forms of this page, until each of them is hydrated. */
export function keepInput(): void {
  // A held lock keeps the page out of Firefox's back/forward cache, where session storage would be as old as the page.
  // Remove it when Firefox gives such a page the current values (measured with Firefox 153).
  if (CSS.supports('-moz-appearance', 'none'))
    void navigator.locks?.request('dap', { mode: 'shared' }, () => new Promise(() => {}));
  for (const [island, key] of Object.entries(draftKeys)) keepInputOf(island, sessionDraft(key));
}

function keepInputOf(island: string, draft: DraftStore<{ fields?: Fields; opened?: object }>): void {
  /** The record in the controls, with values that have no control before hydration. */
  let fields: Fields = {};
  let isTouched = false;
  const form = () =>
    document.querySelector<HTMLFormElement>(`[data-island="${island}"]:not([data-live]) form.form`);
  const restore = () => {
    const target = form();
    const record = (!isTouched || draft.isOutdated()) && target && draft.read();
    if (!record) return;
    fields = record.fields ?? {};
    fill(target, fields);
    // It hydrates at once. Hidden values have no control yet: a press would send more than the visitor sees.
    const kept = Object.keys(fields).filter((name) => name !== 'countryCode' && fields[name]);
    const isHidden = kept.some((name) => !target.elements.namedItem(name));
    if (record.opened || kept.length) target.dataset.kept = isHidden ? 'hidden' : 'shown';
  };
  const save = (event: Event) => {
    const target = form();
    if (!target?.contains(event.target as Node) || (isTouched && event.type === 'focusin')) return;
    // Nothing stored is ever added to what the visitor types.
    isTouched = true;
    fields = { ...fields, ...textsIn(target) };
    draft.write({ ...draft.read(), fields });
  };
  // Some browsers restore controls later than the page is parsed.
  document.addEventListener('readystatechange', restore);
  addEventListener('pageshow', restore);
  for (const type of ['focusin', 'input']) addEventListener(type, save, true);
}

const textsIn = (form: HTMLFormElement) =>
  Object.fromEntries([...new FormData(form)].filter(([, value]) => typeof value === 'string')) as Fields;

function fill(form: HTMLFormElement, fields: Fields): void {
  for (const control of form.querySelectorAll<HTMLInputElement>('input:not([type="file"]), textarea'))
    control.value = fields[control.name] || control.defaultValue;
  // The visitor sees the country code. React renders its flag and name.
  const [flag, name, code] = form.querySelectorAll<HTMLElement>('.phone .value > *');
  const { countryCode } = fields;
  if (!flag || !name || !code || !countryCode || code.textContent === countryCode) return;
  code.textContent = countryCode;
  name.textContent = '';
  flag.style.display = 'none';
}

/** Deletes an opened order after its time, on every page. */
export function forgetOrder(): void {
  const kept = sessionDraft<OrderDraft>(draftKeys.order);
  const { opened, ...draft } = kept.read() ?? {};
  if (opened && isExpired(opened.at)) kept.write(draft);
}
