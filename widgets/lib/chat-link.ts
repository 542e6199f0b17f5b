import { digitsOnly, withoutLeadingZeros } from './text.ts';

/**
 * The URL that opens WhatsApp with a message.
 * @param number the recipient: digits with country code; `+`, spaces and leading zeros are removed
 * @param text well-formed text (`sanitizeText`): a lone surrogate would make `encodeURIComponent` throw
 */
export function chatLink(number: string, text: string): string {
  return `https://wa.me/${withoutLeadingZeros(digitsOnly(number))}?text=${encodeURIComponent(text)}`;
}
