// A host page can replace built-in objects (`class Map {}`). An element with a name such as `createElement` hides that
// property of the document.

/** Dispatches an event, without the global constructors. @returns false if it was canceled */
export function dispatch(target: EventTarget, type: string, init?: CustomEventInit): boolean {
  const Type = document.createEvent('CustomEvent').constructor as typeof CustomEvent;
  return target.dispatchEvent(new Type(type, init));
}

/** Begins the message on the console. */
export const failureText =
  'embed.js: The widgets cannot run on this page, which shows their fallback content. The page replaces';

/** @throws if an element of the page hides a property of the document. React would never finish, or throw on the page. */
export function checkDocument(): void {
  if (replacedBuiltIns().includes('document')) throw new TypeError('A property of the document is hidden.');
}

const reported: string[] = [];

/** Reports on the console that a widget cannot run, once for each cause. */
export function reportFailure(error: unknown): void {
  const names = replacedBuiltIns();
  if (names && reported.includes(names)) return;
  reported.push(names);
  console.warn(`${failureText}${names || ' no built-in object'}.`, error);
}

/**
 * The names of what the page has replaced. The build also adds this function to the end of each script, for errors while the
 * script is evaluated. Therefore it uses nothing from outside.
 */
export function replacedBuiltIns(): string {
  // By name: a class of the page is no property of `window`.
  const needed: Record<string, unknown> = {
    __proto__: null,
    ...{ AbortController, Array, BigInt, Boolean, CSSStyleSheet, Date, Error, HTMLElement },
    ...{ IntersectionObserver, Map, MessageChannel, MutationObserver, Number, Object, Promise, RegExp },
    ...{ ResizeObserver, Set, String, Symbol, URLSearchParams, WeakMap, WeakSet, addEventListener },
    ...{ clearTimeout, getComputedStyle, matchMedia, queueMicrotask, removeEventListener },
    ...{ requestAnimationFrame, setTimeout },
    // Safari does not have it.
    requestIdleCallback: window.requestIdleCallback ?? setTimeout,
  };
  let names = '';
  for (const name in needed) if (!/\[native code\]/.test(`${needed[name]}`)) names += ` ${name}`;
  const hidden =
    'addEventListener body createElement createElementNS createEvent createTextNode defaultView documentElement documentMode nodeName parentNode';
  for (const name of hidden.split(' ')) {
    // Of several elements it is a collection.
    const value: unknown = Reflect.get(document, name);
    const isOwn = value === window || /^(body|frameset|html)$/i.test(`${(value as Element | null)?.tagName}`);
    if (value && typeof value === 'object' && !isOwn) names += ` document.${name}`;
  }
  return names;
}
