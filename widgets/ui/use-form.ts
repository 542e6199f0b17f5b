import { type FormEvent, useEffect, useRef } from 'react';

/** Rewrites the text of a control while it is typed, by control name. `key` is the typed character, if known. */
type TypingRules = Record<string, (typed: string, key?: string) => string>;

/**
 * A form with uncontrolled inputs: input from before hydration is kept.
 * @param names names of the text controls
 * @param onEdit called after every edit; during IME composition, after its end
 * @returns `props` for the form, and functions to read, fill and find its controls
 */
export function useForm<Name extends string>(names: readonly Name[], rules: TypingRules, onEdit: () => void) {
  const form = useRef<HTMLFormElement>(null);
  const control = (name: string) => {
    const found = form.current?.elements.namedItem(name);
    return found instanceof HTMLInputElement || found instanceof HTMLTextAreaElement ? found : undefined;
  };
  const read = () =>
    Object.fromEntries(names.map((name) => [name, control(name)?.value ?? ''])) as Record<Name, string>;
  const fill = (values: Partial<Record<Name, string>>, where: 'everywhere' | 'where empty') => {
    for (const name of names) {
      const [found, value] = [control(name), values[name]];
      if (found && value !== undefined && (where === 'everywhere' || !found.value)) {
        found.value = rules[name]?.(value) ?? value;
      }
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, for input from before hydration
  useEffect(() => {
    for (const name of names) rewrite(control(name), rules);
  }, []);
  const edited = (event: FormEvent<HTMLFormElement>) => {
    rewrite(event.target, rules, (event.nativeEvent as InputEvent).data ?? undefined);
    onEdit();
  };
  const onInput = (event: FormEvent<HTMLFormElement>) => {
    if (!(event.nativeEvent as InputEvent).isComposing) edited(event);
  };
  // Without the script, submitting must not reload the page with the input in its URL.
  const method = 'dialog' as const;
  return {
    control,
    read,
    fill,
    props: { ref: form, method, noValidate: true, onInput, onCompositionEnd: edited },
  };
}

/** Applies a rule to the text of a control and keeps the caret between the same characters. */
function rewrite(control: unknown, rules: TypingRules, key?: string): void {
  if (!(control instanceof HTMLInputElement)) return;
  const value = rules[control.name]?.(control.value, key);
  if (value === undefined || value === control.value) return;
  const behind = control.value.length - (control.selectionEnd ?? 0);
  const caret = Math.max(0, value.length - behind);
  control.value = value;
  if ((control.getRootNode() as Document | ShadowRoot).activeElement === control) {
    control.setSelectionRange(caret, caret);
  }
}
