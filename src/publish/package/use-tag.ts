import { createElement, type ReactElement, type ReactNode, useEffect } from 'react';
import { propertyName, type Widget } from '../../../widgets/element/widget.ts';
import { defineElements } from './index.ts';

type Props = { children?: ReactNode; [name: string]: unknown };

/**
 * A tag as React 19 renders it: attributes in camelCase, events as `onOrderSubmit`. What stands inside is rendered
 * on a server too, and shown until the widget is there.
 */
export function useTag(definition: Widget, { children, ...props }: Props): ReactElement {
  useEffect(() => void defineElements(), []);
  const given = Object.entries(props).map(([name, value]) => [inHtml(definition, name), value]);
  return createElement(definition.tag, Object.fromEntries(given), children);
}

function inHtml({ attributes, events }: Widget, prop: string): string {
  const type = events[prop]?.type ?? everyTags[prop];
  return type ? `on${type}` : (Object.keys(attributes).find((name) => propertyName(name) === prop) ?? prop);
}

const everyTags: Record<string, string> = { onDapReady: 'dap-ready', onDapError: 'dap-error' };
