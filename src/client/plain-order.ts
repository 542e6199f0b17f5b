// The order form for visitors without scripts: a message to complete by hand, which the browser sends. It is also the
// fallback if the order form cannot load or has failed, with what was typed.

const plainOrder = document.querySelector<HTMLElement>('.plain-order');
const sheet = plainOrder?.parentElement;
const textarea = plainOrder?.querySelector('textarea');
plainOrder?.remove();

/** Shows the plain order form above the order form, with its values. An edited text stays. */
export function showPlainOrder(form: HTMLFormElement): void {
  if (!plainOrder || !textarea) return;
  if (textarea.value === textarea.defaultValue) textarea.value = textarea.defaultValue = filled(form);
  // Without the class `plain-order`, which delays it by six seconds.
  plainOrder.className = 'plain-form';
  sheet?.prepend(plainOrder);
  plainOrder.focus();
}

/** Removes the plain order form, once the visitor does not type in it. */
export async function removePlainOrder(): Promise<void> {
  if (plainOrder?.contains(document.activeElement))
    await new Promise((resolve) => plainOrder.addEventListener('focusout', resolve, { once: true }));
  plainOrder?.remove();
}

/** `label: value`, with a mark before the value of some lines and a unit after it. */
const line = /^(.*?: \u200E?).*?( طن)?$/;

/**
 * The message with the values of the order form, as typed: their rules load with the form. `data-fields` names the lines
 * after the title.
 */
function filled(form: HTMLFormElement): string {
  const values = new FormData(form);
  const lines = textarea?.defaultValue.split('\n') ?? [];
  for (const [index, name] of (textarea?.dataset.fields?.split(' ') ?? []).entries()) {
    const typed = String(values.get(name) ?? '').trim();
    const needsCode = name === 'phone' && typed && !/^(\+|00)/.test(typed);
    const value = needsCode ? `${values.get('countryCode')} ${typed.replace(/^[0٠۰０]+/, '')}` : typed;
    const at = index + 2;
    if (value) lines[at] = lines[at]?.replace(line, (_, label, unit = '') => label + value + unit) ?? '';
  }
  return lines.join('\n');
}
