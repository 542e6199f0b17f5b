/**
 * The URL that opens a chat in WhatsApp.
 * @param number the recipient in E.164
 * @param text of the message, well-formed (`sanitizeText`): a lone surrogate would make `encodeURIComponent` throw
 */
export function chatLink(number: string, text = ''): string {
  return `https://wa.me/${number.slice(1)}${text && `?text=${encodeURIComponent(text)}`}`;
}

/** The URL that opens an email to an address. */
export const emailLink = (address: string) => `mailto:${encodeURIComponent(address).replace('%40', '@')}`;
