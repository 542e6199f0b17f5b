import { headingLevel } from '../element/attributes.ts';
import { elementOf } from '../element/define-widget.ts';
import type { WidgetDefinition } from '../element/widget.ts';

const employeeCard = {
  tag: 'dap-employee-card',
  attributes: { 'heading-level': headingLevel },
  // From 60rem, the fields are side by side.
  height: { narrow: '73.5rem', wide: 'clamp(32.25rem,(959px - 100%)*999,45.25rem)' },
  load: () => import('./employee-card.tsx'),
} satisfies WidgetDefinition;

export class DapEmployeeCardElement extends elementOf(employeeCard) {}

export { DapEmployeeCardElement as element };
