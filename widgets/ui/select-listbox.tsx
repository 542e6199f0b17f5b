import {
  autoUpdate,
  flip,
  offset,
  shift,
  size,
  useClick,
  useDismiss,
  useFloating,
  useInteractions,
  useListNavigation,
  useTypeahead,
} from '@floating-ui/react';
import {
  type HTMLProps,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react';
import { createPortal } from 'react-dom';
import { CheckIcon } from './icons.tsx';
import styles from './select-listbox.css?inline';
import { useStyles } from './use-styles.ts';

export type SelectOption = {
  value: string;
  /** Text of the option, also for type-ahead. */
  label: string;
  /** Language of the label, if it differs from the page. */
  lang?: string;
  icon: ReactNode;
  /** Shown after the label, such as a country code. */
  detail?: ReactNode;
};

/** Event handlers that the trigger, which renders earlier, calls. */
export type TriggerHandlers = Pick<HTMLProps<Element>, 'onKeyDown' | 'onKeyUp' | 'onPointerDown' | 'onClick'>;

type ListboxProps = {
  id: string;
  labelId: string;
  trigger: HTMLElement;
  /** An element in the same shadow root, so that its stylesheets apply to the list. */
  portal: HTMLElement;
  handlers: RefObject<TriggerHandlers>;
  options: SelectOption[];
  selected: number;
  active: number | null;
  open: boolean;
  /** Tab chooses the active option, as in a select of a form. Else it closes the list without a choice. */
  tabChooses: boolean;
  onActive: (index: number | null) => void;
  onOpen: (open: boolean) => void;
  onChange: (value: string) => void;
};

/** Letters typed within this time belong together, milliseconds. */
const typeAheadReset = 1000;
/** To the edges of the viewport, pixels. */
const padding = 10;

/** The listbox of a select. The focus stays on the trigger (`aria-activedescendant`). */
export function Listbox({
  id,
  labelId,
  trigger,
  portal,
  handlers,
  options,
  selected,
  active,
  open,
  tabChooses,
  onActive,
  onOpen,
  onChange,
}: ListboxProps) {
  useStyles({ current: portal }, styles);
  const list = useRef<(HTMLElement | null)[]>([]);
  const labels = useRef<string[]>([]);
  labels.current = options.map((option) => option.label);

  const { refs, floatingStyles, context } = useFloating({
    open,
    onOpenChange: onOpen,
    elements: { reference: trigger },
    placement: 'bottom-start',
    strategy: 'fixed',
    transform: false,
    whileElementsMounted: autoUpdate,
    middleware: [
      offset(4),
      flip({ padding }),
      shift({ padding }),
      size({
        padding,
        apply: ({ availableHeight, elements }) => {
          elements.floating.style.maxBlockSize = `${availableHeight}px`;
        },
      }),
    ],
  });
  const choose = (index: number | null) => {
    const option = index === null ? undefined : options[index];
    if (option) onChange(option.value);
    onOpen(false);
  };
  const indexes = { activeIndex: active, selectedIndex: selected };
  const { getReferenceProps, getFloatingProps, getItemProps } = useInteractions([
    useClick(context, { event: 'click' }),
    useDismiss(context),
    useListNavigation(context, {
      listRef: list,
      ...indexes,
      onNavigate: onActive,
      virtual: true,
      loop: true,
    }),
    useTypeahead(context, {
      listRef: labels,
      ...indexes,
      resetMs: typeAheadReset,
      onMatch: (index) => {
        onOpen(true);
        onActive(index);
      },
    }),
  ]);

  useEffect(() => {
    if (!open) return;
    // In the capture phase, before the host page: Escape must not also close a dialog of the page.
    const close = (event: Event) => {
      if ((event as globalThis.KeyboardEvent).key !== 'Escape') return;
      event.preventDefault();
      event.stopImmediatePropagation();
      onOpen(false);
    };
    addEventListener('keydown', close, true);
    return () => removeEventListener('keydown', close, true);
  }, [open, onOpen]);
  const keyDown = (event: KeyboardEvent<Element>) => {
    if (!open) return false;
    if (event.key === 'Home') onActive(0);
    else if (event.key === 'End') onActive(options.length - 1);
    else if (event.key === 'Tab') choose(tabChooses ? active : null);
    else if (/^(Enter| )$/.test(event.key) || (event.altKey && event.key === 'ArrowUp')) choose(active);
    else return false;
    if (event.key !== 'Tab') event.preventDefault();
    return true;
  };
  useLayoutEffect(() => {
    const reference: TriggerHandlers = getReferenceProps();
    handlers.current = {
      ...reference,
      onKeyDown: (event) => {
        if (!keyDown(event)) reference.onKeyDown?.(event);
      },
    };
  });

  if (!open) return null;
  return createPortal(
    <div
      ref={(element) => {
        refs.setFloating(element);
        // In the top layer, overflow and stacking of the host page cannot hide the list.
        if (element && !element.matches(':popover-open')) element.showPopover();
      }}
      popover="manual"
      className="select-listbox"
      style={floatingStyles}
      {...getFloatingProps({ role: 'listbox', id, 'aria-labelledby': labelId })}
      // The trigger has it.
      {...{ 'aria-activedescendant': undefined }}
    >
      {options.map((option, index) => (
        <div
          key={option.value}
          className="option"
          ref={(element) => {
            list.current[index] = element;
          }}
          {...getItemProps({
            id: `${id}${index}`,
            role: 'option',
            'aria-selected': index === selected,
            onClick: () => choose(index),
          })}
          tabIndex={undefined}
          data-active={index === active ? '' : undefined}
        >
          {option.icon}
          <span lang={option.lang}>{option.label}</span>
          <span>{option.detail}</span>
          {index === selected ? <CheckIcon /> : <span />}
        </div>
      ))}
    </div>,
    portal,
  );
}
