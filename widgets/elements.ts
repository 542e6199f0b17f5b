import type { ElementClass } from './element/define-widget.ts';

const files = import.meta.glob<ElementClass>('./*/*.element.ts', { eager: true, import: 'element' });

/** The classes of all elements: each `<name>.element.ts` exports one as `element`. */
export const elementClasses = Object.values(files);
