import type { Widget } from '../shared/define-widget.ts';

/** `<dap-employee-card>` by the contract. */
export const employeeCard: Widget = {
  tag: 'dap-employee-card',
  attributes: {},
  events: { onCardGenerated: { type: 'dap-card-generated' } },
  own: () => ({ heading: true }),
  height: { narrow: '78rem', wide: '38rem' },
  load: async () => {
    const [{ widgetView }, { EmployeeCard }, { default: shared }, { default: styles }] = await Promise.all([
      import('../shared/widget-view.tsx'),
      import('./employee-card.tsx'),
      import('../shared/contact-card.css?inline'),
      import('./employee-card.css?inline'),
    ]);
    return widgetView('dap-employee-card-view', EmployeeCard, shared + styles);
  },
};
