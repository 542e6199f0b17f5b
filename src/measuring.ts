import { type Happening, measure } from '../widgets/company/measure.ts';

/** Tells the owner's own counting, if there is one; what fails in it is not the visitor's affair. */
export function tell(what: Happening): void {
  try {
    measure?.(what);
  } catch (error) {
    console.error(error);
  }
}

/** What the order form is given. */
export const orderOpened = measure && { onOrderOpened: () => tell('order-opened') };

/** Follows the links that open a chat or save a card, wherever they stand. */
export function tellClicks(): (() => void) | undefined {
  if (!measure) return;
  const heard = ({ target }: Event) => {
    const link = target instanceof Element && target.closest('a');
    if (!link) return;
    if (link.hostname === 'wa.me') tell('chat-opened');
    if (link.download.endsWith('.vcf')) tell('card-saved');
  };
  addEventListener('click', heard);
  return () => removeEventListener('click', heard);
}
