import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChevronIcon } from './icons.tsx';
import type { SelectOption, TriggerHandlers } from './select-listbox.tsx';
import { useLazy } from './use-lazy.ts';

type SelectProps = {
  /** Name of the hidden input that contains the value in a form. */
  name?: string;
  labelId: string;
  className: string;
  value: string;
  options: SelectOption[];
  onChange: (value: string) => void;
  /** Content of the closed control: the selected option. */
  children: ReactNode;
};

/** The same function in each render: some browsers throw if a popover is opened twice. */
const openPopover = (element: HTMLElement | null) => element?.showPopover();

/**
 * A select-only combobox with a hidden input (ARIA APG). The listbox with Floating UI loads when the control is first
 * hovered or focused. If it cannot load, a sentence says so, and the value stays.
 */
export function Select({ name, labelId, className, value, options, onChange, children }: SelectProps) {
  const [{ Listbox } = {}, load] = useLazy(() => import('./select-listbox.tsx'));
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const [failed, setFailed] = useState(false);
  const [active, setActive] = useState<number | null>(null);
  const [trigger, setTrigger] = useState<HTMLElement | null>(null);
  const [portal, setPortal] = useState<HTMLElement | null>(null);
  const handlers = useRef<TriggerHandlers>({});
  const valueId = useId();
  const listId = useId();
  const selected = options.findIndex((option) => option.value === value);

  const activate = async () => {
    const loaded = await load();
    setOpen(Boolean(loaded));
    setFailed(!loaded);
  };
  const keyBeforeList = (event: KeyboardEvent) => {
    if (!/^(ArrowDown|ArrowUp|Enter| )$/.test(event.key)) return;
    event.preventDefault();
    void activate();
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
        aria-controls={open ? listId : undefined}
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
      <div ref={setPortal} />
      {failed && (
        <p
          role="alert"
          popover="auto"
          ref={openPopover}
          onToggle={({ newState }) => setFailed(newState === 'open')}
        >
          {t('common.loadFailed')}
        </p>
      )}
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
