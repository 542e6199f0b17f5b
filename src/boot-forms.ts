// The forms before hydration: drafts of the input, and the order form for visitors without scripts.

import { type CountryCode, toE164 } from '../widgets/lib/phone.ts';
import { asciiDigits } from '../widgets/lib/text.ts';
import { unlessBlocked } from '../widgets/ui/storage.ts';

/** The two forms and the session storage items of their drafts, which React restores (`sessionDraft`). */
const forms = { dap_order: '.order-form > .form', dap_employee: '.employee-card .form' };

/** Saves text that was typed before hydration as drafts. Empty fields keep the value of an earlier draft. */
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

/** The end of the quantity: a word, a range sign, or a decimal separator that is not followed by exactly three digits. */
const endOfQuantity = /\s(?=\p{L})|[-–—/~]|[.,٫](?!\d{3}(?!\d))/u;
/** The quantity as typed, and the digits that the field shows. */
let typed = '';
let shown = '';

/** Keeps only digits in the quantity field. A part of `readQuantity`: all of it would exceed the size of the first script. */
export function keepDigits(event: Event): void {
  const field = event.target as HTMLInputElement;
  const { data, isComposing } = event as InputEvent;
  if (field.name !== 'quantity' || isComposing) return;
  typed = data && field.value === shown + data ? typed + data : field.value;
  shown = asciiDigits(typed).replace(/^\D+/, '').split(endOfQuantity, 1)[0]?.replace(/\D/g, '') ?? '';
  // An input method may still show digits of another script until it has composed.
  if (field.value !== shown) field.value = shown;
}

/** The order form for visitors without scripts. React does not render it, so it is not on the page during hydration. */
const section = document.querySelector<HTMLElement>('.plain-order');
const parent = section?.parentElement;
section?.remove();

/** Shows the plain order form with the text of the order. @returns false if this page has none */
export function showPlainOrder(order: HTMLFormElement): boolean {
  const text = section?.querySelector('textarea');
  if (!section || !text) return false;
  fillPlainOrder(text, order);
  // Without the class `plain-order`, which delays it by six seconds.
  section.className = 'plain-form';
  parent?.prepend(section);
  section.focus();
  return true;
}

/** Removes it, but not while the visitor types in it. */
export async function removePlainOrder(): Promise<void> {
  if (section?.contains(document.activeElement))
    await new Promise((resolve) => section.addEventListener('focusout', resolve, { once: true }));
  section?.remove();
}

/** Fills in the message of the plain order form. Its `data-fields` has the field of each line, separated by commas. */
export function fillPlainOrder(text: HTMLTextAreaElement, order: HTMLFormElement): void {
  const typed = new FormData(order);
  const typedIn = (name: string) => String(typed.get(name) ?? '').trim();
  // The complete quantity rule would exceed the size budget of the first script.
  const cleaned: Record<string, string> = {
    phone: toE164(typedIn('phone'), typedIn('countryCode') as CountryCode),
    quantity: asciiDigits(typedIn('quantity')),
  };
  const names = text.dataset.fields?.split(',') ?? [];
  const lines = text.defaultValue.split('\n').map((line, index) => {
    const name = names[index] ?? '';
    const value = cleaned[name] ?? typedIn(name);
    if (!value) return line;
    // The line of an empty field can end in a space and a unit.
    return line.replace(/(: \u200E?)(?:( .*)|.*)$/, (_, label, unit = '') => label + value + unit);
  });
  text.value = lines.join('\n');
}
