import { flag } from '../element/attributes.ts';
import { elementOf } from '../element/define-widget.ts';
import type { Widget } from '../element/widget.ts';

const languageSwitcher = {
  tag: 'dap-language-switcher',
  attributes: { persist: flag() },
  load: () => import('./language-switcher.tsx'),
} satisfies Widget;

export class DapLanguageSwitcherElement extends elementOf(languageSwitcher) {}

export { DapLanguageSwitcherElement as element };
