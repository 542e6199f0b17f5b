/** What happy-dom lacks and the widgets use. Each line can go when happy-dom implements it. */
if (typeof HTMLElement !== 'undefined') {
  HTMLElement.prototype.attachInternals ??= () =>
    ({ setFormValue() {}, states: new Set() }) as unknown as ElementInternals;
  HTMLElement.prototype.showPopover ??= () => {};
  HTMLElement.prototype.hidePopover ??= () => {};
}
// Lit prints a notice in development builds.
Reflect.set(globalThis, 'litIssuedWarnings', new Set(['dev-mode', 'no-override-get-property-descriptor']));
