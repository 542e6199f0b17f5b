import { headingLevel } from '../element/attributes.ts';
import type { Widget } from '../element/widget.ts';

/** `<dap-business-card>`: partners' pages know these names, so they stay. */
export const businessCard = {
  tag: 'dap-business-card',
  attributes: { 'heading-level': headingLevel },
  events: { onCardOpen: { type: 'dap-card-open' }, onCardClose: { type: 'dap-card-close' } },
  height: { narrow: '27rem', wide: '15.5rem' },
  load: () => import('./business-card.view.ts'),
} satisfies Widget;
