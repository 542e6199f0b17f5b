/** What happy-dom lacks and the widgets use. Each line can go when happy-dom implements it. */
if (typeof HTMLElement !== 'undefined') {
  await import('@testing-library/jest-dom/vitest');
  // Scripts of a test page are not loaded, without an error.
  Reflect.get(window, 'happyDOM').settings.handleDisabledFileLoadingAsSuccess = true;
  HTMLElement.prototype.attachInternals ??= () =>
    ({ setFormValue() {}, states: new Set() }) as unknown as ElementInternals;
}
// Lit prints a notice in development builds.
Reflect.set(globalThis, 'litIssuedWarnings', new Set(['dev-mode', 'no-override-get-property-descriptor']));

export {};
