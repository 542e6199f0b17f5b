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
    try {
      const draft = Object(JSON.parse(sessionStorage.getItem(key) ?? 'null'));
      const previous = draft.opened ? {} : draft;
      const fields = { ...typed, countryCode, ...previous.fields, ...Object.fromEntries(filled) };
      sessionStorage.setItem(key, JSON.stringify({ ...previous, fields, opened: false }));
    } catch {
      // Storage is full or blocked. The text is still in the form.
    }
  }
}
