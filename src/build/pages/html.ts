import type { DefaultTreeAdapterTypes } from 'parse5';

type Element = DefaultTreeAdapterTypes.Element;

/** A text for HTML and XML, between tags or in an attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** A template with its `{{names}}` replaced by escaped values, and `{{- names}}` by values as they are. */
export function fillTemplate(template: string, values: Record<string, string>): string {
  return template.replace(/\{\{(- )?(\w+)\}\}/g, (unknown, raw: string | undefined, name: string) => {
    const value = values[name] ?? unknown;
    return raw ? value : escapeHtml(value);
  });
}

/** The elements with one of the names in parsed HTML, except in `<template>`. */
export function elementsIn(node: DefaultTreeAdapterTypes.ParentNode, ...names: string[]): Element[] {
  return node.childNodes
    .filter((child) => 'tagName' in child)
    .flatMap((child) => [...(names.includes(child.tagName) ? [child] : []), ...elementsIn(child, ...names)]);
}

export const attributesOf = ({ attrs }: Element): Record<string, string> =>
  Object.fromEntries(attrs.map(({ name, value }) => [name, value]));
