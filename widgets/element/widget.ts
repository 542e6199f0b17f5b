import type { WidgetFace } from '../controls/react-view.tsx';
import { type Attribute, oneOf } from './attributes.ts';
import { warnOnce } from './warn.ts';

/** What a widget says of itself: all that `embed.js` holds of it before anybody comes near. */
export type Widget = {
  tag: `dap-${string}`;
  /** By their names in HTML. */
  attributes: Record<string, Attribute<string> | Attribute<number | undefined> | Attribute<boolean>>;
  /** Public events by the prop of the face that raises them. */
  events: Record<string, { type: `dap-${string}`; cancelable?: boolean }>;
  /** What a page may call, as it is until the widget shows; then the face answers to these names by its `ref`. */
  methods?: Record<string, () => void>;
  /** Props that belong to one element for its whole life. */
  elementProps?: (host: HTMLElement) => object;
  /** For a widget with a form: where its draft is kept, for the whole life of an element. */
  draft?: (host: HTMLElement) => { restore: (state: string) => void };
  /** The height that is kept free until the widget shows, below and from 40rem of width. */
  height?: { narrow: string; wide: string };
  /** Fetches its face and its look; tried again when it fails. */
  load: () => Promise<WidgetFace>;
};

/** The attributes that every widget has beside `lang` and `dir`. */
export const common = {
  theme: oneOf(['auto', 'light', 'dark'], 'auto'),
  loading: oneOf(['lazy', 'eager'], 'lazy'),
};

/** The values of an element's attributes and properties, checked; a bad one is reported once. */
export type AttributeReader = {
  attributes: [name: string, attribute: Attribute<unknown>][];
  /** @returns the value that a text or a property's value stands for, or the default */
  read: (name: string, given: unknown) => unknown;
  onWarning: (sentences: string) => void;
  warn: (name: string, given: string, takes: unknown, used: unknown) => void;
};

export function attributeReader(widget: Widget): AttributeReader {
  const all = { ...widget.attributes, ...common } as Record<string, Attribute<unknown>>;
  const onWarning = (sentences: string) => warnOnce(`<${widget.tag}>: ${sentences}`);
  const warn = (name: string, given: string, takes: unknown, used: unknown) => {
    const instead = used ? `"${used}"` : 'the default';
    onWarning(`${name}="${given}" is not understood, so ${instead} is used. It takes ${takes}.`);
  };
  const read = (name: string, given: unknown): unknown => {
    const { initial, parse, takes } = all[name] as Attribute<unknown>;
    if (given === initial || given === undefined || given === null) return initial;
    if (typeof given === 'boolean' && typeof initial === 'boolean') return given;
    // An object may have no text at all, and nothing here throws.
    const text = typeof given === 'object' ? '[object]' : String(given);
    const value = typeof given === 'object' ? undefined : parse(text);
    if (value === undefined) warn(name, text, takes, initial);
    return value ?? initial;
  };
  return { attributes: Object.entries(all), read, onWarning, warn };
}

/**
 * Until the widget shows, a box of no width keeps its height free. All that is in an element asks its container how
 * wide it is and so gives it no width; where the page asks the element instead (a dialog, a float, a table cell), three
 * signs that nobody sees answer: 192 px at least, 576 px where there is room.
 */
export function reserved({ narrow, wide }: { narrow: string; wide: string }): string {
  return `:host{min-inline-size:min(100%,18rem)}:host:before{content:"- -";display:block;font-size:1px;letter-spacing:12rem;block-size:0;overflow:hidden;visibility:hidden;white-space:normal}.fallback{container-type:inline-size}.fallback:before{content:"";float:left;block-size:${narrow}}@container(min-width:40rem){.fallback:before{block-size:${wide}}}`;
}

/** `min-quantity` is `minQuantity` as a property. */
export function propertyName(attribute: string): string {
  return attribute.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
