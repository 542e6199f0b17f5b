import { type InputHTMLAttributes, type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { WarningIcon } from './icons.tsx';

/** Attributes that connect a control with its label, hint and error. */
type ControlProps = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

type FieldProps = {
  label: string;
  optional?: boolean | undefined;
  hint?: string | undefined;
  /** A sentence that says how to correct the input. */
  error?: ReactNode;
  /** How the form understands the input. */
  note?: ReactNode;
  className?: string | undefined;
  children: (control: ControlProps) => ReactNode;
};

/** A control with label, hint, note and error, connected for assistive technology. */
export function Field({ label, optional = false, hint, error, note, className = '', children }: FieldProps) {
  const { t } = useTranslation();
  const id = useId();
  const hintId = hint ? `${id}hint` : '';
  const errorId = error ? `${id}error` : '';
  const noteId = note ? `${id}note` : '';
  return (
    <div className={`field ${className}`}>
      <label htmlFor={id} id={`${id}label`} part="label">
        {label} {optional && <span className="optional">{t('order.optional')}</span>}
      </label>
      {hint && (
        <p className="hint" id={hintId}>
          {hint}
        </p>
      )}
      {children({
        id,
        'aria-describedby': [hintId, errorId, noteId].filter(Boolean).join(' ') || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {note && (
        <div className="hint understood" id={noteId} aria-live="polite">
          {note}
        </div>
      )}
      {error && (
        <p className="error" id={errorId}>
          <WarningIcon />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}

type TextFieldProps = Omit<FieldProps, 'children'> &
  Omit<InputHTMLAttributes<HTMLInputElement>, keyof FieldProps>;

/** A field with an input of one line. All other props are passed to the input. */
export function TextField({ label, optional, hint, error, note, className, ...input }: TextFieldProps) {
  return (
    <Field {...{ label, optional, hint, error, note, className }}>
      {(control) => (
        <input
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
