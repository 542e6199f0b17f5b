import { headingLevel } from '../element/attributes.ts';
import { elementOf } from '../element/define-widget.ts';
import type { WidgetDefinition } from '../element/widget.ts';

const employeeCard = {
  tag: 'dap-employee-card',
  attributes: { 'heading-level': headingLevel },
  height: { narrow: '78rem', wide: '34rem' },
  load: () => import('./employee-card.tsx'),
} satisfies WidgetDefinition;

export class DapEmployeeCardElement extends elementOf(employeeCard) {}

export { DapEmployeeCardElement as element };
