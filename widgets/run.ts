// Evaluated with the script: later, `document.currentScript` may be another one.
import './element/script-url.ts';
import { defineElements, type ElementClass } from './element/define-widget.ts';
import { warnOnce } from './element/warn.ts';

/** Defines the elements of a script on this page, and opens the doctor where `?dap-doctor` asks for it. */
export function run(elements: ElementClass[]): void {
  defineElements(elements);
  if (location.href.includes('dap-doctor'))
    import('./doctor/open-doctor.ts').catch(() =>
      warnOnce('The doctor could not be fetched: load the page again.'),
    );
}
