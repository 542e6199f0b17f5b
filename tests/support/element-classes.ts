import type { ElementClass } from '../../widgets/element/define-widget.ts';

const files = import.meta.glob<ElementClass>('../../widgets/*/*.element.ts', {
  eager: true,
  import: 'element',
});

/** The classes of all elements, which `embed.ts` registers. */
export const elementClasses = Object.values(files);
