import type { ComponentType } from 'react';

/** The exports of `<name>.tsx`. */
export type WidgetComponent = {
  Component: ComponentType<never>;
  styles: string;
  /** Public events by the prop of the component that calls them. */
  events: Record<string, { type: `dap-${string}`; cancelable?: boolean }>;
};

/** Reserved if the element is narrower than 640 px (`narrow`), and from 640 px (`wide`). */
type Height = { narrow: string; wide: string };

/** How an attribute of a custom element is parsed. The property with the same name in camelCase takes the same values. */
export type Attribute<Value> = {
  initial: Value;
  /** Parses the text of the attribute. Returns undefined if it is invalid. */
  parse: (text: string) => Value | undefined;
  /** The valid values: completes “Expected …” in a warning. */
  expected?: string;
  /** A phone number, which `readNumber` reads: without a country code, it belongs to the country of the element. */
  isPhone?: true;
};

/** The definition of a widget: the part of it that is in `embed.js`. */
export type WidgetDefinition = {
  tag: `dap-${string}`;
  /** By their names in HTML. */
  attributes: Record<string, Attribute<string> | Attribute<number | undefined> | Attribute<boolean>>;
  /** Attributes that the first render does not show. With any other attribute React renders at once. */
  notInFirstRender?: string[];
  /** Returns true if properties or the content of the element change the first render. */
  needsReactAtOnce?: (host: HTMLElement) => boolean;
  /** The number of the chat in the notice of the fallback, in E.164; empty if there is none. */
  fallbackNumber?: (host: HTMLElement) => string;
  /** Reserved until the widget is ready. Without it, the widget is a control in a line of text. */
  height?: Height;
  /** Imports the component and its styles, in `/embed.js` by `importFile`. Called again after a failure. */
  load: () => Promise<WidgetComponent>;
};

/** Styles of the custom element itself, from before its first render has loaded. No widget can be written vertically. */
export const shellStyles = `:host{writing-mode:horizontal-tb!important}
:host(:not([hidden],[popover])){display:flow-root}
.widget[hidden],.replaced{display:none}
:host([theme~=light]){color-scheme:light}
:host([theme~=dark]){color-scheme:dark}
:host .widget,.fallback{box-sizing:border-box;grid-column:1/-1;inline-size:100%}
.fallback p a{color:inherit}`;

/** Reserves the height of a widget until it is ready, so that the page does not shift. A control has the size of a button. */
export const reserved = (height?: Height) => spaceIn('.fallback:not(.failed)', height);

/** Reserves the same height on a page before the script has loaded. Images of the page have their own height. */
export const reservedOnPage = ({ tag, height }: WidgetDefinition) =>
  `${tag}:not([hidden],[popover]){display:flow-root}${spaceIn(`${tag}:not(:defined, :has(> img))`, height)}
`;

/**
 * A percentage of a padding is the width of the element; a container query would calculate the styles of each element
 * twice more. The root font size of the page may be 10 px (`minimumRem`).
 */
function spaceIn(
  selector: string,
  { narrow, wide }: Height = { narrow: '2.75rem', wide: '2.75rem' },
): string {
  const size = `clamp(${wide},(640px - 100%)*9999,${narrow})`.replace(/([\d.]+)rem/g, 'max($1rem,$1*16px)');
  return `${selector}:before{content:"";float:left;padding-block-start:${size}}`;
}
