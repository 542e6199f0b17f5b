import * as company from '#company/facts.ts';
import { scriptUrl } from '../element/script-url.ts';
import type { RecipientOptions } from './order-links.ts';

/**
 * A link to a page of the site can contain the number of a stranger and the name of the company. On such a page the name
 * is not shown, and a number that is not the company's is shown above the button.
 */
export function checkedRecipient<Options extends RecipientOptions>(options: Options): Options {
  if (!isOwnPage()) return options;
  const { whatsapp = '' } = options;
  if (['', company.whatsapp].includes(whatsapp)) return { ...options, recipient: '', phone: '', email: '' };
  return { ...options, recipient: '', foreign: true };
}

/** True on every page of the site that is not in a frame. A path can be written in many ways, a host cannot. */
function isOwnPage(): boolean {
  // Not `new URL()`: some pages have a variable of that name.
  const [, host = location.host] = /^https?:\/\/(?:[^/]*@)?([^/]+)/.exec(scriptUrl) ?? [];
  return window.top === window && host === location.host;
}
