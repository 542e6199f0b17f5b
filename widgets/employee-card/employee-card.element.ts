import { headingLevel } from '../element/attributes.ts';
import type { Widget } from '../element/widget.ts';
import { elementDraft } from '../ui/draft.ts';

/** `<dap-employee-card>`. Tag, attributes and events are public names. */
export const employeeCard = {
  tag: 'dap-employee-card',
  attributes: { 'heading-level': headingLevel },
  events: { onCardGenerated: { type: 'dap-card-generated' } },
  draft: elementDraft,
  height: { narrow: '70rem', wide: '56rem' },
  load: () => import('./employee-card.view.ts'),
} satisfies Widget;
