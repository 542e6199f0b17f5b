import { flag } from '../element/attributes.ts';
import { chooseLanguage } from '../element/element-language.ts';
import type { Widget } from '../element/widget.ts';
import { languages } from '../i18n/languages.ts';

/** `<dap-language-switcher>`: partners' pages know these names, so they stay. */
export const languageSwitcher = {
  tag: 'dap-language-switcher',
  attributes: { persist: flag() },
  events: { onLanguageChange: { type: 'dap-language-change' } },
  elementProps: () => ({ choose: chooseLanguage, languages }),
  load: () => import('./language-switcher.view.ts'),
} satisfies Widget;
