import type { ElementClass } from './element/define-widget.ts';
import { register } from './register.ts';

// All elements: each `<name>.element.ts` exports one. Their React code is imported when one nears the viewport.
const files = import.meta.glob<ElementClass>('./*/*.element.ts', { eager: true, import: 'element' });
void register(Object.values(files));
