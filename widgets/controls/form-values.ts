type Control = HTMLInputElement & { dataset: { choice?: string } };

/** The controls of a form by their name: one, or the boxes of a list. */
export function controlsIn(form: HTMLFormElement | null, name: string): Control[] {
  const controls = [...(form?.elements ?? [])] as Control[];
  return controls.filter((control) => control.name === name);
}

/** What stands in them, of boxes those that are ticked; undefined when there is no such control. */
export function valueIn(form: HTMLFormElement | null, name: string): string | undefined {
  const controls = controlsIn(form, name);
  if (controls[0]?.type !== 'checkbox') return controls[0]?.value;
  const ticked = controls.filter((box) => box.checked);
  return ticked.map((box) => box.value).join('، ');
}

/** Boxes are ticked by their values or by the short names in `data-choice`; what is filled is unfolded. */
export function putValue(form: HTMLFormElement | null, name: string, value: string): void {
  const wanted: (string | undefined)[] = value.split(/\s*[،,]\s*/);
  for (const control of controlsIn(form, name)) {
    if (value) control.closest('details')?.setAttribute('open', '');
    if (control.type !== 'checkbox') control.value = value;
    else control.checked = wanted.includes(control.value) || wanted.includes(control.dataset.choice);
  }
}
