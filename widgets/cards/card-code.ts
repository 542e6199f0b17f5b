import { type Contact, utf8Length, vcardText } from '../text/vcard.ts';

/**
 * How many octets of vCard scan at a size in CSS pixels: measured on screenshots at device pixel ratios 1, 2
 * and 3 (`tests/browser/qr-decode.slow.spec.ts`).
 */
export const longestAt = { 128: 250, 220: 500 } as const;
/** On paper, where nothing covers the code: version 14, level M, whose modules are as large as those of 250 at level H. */
export const longestOnPaper = 360;
/** What a QR code of version 40, level H, holds: 1273 octets less one for the mark that says UTF-8. */
export const longestCode = 1272;

export type CodeSize = keyof typeof longestAt;

/** What a QR code says: the whole contact, or what fits; undefined when not even name and number do. */
export type CardCode = { text: string; whole: boolean } | undefined;

/** Left out one after the other until the rest fits: what a phone can do without, first. */
const expendable = ['note', 'urls', 'organisation', 'email', 'title'] as const;

/** @param limit octets of UTF-8, from `longestAt` or `longestCode` */
export function cardCode(contact: Contact, limit: number): CardCode {
  const rest = { ...contact };
  for (const field of [undefined, ...expendable]) {
    if (field) delete rest[field];
    const text = vcardText(rest);
    if (utf8Length(text) <= limit) return { text, whole: !field };
  }
  return undefined;
}
