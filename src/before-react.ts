/** Where the two forms keep what was typed, by the key of the draft; the sections write the same ones. */
const forms = { dap_order: '.order-form > .form', dap_employee: '.employee-card .form' };

/** Keeps what was typed before React is there, in the shape that it will read. */
export function keepDrafts(): void {
  for (const [key, selector] of Object.entries(forms)) {
    const form = document.querySelector<HTMLFormElement>(selector);
    if (!form) continue;
    const fields = Object.fromEntries(
      Array.from(new FormData(form)).filter(([, value]) => typeof value === 'string'),
    );
    const { countryCode, ...typed } = fields;
    try {
      if (Object.values(typed).some(Boolean))
        sessionStorage.setItem(key, JSON.stringify({ fields, opened: false }));
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
