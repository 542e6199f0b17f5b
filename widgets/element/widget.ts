import type { ComponentType } from 'react';
import type { Attribute } from './attributes.ts';

/** The exports of `<name>.tsx`. */
export type WidgetComponent = {
  Component: ComponentType<never>;
  styles: string;
  /** Public events by the prop of the component that calls them. */
  events: Record<string, { type: `dap-${string}`; cancelable?: boolean }>;
};

/** Reserved below 640 px (`narrow`) and from 640 px (`wide`, which must be smaller). A percentage means the width. */
type Height = { narrow: string; wide: string };

/** The definition of a widget: the part of it that is in `embed.js`. */
export type WidgetDefinition = {
  tag: `dap-${string}`;
  /** By their names in HTML. */
  attributes: Record<string, Attribute<string> | Attribute<number | undefined> | Attribute<boolean>>;
  /** Attributes that the first render does not show. With any other attribute React renders at once. */
  notInFirstRender?: string[];
  /** Returns true if properties or the content of the element change the first render. */
  needsReactAtOnce?: (host: HTMLElement) => boolean;
  /** The number of the chat in the notice of the fallback; undefined if only React can read it. */
  fallbackNumber?: (host: HTMLElement) => string | undefined;
  /** Reserved until the widget is ready. Without it, the widget is a control in a line of text. */
  height?: Height;
  /** Loads the component and its styles. Called again after a failure. */
  load: () => Promise<WidgetComponent>;
};

/** Styles of the custom element itself, from before its first render has loaded. No widget can be written vertically. */
export const shellStyles = `:host{display:flow-root;writing-mode:horizontal-tb!important}
:host([hidden]),.widget[hidden],.replaced{display:none}
:host([theme~=light]){color-scheme:light}
:host([theme~=dark]){color-scheme:dark}
.fallback p a{color:inherit}`;

/**
 * Styles that reserve the height of a widget until it is ready, so that the page does not shift. Containment gives the
 * element no width of its own; in a shrink-to-fit parent (dialog, float, table cell) three invisible characters give it
 * 192 to 576 px. If the page makes the element a flex or grid box, the content is in a row of its own with the full width.
 * A control has the size of a button.
 */
export function reserved(height?: Height): string {
  const space = `.fallback:before{${spaceOf(height)}}.failed:before{content:none}`;
  if (!height) return `${space}.fallback:not(.failed){min-inline-size:7.5rem}`;
  return `${space}:host{min-inline-size:min(100%,18rem)}:host:before{content:"- -";display:block;font-size:1px;letter-spacing:12rem;block-size:0;overflow:hidden;visibility:hidden;white-space:normal}:host{flex-wrap:wrap;align-content:start}:host .widget,.fallback{box-sizing:border-box;flex:none;grid-column:1/-1;inline-size:100%}.fallback{contain:inline-size layout}`;
}

/** Reserves the same height on a page before the script has loaded. Images of the page have their own height. */
export function reservedOnPage({ tag, height }: WidgetDefinition): string {
  const waiting = `${tag}:not(:defined, :has(> img))`;
  return `${waiting}{display:flow-root}${waiting}:before{${spaceOf(height)}}\n`;
}

/**
 * A percentage of a padding means the width; a container query would calculate the styles of each element twice more.
 * The root font size of the page may be 10 px (`minimumRem`).
 */
function spaceOf(height?: Height): string {
  const size = height ? `clamp(${height.wide},(640px - 100%)*9999,${height.narrow})` : '2.75rem';
  return `content:"";float:left;padding-block-start:${size.replace(/([\d.]+)rem/g, 'max($1rem,$1*16px)')}`;
}
