import { flag } from '../element/attributes.ts';
import { elementOf } from '../element/define-widget.ts';
import { chooseLanguage } from '../element/element-language.ts';
import type { Widget } from '../element/widget.ts';

const languageSwitcher = {
  tag: 'dap-language-switcher',
  attributes: { persist: flag() },
  events: { onLanguageChange: { type: 'dap-language-change' } },
  elementProps: (host) => ({ host, choose: chooseLanguage }),
  load: () => import('./language-switcher.tsx'),
} satisfies Widget;

/**
 * Sets the language of all `dap-` elements on the page that have no `lang` attribute. It changes nothing else on the page.
 *
 * @tagname dap-language-switcher
 * @attr {boolean} [persist=off] - If present, the selected language is saved in local storage as `dap_lng` for the
 *   next visit.
 * @fires {CustomEvent<DapLanguageDetail>} dap-language-change - Dispatched when the visitor selects a
 *   language.
 * @csspart input - A field or a list.
 */
export class DapLanguageSwitcherElement extends elementOf(languageSwitcher) {}

export { DapLanguageSwitcherElement as element };
