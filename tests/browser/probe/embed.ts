import { flag, oneOf, text, wholeNumber } from '../../../widgets/element/attributes.ts';
import { defineWidgets } from '../../../widgets/element/define-widget.ts';

defineWidgets([
  {
    tag: 'dap-probe',
    attributes: { word: text(), size: wholeNumber(), open: flag(), side: oneOf(['left', 'right'], 'left') },
    events: { onPressed: { type: 'dap-pressed', cancelable: true } },
    height: { narrow: '10rem', wide: '10rem' },
    load: () => import('./probe.view.ts'),
  },
]);
