// An input method composes text in a control. Replacing the control would end the composition.

/** Pending while an input method composes. A visitor has one composition at a time. */
let composition: Promise<void> | undefined;
let end = () => {};
let ending: ReturnType<typeof setTimeout>;

/** Resolves when no input method composes. */
export async function compositionEnd(): Promise<void> {
  while (composition) await composition;
}

/** Every event but `compositionstart` ends a composition: not every browser reports the end. */
export function followComposition({ type }: Event): void {
  // A new composition can start in the same task.
  clearTimeout(ending);
  if (type === 'compositionstart')
    composition ??= new Promise((resolve) => {
      end = resolve;
    });
  else
    ending = setTimeout(() => {
      composition = undefined;
      end();
    });
}
