// Lit reads these globals. On a page with an element of such an id, they would be that element.
for (const name of ['reactiveElementVersions', 'reactiveElementPolyfillSupport', 'litPropertyMetadata'])
  if (name in globalThis && !Object.hasOwn(globalThis, name)) Reflect.set(globalThis, name, undefined);

export {};
