import * as company from '#company/facts.ts';
import { scriptUrl } from '../element/script-url.ts';
import type { RecipientOptions } from './order-links.ts';

/**
 * A link to the page of the widget on the site can contain the number of a stranger and the name of the company. If that
 * page is not in a frame, the name is not shown, and a number that is not the company's is shown above the button.
 */
export function checkedRecipient<Options extends RecipientOptions>(options: Options): Options {
  if (!isOwnPage()) return options;
  const { whatsapp = '' } = options;
  if (['', company.whatsapp].includes(whatsapp)) return { ...options, recipient: '', phone: '', email: '' };
  return { ...options, recipient: '', foreign: true };
}

/** True on `/embed/order-form/` of the site, opened as a link. */
function isOwnPage(): boolean {
  const { origin, pathname } = location;
  return (
    window.top === window && scriptUrl.startsWith(`${origin}/`) && /^\/embed\/order-form\b/.test(pathname)
  );
}
