import { type AnalyticsEvent, measure } from '#company/analytics.ts';

/** Reports an event to the owner's analytics function, if there is one. Its errors do not affect the page. */
export function track(event: AnalyticsEvent): void {
  try {
    measure?.(event);
  } catch (error) {
    console.error(error);
  }
}

/** Props for the order form. */
export const orderOpened = measure && { onOrderOpened: () => track('order-opened') };

/** Reports clicks on links that open a chat or download a contact card. @returns stops reporting */
export function trackClicks(): (() => void) | undefined {
  if (!measure) return;
  const onClick = ({ target }: Event) => {
    const link = target instanceof Element && target.closest('a');
    if (!link) return;
    if (link.hostname === 'wa.me') track('chat-opened');
    if (link.download.endsWith('.vcf')) track('card-saved');
  };
  addEventListener('click', onClick);
  return () => removeEventListener('click', onClick);
}
