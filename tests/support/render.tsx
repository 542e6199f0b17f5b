import { cleanup, type RenderResult, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { afterEach } from 'vitest';
import { defineElements, elementOf } from '../../widgets/element/define-widget.ts';
import type { WidgetDefinition } from '../../widgets/element/widget.ts';
import { createI18n } from '../../widgets/i18n/i18n.ts';
import type { Language } from '../../widgets/i18n/languages.ts';
import { textsOf } from './texts.ts';

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

/** Renders a React component with all texts of a language. */
export function renderIn(language: Language, component: ReactNode): RenderResult {
  const i18n = createI18n(language, {
    widgets: textsOf('widgets', language),
    site: textsOf('src', language),
  });
  return render(<I18nextProvider i18n={i18n}>{component}</I18nextProvider>);
}

/** Defines a widget, adds its element to the page and waits until it has rendered. */
export async function mountElement(widget: WidgetDefinition, html = `<${widget.tag}></${widget.tag}>`) {
  defineElements([elementOf(widget)]);
  const holder = document.createElement('div');
  holder.innerHTML = html;
  const element = holder.querySelector(widget.tag) as HTMLElement & { ready: Promise<HTMLElement> };
  element.setAttribute('loading', 'eager');
  document.body.append(holder);
  await element.ready;
  return { element, shadow: element.shadowRoot as ShadowRoot };
}
