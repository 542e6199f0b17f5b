import { headingLevel } from '../element/attributes.ts';
import { elementOf } from '../element/define-widget.ts';
import type { WidgetDefinition } from '../element/widget.ts';

const employeeCard = {
  tag: 'dap-employee-card',
  attributes: { 'heading-level': headingLevel },
  // From 960 px, the form is beside the card.
  height: { narrow: '79.5rem', wide: 'clamp(34rem,(959px - 100%)*999,47rem)' },
  load: () => import('./employee-card.tsx'),
} satisfies WidgetDefinition;

export class DapEmployeeCardElement extends elementOf(employeeCard) {}

export { DapEmployeeCardElement as element };
