import { flag } from '../element/attributes.ts';
import { chooseLanguage } from '../element/element-language.ts';
import type { Widget } from '../element/widget.ts';

/** `<dap-language-switcher>`: Tag, attributes and events are public names. */
export const languageSwitcher = {
  tag: 'dap-language-switcher',
  attributes: { persist: flag() },
  events: { onLanguageChange: { type: 'dap-language-change' } },
  elementProps: () => ({ choose: chooseLanguage }),
  load: () => import('./language-switcher.view.ts'),
} satisfies Widget;
