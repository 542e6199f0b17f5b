import { flag } from '../element/attributes.ts';
import { elementOf } from '../element/define-widget.ts';
import { restoreChoice } from '../element/element-language.ts';
import type { WidgetDefinition } from '../element/widget.ts';

const languageSwitcher = {
  tag: 'dap-language-switcher',
  attributes: { persist: flag },
  notInFirstRender: ['persist'],
  load: () => import('./language-switcher.tsx'),
} satisfies WidgetDefinition;

export class DapLanguageSwitcherElement extends elementOf(languageSwitcher) {
  /** Before the first render: the switcher can be far from the viewport. */
  protected override update(changed: Map<PropertyKey, unknown>): void {
    restoreChoice(this);
    super.update(changed);
  }
}

export { DapLanguageSwitcherElement as element };
