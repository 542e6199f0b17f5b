import { digitsOnly, withoutLeadingZeros } from './digits.ts';

/** No official limit is known; 8 KB request lines are the common default of web servers, so stay below. */
export const longestChatLink = 7500;

/**
 * The address that opens WhatsApp with a message ready to send.
 * @param number the receiver, digits with country code; `+`, spaces and leading zeros are taken off
 * @param text well-formed text (`plainText`): a lone surrogate would make `encodeURIComponent` throw
 */
export function chatLink(number: string, text: string): string {
  return `https://wa.me/${withoutLeadingZeros(digitsOnly(number))}?text=${encodeURIComponent(text)}`;
}
