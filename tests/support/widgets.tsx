import { useTranslation } from 'react-i18next';
import { flag, oneOf, text, wholeNumber } from '../../widgets/element/attributes.ts';
import type { ElementClass } from '../../widgets/element/define-widget.ts';
import type { WidgetDefinition } from '../../widgets/element/widget.ts';

const files = import.meta.glob<ElementClass>('../../widgets/*/*.element.ts', {
  eager: true,
  import: 'element',
});
/** The classes of all elements, which `embed.ts` registers. */
export const elementClasses = Object.values(files);

type ProbeProps = { word: string; size: number | undefined; open: boolean; side: string };

/** A component that shows its props. With `word="throw"` it throws. */
function Probe({ word, size, open, side }: ProbeProps) {
  const { t } = useTranslation();
  if (word === 'throw') throw new Error('thrown while rendering');
  return (
    <div>
      <output>{JSON.stringify({ word, size, open, side })}</output>
      <input aria-label={t('order.name')} />
      <button type="button">{t('common.close')}</button>
    </div>
  );
}

let count = 0;

/** A small widget for tests of the custom element, with its own tag. */
export function probeWidget(changes: Partial<WidgetDefinition> = {}): WidgetDefinition {
  count++;
  return {
    tag: `dap-probe${count}`,
    attributes: { word: text, size: wholeNumber, open: flag, side: oneOf(['left', 'right'], 'left') },
    height: { narrow: '10rem', wide: '10rem' },
    load: async () => ({ Component: Probe, styles: '', events: {} }),
    ...changes,
  };
}
