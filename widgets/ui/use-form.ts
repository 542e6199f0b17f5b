import { type FormEvent, useEffect, useRef } from 'react';

/** By the name of a control: what its text becomes while it is typed; `key` is what was added by typing, if known. */
export type TypingRules = Record<string, (typed: string, key?: string) => string>;

/**
 * A form whose values live in the controls themselves, not in React's state: so nothing is lost that was typed
 * before React was there.
 * @param names of the controls that hold text
 * @param onEdit hears of every change, and of a composed character once it is whole
 * @returns `props` for the form, and ways to its controls
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was typed before React was there
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
  // Where our script is missing, a press must not load the page again with all that was typed in its address.
  const method = 'dialog' as const;
  return {
    control,
    read,
    fill,
    props: { ref: form, method, noValidate: true, onInput, onCompositionEnd: edited },
  };
}

/** The caret stays between the same characters. */
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
