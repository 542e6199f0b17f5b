import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { ChevronIcon } from './icons.tsx';
import type { SelectOption, TriggerHandlers } from './select-listbox.tsx';
import { useLazy } from './use-lazy.ts';

type SelectProps = {
  /** Name of the hidden input that contains the value in a form. */
  name?: string;
  labelId: string;
  className?: string;
  value: string;
  options: SelectOption[];
  onChange: (value: string) => void;
  /** Content of the closed control: the selected option. */
  children: ReactNode;
};

/**
 * A select-only combobox with a hidden input (ARIA APG). The listbox with Floating UI loads when the control is first
 * hovered or focused. Until then, or if it cannot load, arrow keys and clicks change the value directly.
 */
export function Select({ name, labelId, className = '', value, options, onChange, children }: SelectProps) {
  const [{ Listbox } = {}, load] = useLazy(() => import('./select-listbox.tsx'));
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState<number | null>(null);
  const [trigger, setTrigger] = useState<HTMLElement | null>(null);
  const [portal, setPortal] = useState<HTMLElement | null>(null);
  const handlers = useRef<TriggerHandlers>({});
  const valueId = useId();
  const listId = useId();
  const selected = options.findIndex((option) => option.value === value);

  const step = (by: number) => {
    const next = options[(selected + by + options.length) % options.length];
    if (next) onChange(next.value);
  };
  const activate = async () => {
    if (await load()) setOpen(true);
    else step(1);
  };
  const keyBeforeList = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') step(event.key === 'ArrowDown' ? 1 : -1);
    else if (event.key === 'Enter' || event.key === ' ') void activate();
    else return;
    event.preventDefault();
  };

  return (
    <>
      {name && <input type="hidden" name={name} value={value} />}
      <div
        ref={setTrigger}
        className={`select ${className}`}
        part="input"
        role="combobox"
        tabIndex={0}
        aria-haspopup="listbox"
        aria-expanded={open}
        aria-controls={listId}
        aria-activedescendant={open && active !== null ? `${listId}${active}` : undefined}
        aria-labelledby={`${labelId} ${valueId}`}
        onPointerEnter={load}
        onFocus={load}
        // In a closed shadow root, Floating UI does not see a press on another control. The list itself takes the focus.
        onBlur={({ relatedTarget }) => relatedTarget && !portal?.contains(relatedTarget) && setOpen(false)}
        onKeyDown={Listbox ? (event) => handlers.current.onKeyDown?.(event) : keyBeforeList}
        onKeyUp={(event) => handlers.current.onKeyUp?.(event)}
        onPointerDown={(event) => handlers.current.onPointerDown?.(event)}
        onClick={Listbox ? (event) => handlers.current.onClick?.(event) : activate}
      >
        <span className="value" id={valueId}>
          {children}
        </span>
        <ChevronIcon />
      </div>
      <div ref={setPortal} className="select-portal" />
      {Listbox && trigger && portal && (
        <Listbox
          id={listId}
          {...{ labelId, trigger, portal, handlers, options, selected, active, open, onChange }}
          tabChooses={name !== undefined}
          onActive={setActive}
          onOpen={setOpen}
        />
      )}
    </>
  );
}
