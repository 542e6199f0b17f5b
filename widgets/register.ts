// Evaluated with the script: later, `document.currentScript` may be another one.
import './element/script-url.ts';
import { defineElements, type ElementClass } from './element/define-widget.ts';

/**
 * Registers the elements of a script. If the URL contains `dap-doctor`, the doctor opens first, so that it receives
 * every event.
 */
export async function register(elements: ElementClass[]): Promise<void> {
  if (location.href.includes('dap-doctor'))
    await import('./doctor/doctor.ts').then(
      (doctor) => doctor.openDoctor(),
      (error) => console.warn('embed.js: The doctor could not be loaded.', error),
    );
  defineElements(elements);
}
