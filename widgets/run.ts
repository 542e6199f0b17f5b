import { defineWidgets } from './element/define-widget.ts';
import { warnOnce } from './element/warn.ts';
import type { Widget } from './element/widget.ts';

/** Defines the elements of a script on this page, and opens the doctor where `?dap-doctor` asks for it. */
export function run(widgets: Widget[]): void {
  defineWidgets(widgets);
  if (location.href.includes('dap-doctor'))
    import('./doctor/open-doctor.ts').catch(() =>
      warnOnce('The doctor could not be fetched: load the page again.'),
    );
}
