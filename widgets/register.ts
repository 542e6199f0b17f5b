// Evaluated with the script: later, `document.currentScript` may be another one.
import './element/script-url.ts';
import { reportFailure } from './element/built-ins.ts';
import { defineElements, type ElementClass } from './element/define-widget.ts';

/**
 * Registers the elements of a script. If the URL contains `dap-doctor`, the doctor opens first, so that it receives
 * every event. A host page can replace built-in functions; an error is then reported once, and the fallback stays.
 */
export async function register(elements: ElementClass[]): Promise<void> {
  if (location.href.includes('dap-doctor'))
    await import('./doctor/doctor.ts').then(
      ({ openDoctor }) => void openDoctor(),
      () =>
        console.warn(
          'embed.js: The doctor could not be loaded. Check that all files next to embed.js are online and not blocked, and reload the page.',
        ),
    );
  try {
    defineElements(elements);
  } catch (error) {
    reportFailure(error);
  }
}
