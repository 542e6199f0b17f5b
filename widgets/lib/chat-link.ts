import { digitsOnly, withoutLeadingZeros } from './text.ts';

/** WhatsApp documents no limit. Web servers commonly accept request lines of up to 8 KB. */
export const maxChatLinkLength = 7500;

/**
 * The URL that opens WhatsApp with a message.
 * @param number the recipient: digits with country code; `+`, spaces and leading zeros are removed
 * @param text well-formed text (`sanitizeText`): a lone surrogate would make `encodeURIComponent` throw
 */
export function chatLink(number: string, text: string): string {
  return `https://wa.me/${withoutLeadingZeros(digitsOnly(number))}?text=${encodeURIComponent(text)}`;
}
