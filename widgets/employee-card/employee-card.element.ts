import type { Widget } from '../shared/define-widget.ts';

/** `<dap-employee-card>` by the contract. */
export const employeeCard: Widget = {
  tag: 'dap-employee-card',
  attributes: {},
  events: { onCardGenerated: { type: 'dap-card-generated' } },
  own: () => ({ heading: true }),
  height: { narrow: '78rem', wide: '38rem' },
  load: async () => {
    const [{ cardView }, { EmployeeCard }, { default: styles }] = await Promise.all([
      import('../shared/card-view.tsx'),
      import('./employee-card.tsx'),
      import('./employee-card.css?inline'),
    ]);
    return cardView('dap-employee-card-view', EmployeeCard, styles);
  },
};
