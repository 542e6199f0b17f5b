import {
  createElement,
  forwardRef,
  type ReactElement,
  type ReactNode,
  type Ref,
  useEffect,
  useImperativeHandle,
  useRef,
} from 'react';
import { propertyName, type Widget } from '../../../widgets/element/widget.ts';
import { defineElements } from './index.ts';

/** The names of an element in HTML. */
type ElementNames = Pick<Widget, 'tag' | 'events'> & { attributes: string[] };
type Props = { children?: ReactNode; [name: string]: unknown };

/**
 * Renders an element of ours in React 18 and later, also on a server: attributes in camelCase, events as
 * `onOrderSubmit`, children as the fallback content.
 */
function useTag(
  { tag, attributes, events }: ElementNames,
  props: Props,
  ref: Ref<HTMLElement>,
): ReactElement {
  const { children, ...others } = props;
  const element = useRef<HTMLElement>(null);
  useImperativeHandle(ref, () => element.current as HTMLElement, []);
  useEffect(() => void defineElements(), []);
  const own = attributes.map((name) => [propertyName(name), name]);
  const names = Object.fromEntries([...own, ['className', 'class']]);
  const inHtml: [name: string, value: unknown][] = [];
  const byScript: typeof inHtml = [];
  for (const [prop, value] of Object.entries(others)) {
    const type = events[prop]?.type ?? everyTags[prop];
    if (type) byScript.push([type, value]);
    else if (prop === 'images') byScript.push([prop, value]);
    else inHtml.push([names[prop] ?? prop, attributeOf(value)]);
  }
  // React 18 sets no listeners and properties of custom elements, nor does React 19 when it hydrates them.
  useEffect(() => {
    const { current } = element;
    const listening = byScript.filter((one): one is [string, EventListener] => typeof one[1] === 'function');
    for (const [type, listener] of listening) current?.addEventListener(type, listener);
    for (const [name, value] of byScript)
      if (name === 'images' && current && Reflect.get(current, name) !== value)
        Reflect.set(current, name, value);
    return () => {
      for (const [type, listener] of listening) current?.removeEventListener(type, listener);
    };
  });
  return createElement(tag, { ...Object.fromEntries(inHtml), ref: element }, children);
}

const everyTags: Record<string, string> = { onDapReady: 'dap-ready', onDapError: 'dap-error' };

/** React 18 writes `true` and `false` as text into the attributes of custom elements. */
const attributeOf = (value: unknown) => (typeof value === 'boolean' ? (value ? '' : undefined) : value);

/** The component of an element. */
export const componentOf = (names: ElementNames) =>
  forwardRef<HTMLElement, Props>((props, ref) => useTag(names, props, ref));
