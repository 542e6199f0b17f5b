import {
  createElement,
  type ReactElement,
  type ReactNode,
  type Ref,
  useEffect,
  useImperativeHandle,
  useRef,
} from 'react';
import { propertyName, type Widget } from '../../../widgets/element/widget.ts';
import { defineElements } from './index.ts';

type Props = { children?: ReactNode; ref?: Ref<HTMLElement>; [name: string]: unknown };

/**
 * A tag as React 19 renders it: attributes in camelCase, events as `onOrderSubmit`. What stands inside is rendered
 * on a server too, and shown until the widget is there.
 */
function useTag({ tag, attributes, events }: Widget, props: Props): ReactElement {
  const { children, ref, ...given } = props;
  const element = useRef<HTMLElement>(null);
  useImperativeHandle(ref, () => element.current as HTMLElement, []);
  useEffect(() => void defineElements(), []);
  const names = Object.fromEntries(Object.keys(attributes).map((name) => [propertyName(name), name]));
  const inHtml: [name: string, value: unknown][] = [];
  const byScript: typeof inHtml = [];
  for (const [prop, value] of Object.entries(given)) {
    const type = events[prop]?.type ?? everyTags[prop];
    if (type) byScript.push([type, value]);
    else if (prop === 'images') byScript.push([prop, value]);
    else inHtml.push([names[prop] ?? prop, value]);
  }
  // React 19 gives an element that came from a server neither its listeners nor its properties.
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

/** A tag as a component. */
export const componentOf = (widget: Widget) => (props: Props) => useTag(widget, props);
