import { defineWidgets } from './element/define-widget.ts';
import { warnOnce } from './element/warn.ts';
import { tags } from './index.ts';

// The one script of a partner's page. It knows the tags; their code comes when one is near the screen.
defineWidgets(tags);

// For whoever builds the page: what is wrong with it, and the line to paste.
if (location.href.includes('dap-doctor'))
  import('./doctor/open-doctor.ts').catch(() =>
    warnOnce('The doctor could not be fetched: load the page again.'),
  );
