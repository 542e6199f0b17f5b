import { createElement, forwardRef, type ReactNode, useEffect, useImperativeHandle, useRef } from 'react';
import { propertyName, type Widget } from '../../../widgets/element/widget.ts';
import { defineElements } from './index.ts';

type ElementNames = Pick<Widget, 'tag' | 'events'> & { attributes: string[] };
type Props = { children?: ReactNode; [name: string]: unknown };

const everyTags: Record<string, string> = { onDapReady: 'dap-ready', onDapError: 'dap-error' };

/** React 18 writes `true` and `false` as text into the attributes of custom elements. */
const attributeOf = (value: unknown) => (typeof value === 'boolean' ? (value ? '' : undefined) : value);

/**
 * The component of an element for React 18 and later, also on a server: attributes in camelCase, events as
 * `onOrderSubmit`, children as the fallback content.
 */
export function componentOf({ tag, attributes, events }: ElementNames) {
  const own = attributes.map((name) => [propertyName(name), name]);
  const names = Object.fromEntries([...own, ['className', 'class']]);
  return forwardRef<HTMLElement, Props>((props: Props, ref) => {
    const { children, images, ...others } = props;
    const element = useRef<HTMLElement>(null);
    useImperativeHandle(ref, () => element.current as HTMLElement, []);
    useEffect(() => void defineElements(), []);
    const inHtml: Record<string, unknown> = {};
    const listeners: [type: string, listener: EventListener][] = [];
    for (const [prop, value] of Object.entries(others)) {
      const type = events[prop]?.type ?? everyTags[prop];
      if (!type) inHtml[names[prop] ?? prop] = attributeOf(value);
      else if (typeof value === 'function') listeners.push([type, value as EventListener]);
    }
    // React 18 sets no listeners and properties of custom elements, nor does React 19 when it hydrates them.
    useEffect(() => {
      const { current } = element;
      for (const [type, listener] of listeners) current?.addEventListener(type, listener);
      if ('images' in props && current && Reflect.get(current, 'images') !== images)
        Reflect.set(current, 'images', images);
      return () => {
        for (const [type, listener] of listeners) current?.removeEventListener(type, listener);
      };
    });
    return createElement(tag, { ...inHtml, ref: element }, children);
  });
}
