/**
 * What Lit leaves behind in a page when it is loaded (`@lit/reactive-element` up to 2.1.2); it reads them only while a
 * class is registered. This file can go when `define-widget.spec.ts` finds no globals of ours without it.
 */
const traces = [
  [globalThis, 'reactiveElementVersions'],
  [globalThis, 'litPropertyMetadata'],
  [Symbol, 'metadata'],
] as const;

// This module runs before Lit does: what is here already belongs to the page, or to its own Lit.
const ours = traces.filter(([owner, name]) => !(name in owner));

/** Takes away what our Lit added to a page that is not ours. */
export function removeLitGlobals(): void {
  for (const [owner, name] of ours) Reflect.deleteProperty(owner, name);
}
