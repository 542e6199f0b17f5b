import type { ElementClass } from './element/define-widget.ts';

const files = import.meta.glob<Record<string, ElementClass>>('./*/*.element.ts', { eager: true });

/** The classes of all elements: each `<name>.element.ts` exports one. */
export const elementClasses = Object.values(files).flatMap((file) => Object.values(file));
