import type { ComponentType } from 'react';
import cardStyles from './contact-card.css?inline';
import { cardTexts, withLateTexts } from './late-texts.tsx';
import { type WidgetView, widgetView } from './widget-view.tsx';

/** The view of a widget that shows a contact: with the look and the words that such widgets share. */
export function cardView<Props extends object>(
  name: string,
  Face: ComponentType<Props>,
  styles: string,
): WidgetView {
  return widgetView(name, withLateTexts(Face, cardTexts), cardStyles + styles);
}
