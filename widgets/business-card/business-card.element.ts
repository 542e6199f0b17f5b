import { headingLevel } from '../element/attributes.ts';
import type { Widget } from '../element/widget.ts';

/** `<dap-business-card>`. Tag, attributes and events are public names. */
export const businessCard = {
  tag: 'dap-business-card',
  attributes: { 'heading-level': headingLevel },
  events: { onCardOpen: { type: 'dap-card-open' }, onCardClose: { type: 'dap-card-close' } },
  height: { narrow: '27rem', wide: '15.5rem' },
  load: () => import('./business-card.view.ts'),
} satisfies Widget;
