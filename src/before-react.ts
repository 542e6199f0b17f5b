/** Where the two forms keep what was typed, by the key of the draft; the sections write the same ones. */
const forms = { dap_order: '.order-form > .form', dap_employee: '.employee-card .form' };

/**
 * Keeps what is typed before React is there, and once more when it has come, since it writes only what is typed then.
 * @param hydration is aborted by the coming of React
 */
export function watch(hydration: { signal: AbortSignal; capture: boolean }): void {
  for (const type of ['change', 'pagehide']) addEventListener(type, keepDrafts, hydration);
  hydration.signal.addEventListener('abort', keepDrafts);
}

/** Writes both drafts in the shape that React will read; what an earlier one says of empty fields stays. */
export function keepDrafts(): void {
  for (const [key, selector] of Object.entries(forms)) {
    const form = document.querySelector<HTMLFormElement>(selector);
    if (!form) continue;
    const { countryCode, ...typed } = Object.fromEntries(
      Array.from(new FormData(form)).filter(([, value]) => typeof value === 'string'),
    );
    const filled = Object.entries(typed).filter(([, value]) => value);
    if (filled.length === 0) continue;
    try {
      const kept = Object(JSON.parse(sessionStorage.getItem(key) ?? 'null'));
      const former = kept.opened ? {} : kept;
      const fields = { ...typed, countryCode, ...former.fields, ...Object.fromEntries(filled) };
      sessionStorage.setItem(key, JSON.stringify({ ...former, fields, opened: false }));
    } catch {
      // Storage is full or forbidden: what was typed still stands in the form.
    }
  }
}

/** Writes what was typed into the letter of those without a script. */
export function fillLetter(text: HTMLTextAreaElement, form: HTMLFormElement): void {
  const typed = new FormData(form);
  const names = text.dataset.fields?.split(',') ?? [];
  const lines = text.defaultValue.split('\n').map((line, index) => {
    const name = names[index] ?? '';
    const value = String(typed.get(name) ?? '').trim();
    if (!value) return line;
    const whole =
      name === 'phone' && !/^(\+|00)/.test(value)
        ? typed.get('countryCode') + value.replace(/^0+/, '')
        : value;
    // What stands behind the place of a missing value is its unit.
    return line.replace(/(: \u200E?)(?:( .*)|.*)$/, (_, label, unit = '') => label + whole + unit);
  });
  text.value = lines.join('\n');
}
