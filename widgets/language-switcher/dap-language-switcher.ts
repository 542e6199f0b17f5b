import { elementOf } from '../element/define-widget.ts';
import { languageSwitcher } from './language-switcher.element.ts';

/**
 * Switches every `dap-` element of the page that has no `lang` of its own, and touches nothing else.
 *
 * @tagname dap-language-switcher
 * @attr {boolean} [persist=off] - present: keeps the choice in this browser (local storage `dap_lng`) for the next
 *   visit
 * @fires {CustomEvent<DapLanguageDetail>} dap-language-change - the visitor chose
 * @csspart input - a field, a list
 */
export class DapLanguageSwitcherElement extends elementOf(languageSwitcher) {}
