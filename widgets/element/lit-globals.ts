/** What Lit 2.1 leaves behind in a page when it is loaded; it reads them only while a class is registered. */
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
