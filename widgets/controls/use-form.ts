import { type FormEvent, useEffect, useRef } from 'react';
import { controlsIn, putValue, valueIn } from './form-values.ts';

/** By the name of a control: what its text becomes while it is typed. */
export type TypingRules = Record<string, (typed: string) => string>;

/**
 * A form whose values live in the controls themselves, not in React's state: so nothing is lost that was typed
 * before React was there.
 * @param names of the controls that hold text
 * @param onEdit hears of every change, and of a composed character once it is whole
 * @returns `props` for the form, and ways to its controls
 */
export function useForm<Name extends string>(names: readonly Name[], rules: TypingRules, onEdit: () => void) {
  const form = useRef<HTMLFormElement>(null);
  /** What belongs into controls that are not there yet. */
  const waiting = useRef<Partial<Record<Name, string>>>({});
  const control = (name: string) => controlsIn(form.current, name)[0];
  const read = () =>
    Object.fromEntries(
      names.map((name) => [name, valueIn(form.current, name) ?? waiting.current[name] ?? '']),
    ) as Record<Name, string>;
  /** True when something waits for its control. */
  const fill = (values: Partial<Record<Name, string>>, where: 'everywhere' | 'where empty') => {
    for (const name of names) {
      const [found, value] = [valueIn(form.current, name), values[name]];
      if (value === undefined) continue;
      if (found === undefined) waiting.current[name] = value;
      else if (where === 'everywhere' || !found) putValue(form.current, name, value);
    }
    return Object.values(waiting.current).some(Boolean);
  };
  /** Fills controls that came later with what waited for them. */
  const fillLate = () => {
    const late = waiting.current;
    waiting.current = {};
    fill(late, 'everywhere');
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was typed before React was there
  useEffect(() => {
    for (const name of names) rewrite(control(name), rules);
  }, []);
  const edited = (event: FormEvent<HTMLFormElement>) => {
    rewrite(event.target, rules);
    onEdit();
  };
  const onInput = (event: FormEvent<HTMLFormElement>) => {
    if (!(event.nativeEvent as InputEvent).isComposing) edited(event);
  };
  return {
    control,
    read,
    fill,
    fillLate,
    props: { ref: form, noValidate: true, onInput, onCompositionEnd: edited },
  };
}

/** The caret stays between the same characters. */
function rewrite(control: unknown, rules: TypingRules): void {
  if (!(control instanceof HTMLInputElement)) return;
  const rule = rules[control.name];
  const value = rule?.(control.value);
  if (!rule || value === undefined || value === control.value) return;
  const caret = rule(control.value.slice(0, control.selectionStart ?? undefined)).length;
  control.value = value;
  if ((control.getRootNode() as Document | ShadowRoot).activeElement === control) {
    control.setSelectionRange(caret, caret);
  }
}
