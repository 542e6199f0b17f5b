type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The controls of a form by their name: one, or the boxes of a list. */
export function controlsIn(form: HTMLFormElement | null, name: string): Control[] {
  return (Array.from(form?.elements ?? []) as Control[]).filter((control) => control.name === name);
}

/** What stands in them, of boxes those that are ticked; undefined when there is no such control. */
export function valueIn(form: HTMLFormElement | null, name: string): string | undefined {
  const controls = controlsIn(form, name);
  if (controls[0]?.type !== 'checkbox') return controls[0]?.value;
  return controls
    .filter((box) => (box as HTMLInputElement).checked)
    .map((box) => box.value)
    .join('، ');
}

/** Boxes are ticked by their values or by the short names in `data-choice`; what is filled is unfolded. */
export function putValue(form: HTMLFormElement | null, name: string, value: string): void {
  const wanted = value.split(/\s*[،,]\s*/);
  for (const control of controlsIn(form, name)) {
    if (value) control.closest('details')?.setAttribute('open', '');
    if (control.type !== 'checkbox') control.value = value;
    else
      (control as HTMLInputElement).checked = [control.value, control.dataset.choice].some(
        (known) => known && wanted.includes(known),
      );
  }
}
