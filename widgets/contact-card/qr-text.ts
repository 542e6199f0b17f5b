import { type Contact, utf8Length, vcardText } from '../lib/vcard.ts';

/**
 * Bytes of UTF-8 that scan from a code of error correction level H, by its edge in CSS pixels. Measured on screenshots
 * at device pixel ratios 1 to 3.
 */
export const scannable = { 128: 250, 220: 500 } as const;
/** Bytes that fit into the largest QR code (version 40) at level H. */
export const capacity = 1273;

/**
 * The vCard text for a QR code. If it is longer than `limit`, the note is left out, then all URLs but the first (the
 * social profiles), then the first URL (the site). Everything else always stays, even if the text remains too long.
 * @param limit bytes of UTF-8
 * @returns undefined if no QR code can contain the text
 */
export function qrText(contact: Contact, limit: number): string | undefined {
  const { note, urls = [], ...required } = contact;
  const shortest = vcardText(required);
  const longer = [contact, { ...required, urls }, { ...required, urls: urls.slice(0, 1) }].map(vcardText);
  const text = longer.find((candidate) => utf8Length(candidate) <= limit) ?? shortest;
  return utf8Length(text) <= capacity ? text : undefined;
}
