import { headingLevel } from '../element/attributes.ts';
import { elementOf } from '../element/define-widget.ts';
import type { WidgetDefinition } from '../element/widget.ts';

const businessCard = {
  tag: 'dap-business-card',
  attributes: { 'heading-level': headingLevel },
  height: { narrow: '30.5rem', wide: '22rem' },
  load: () => import('./business-card.tsx'),
} satisfies WidgetDefinition;

export class DapBusinessCardElement extends elementOf(businessCard) {}

export { DapBusinessCardElement as element };
