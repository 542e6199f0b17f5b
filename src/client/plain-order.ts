// The order form for visitors without scripts: a message to complete by hand, which the browser sends. It is also the
// fallback if the order form cannot load or has failed, with what was typed.

const plainOrder = document.querySelector<HTMLElement>('.plain-order');
const sheet = plainOrder?.parentElement;
const textarea = plainOrder?.querySelector('textarea');
const template = textarea?.defaultValue.split('\n') ?? [];
/** The names of the values in the lines after the title. The last one can have several lines. */
const names = textarea?.dataset.fields?.split(' ') ?? [];
/** `label: value`, with a mark before the value of some lines and a unit after it. */
const line = /^(.*?: \u200E?)(.*?)( طن)?$/s;

/** The start of a phone number with its country code, with or without +. Numbers of Jordan and Iraq have 962 and 964. */
const international = /^([+＋]|[0٠۰０]{2}|[9٩۹][6٦۶][24٢٤۲۴])/;

/** A text that was edited stays until it is sent. */
const isEdited = () => textarea?.value !== textarea?.defaultValue;
const isUsed = (event?: Event) =>
  [document.activeElement, event?.target].some((node) => plainOrder?.contains(node as Node)) || isEdited();
const removeUnused = (event?: Event) => {
  if (!isUsed(event)) plainOrder?.remove();
};

removeUnused();
// Without the class `plain-order`, which delays it by six seconds and hides the button of the order form.
if (plainOrder) plainOrder.className = 'plain-form';

/** Shows the plain order form above the order form, with its values. An edited text stays. */
export function showPlainOrder(form: HTMLFormElement): void {
  if (!plainOrder || !textarea || plainOrder.contains(document.activeElement)) return;
  if (!isEdited()) textarea.value = textarea.defaultValue = filled(form);
  sheet?.prepend(plainOrder);
  plainOrder.focus();
}

/** The order form can be used. The plain one stays while it is used, and an untouched order form gets its values. */
export function leavePlainOrder(): void {
  removeUnused();
  // After the browser has sent it. The order form may contain the same order.
  const onSent = () => {
    plainOrder?.remove();
    fillLiveOrder(() => '');
  };
  plainOrder?.addEventListener('submit', () => setTimeout(onSent));
  // After the press or key, so that nothing moves under it.
  for (const type of ['click', 'keyup']) addEventListener(type, removeUnused);
  const isUntouched = liveControls().every(({ value, defaultValue }) => value === defaultValue);
  if (isEdited() && isUntouched) fillLiveOrder(written);
}

const liveControls = () =>
  names.flatMap((name) => sheet?.querySelector<HTMLInputElement>(`.order-form [name="${name}"]`) ?? []);

function fillLiveOrder(textOf: (name: string) => string): void {
  for (const control of liveControls()) {
    control.value = textOf(control.name);
    control.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

/** The value of a name in the written text. */
function written(name: string): string {
  const at = names.indexOf(name) + 2;
  const end = at === template.length - 1 ? undefined : at + 1;
  const text = textarea?.value.split('\n').slice(at, end).join('\n') ?? '';
  return text === template[at] ? '' : text.replace(line, '$2').trim();
}

/** The message with the values of the order form, as typed: their rules load with the form. */
function filled(form: HTMLFormElement): string {
  const values = new FormData(form);
  const lines = [...template];
  for (const [index, name] of names.entries()) {
    const typed = String(values.get(name) ?? '').trim();
    const needsCode = name === 'phone' && typed && !international.test(typed);
    const value = needsCode ? `${values.get('countryCode')} ${typed.replace(/^[0٠۰０]+/, '')}` : typed;
    const at = index + 2;
    if (value)
      lines[at] = lines[at]?.replace(line, (_, label, _empty, unit = '') => label + value + unit) ?? '';
  }
  return lines.join('\n');
}
