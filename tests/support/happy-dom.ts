/** Settings of the component tests, and features that happy-dom lacks. Remove a feature when happy-dom implements it. */
if (typeof HTMLElement !== 'undefined') {
  await import('@testing-library/jest-dom/vitest');
  // The first test of a file waits for modules that are transformed on demand. The default is one second.
  (await import('@testing-library/dom')).configure({ asyncUtilTimeout: 10_000 });
  // Scripts of a test page are not loaded, without an error.
  Reflect.get(window, 'happyDOM').settings.handleDisabledFileLoadingAsSuccess = true;
  HTMLElement.prototype.attachInternals ??= () =>
    ({ setFormValue() {}, states: new Set() }) as unknown as ElementInternals;
  HTMLElement.prototype.showPopover ??= () => {};
  HTMLElement.prototype.hidePopover ??= () => {};
}
// happy-dom loads no images but reports them as complete. Components treat such images as failed.
if (typeof HTMLImageElement !== 'undefined')
  Object.defineProperty(HTMLImageElement.prototype, 'complete', { configurable: true, get: () => false });
// happy-dom opens a modal dialog without moving the focus into it.
if (typeof HTMLDialogElement !== 'undefined') {
  const { showModal } = HTMLDialogElement.prototype;
  HTMLDialogElement.prototype.showModal = function () {
    showModal.call(this);
    this.querySelector<HTMLElement>('button, a[href], input')?.focus();
  };
}
// Lit prints a notice in development builds.
Reflect.set(globalThis, 'litIssuedWarnings', new Set(['dev-mode', 'no-override-get-property-descriptor']));

export {};
