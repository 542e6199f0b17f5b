import {
  type FormEvent,
  type InputHTMLAttributes,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
} from 'react';
import { useTranslation } from 'react-i18next';
import { asciiDigits } from '../lib/text.ts';
import type { DapHeadingLevel } from '../public-types.ts';
import { WarningIcon } from './icons.tsx';
import { listen } from './listen.ts';

type ControlProps = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

type FieldProps = {
  label: string;
  /** Shown at the end of the control; the label contains it for assistive technology. */
  unit?: string | undefined;
  optional?: boolean | undefined;
  hint?: string | undefined;
  error?: ReactNode;
  /** How the form understands the input. */
  note?: ReactNode;
  className?: string | undefined;
  children: (control: ControlProps) => ReactNode;
};

/** A control with label, error, hint and note, connected for assistive technology. */
export function Field({
  label,
  unit,
  optional = false,
  hint,
  error,
  note,
  className = '',
  children,
}: FieldProps) {
  const { t } = useTranslation();
  const id = useId();
  const hintId = hint ? `${id}hint` : '';
  const errorId = error ? `${id}error` : '';
  return (
    <div className={`field ${className}`}>
      <label htmlFor={id} id={`${id}label`} part="label">
        <span>{label}</span>
        {/* The space is part of the accessible name only within the text. */}
        {optional && <span className="optional">{` ${t('order.optional')}`}</span>}
      </label>
      {children({
        id,
        // The error first. A note is announced when it changes, so it is no description, too.
        'aria-describedby': [errorId, hintId].filter(Boolean).join(' ') || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {unit && (
        <span className="unit" aria-hidden="true">
          {unit}
        </span>
      )}
      {error && (
        <p className="error small-text" id={errorId}>
          <WarningIcon />
          <span>{error}</span>
        </p>
      )}
      {hint && (
        <p className="hint" id={hintId}>
          {hint}
        </p>
      )}
      {note && (
        <div className="hint understood" aria-live="polite">
          {note}
        </div>
      )}
    </div>
  );
}

type TextFieldProps = Omit<FieldProps, 'children'> &
  Omit<InputHTMLAttributes<HTMLInputElement>, keyof FieldProps> & { multiline?: boolean };

/** A field with a control for text, which gets all other props. */
export function TextField({
  label,
  unit,
  optional,
  hint,
  error,
  note,
  className,
  multiline = false,
  ...input
}: TextFieldProps) {
  const Control = (multiline ? 'textarea' : 'input') as 'input';
  return (
    <Field {...{ label, unit, optional, hint, error, note, className }}>
      {(control) => (
        <Control
          {...control}
          {...input}
          className="input"
          part="input"
          aria-required={!optional || undefined}
        />
      )}
    </Field>
  );
}

type FormHeadingProps = { level: DapHeadingLevel; id?: string; title: string; children: ReactNode };

/** Heading of a widget, with a sentence below it. */
export function FormHeading({ level, id, title, children }: FormHeadingProps) {
  if (level === 'none') return null;
  const Heading = `h${level}` as const;
  return (
    <div className="form-head" part="heading">
      <Heading id={id}>{title}</Heading>
      {children && <p>{children}</p>}
    </div>
  );
}

/** Owns the text of a control that shows only a part of it, as `TypedQuantity` does. */
type TextOwner = {
  readonly text: string;
  readonly shown: string;
  follow(value: string, key?: string): void;
  fill(text: string): void;
  end(): void;
};

/**
 * A form with uncontrolled inputs, so that input from before hydration is kept.
 * @param onEdit called after every edit; during IME composition, after its end
 */
export function useForm<Name extends string>(
  names: readonly Name[],
  onEdit: () => void,
  owners: Partial<Record<string, TextOwner>> = {},
) {
  const form = useRef<HTMLFormElement>(null);
  const control = (name: string) => {
    const found = form.current?.elements.namedItem(name);
    return found && 'tagName' in found ? (found as HTMLInputElement) : undefined;
  };
  /** The text of a control, and what the control shows of it. `key` is the text that was added by typing, if known. */
  const textIn = ({ name, type, value }: HTMLInputElement, key?: string) => {
    owners[name]?.follow(value, key);
    return owners[name] ?? { text: value, shown: type === 'tel' ? asciiDigits(value) : value };
  };
  const rewrite = (target: unknown, key?: string) => {
    const found = target as HTMLInputElement;
    replaceText(found, textIn(found, key).shown);
  };
  const textOf = (found?: HTMLInputElement) => (found ? textIn(found).text : '');
  const read = () =>
    Object.fromEntries(names.map((name) => [name, textOf(control(name))])) as Record<Name, string>;
  const fill = (values: Partial<Record<Name, string>>) => {
    for (const name of names) {
      const found = control(name);
      const value = values[name];
      // An input method may be composing in a control that does not change.
      if (!found || value === undefined || value === textOf(found)) continue;
      found.value = value;
      found.value = textIn(found).shown;
      owners[name]?.fill(value);
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, for input from before hydration
  useEffect(() => {
    // An input method may be composing in the focused control.
    for (const name of names) if (control(name)?.matches(':not(:focus)')) rewrite(control(name));
  }, []);
  const edited = (event: FormEvent<HTMLFormElement>) => {
    rewrite(event.target, (event.nativeEvent as InputEvent).data ?? undefined);
    onEdit();
  };
  const onInput = (event: FormEvent<HTMLFormElement>) => {
    if (!(event.nativeEvent as InputEvent).isComposing) edited(event);
  };
  const isSubmit = ({ target }: MouseEvent) => Boolean((target as Element).closest('[type="submit"]'));
  // The field loses focus after the press, as in Safari, where a pressed button takes no focus.
  const press = {
    onMouseDown: (event: MouseEvent) => isSubmit(event) && event.preventDefault(),
    onClickCapture: (event: MouseEvent) =>
      event.detail > 0 && isSubmit(event) && form.current?.querySelector<HTMLElement>(':focus')?.blur(),
  };
  const onBlur = ({ target }: FormEvent) => {
    rewrite(target);
    owners[(target as HTMLInputElement).name]?.end();
  };
  // Without the script, submitting must not reload the page with the input in its URL.
  const method = 'dialog' as const;
  return {
    control,
    read,
    fill,
    props: { ...press, ref: form, method, noValidate: true, onInput, onBlur, onCompositionEnd: edited },
  };
}

/** Calls `action` after a press has ended: what appears during it moves the button away, and the click is lost. */
export function afterPress(action: () => void): void {
  if (!document.querySelector(':active')) {
    action();
    return;
  }
  const stop = listen(
    window,
    ['mouseup', 'pointercancel'],
    () => {
      stop();
      setTimeout(action);
    },
    { capture: true },
  );
}

/** Replaces the text of a control and keeps the caret between the same characters. */
function replaceText(control: HTMLInputElement, value: string): void {
  if (value === control.value) return;
  const behind = control.value.length - (control.selectionEnd ?? 0);
  const caret = Math.max(0, value.length - behind);
  // This clears the undo history. `execCommand`, which keeps it, is deprecated and dispatches another input event.
  control.value = value;
  if ((control.getRootNode() as Document | ShadowRoot).activeElement === control) {
    control.setSelectionRange(caret, caret);
  }
}
