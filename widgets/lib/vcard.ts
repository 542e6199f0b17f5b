import { isVisible, longestPrefix, sanitizeLine, sanitizeText } from './text.ts';
import { unlessThrows } from './unless-throws.ts';

export type Address = { street: string; city: string; country: string };

/** A contact as entered or configured. `vcardText` cleans and escapes it, and leaves out empty fields. */
export type Contact = {
  name: string;
  organization?: string;
  title?: string;
  /** `+` and digits. */
  phone?: string;
  /** A second number, for mobile and chat. */
  mobile?: string;
  email?: string;
  address?: Address;
  /** Only http and https URLs are written. */
  urls?: string[];
  note?: string;
};

/** In bytes; RFC 2426, 2.6. */
const maxLineLength = 75;

/** A contact as vCard 3.0 (RFC 2426) with CRLF line breaks and without folding, for QR codes. */
export function vcardText(contact: Contact): string {
  const { address } = contact;
  const postal = address && [address.street, address.city, '', '', address.country].map(line);
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:;${line(contact.name)};;;`,
    `FN:${line(contact.name)}`,
    property('ORG', line(contact.organization)),
    property('TITLE', line(contact.title)),
    property('TEL;TYPE=WORK,VOICE', line(contact.phone)),
    property('TEL;TYPE=CELL', line(contact.mobile)),
    property('EMAIL;TYPE=INTERNET', line(contact.email)),
    property('ADR;TYPE=WORK', postal?.some(Boolean) ? `;;${postal.join(';')}` : ''),
    ...(contact.urls ?? []).map((url) => property('URL', webUrl(url))),
    property('NOTE', escaped(sanitizeText(contact.note ?? '').replace(/\t/g, ' '))),
    'END:VCARD',
  ];
  return lines.map((entry) => entry && `${entry}\r\n`).join('');
}

/** A contact as the text of a vCard file: lines are folded at 75 bytes. */
export function vcardFile(contact: Contact): string {
  return vcardText(contact).split('\r\n').map(fold).join('\r\n');
}

/** The URL of a download link. iPhones open a contact preview for `data:` URLs, but not for `blob:` URLs. */
export function vcardHref(file: string): string {
  return `data:text/vcard;charset=utf-8,${encodeURIComponent(file)}`;
}

const property = (name: string, value: string) => value && `${name}:${value}`;
const line = (text = '') => escaped(sanitizeLine(text));
const escaped = (text: string) => text.replace(/\\/g, '\\\\').replace(/\n/g, '\\n').replace(/[;,]/g, '\\$&');

/**
 * An http(s) URL in its normalized form, otherwise an empty string. `;` and `,` are percent-encoded, because readers
 * disagree on whether to unescape them. An origin has no slash at the end.
 */
function webUrl(text: string): string {
  const url = unlessThrows(() => new URL(text));
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:') return '';
  const bare = url.href === `${url.origin}/`;
  return bare ? url.origin : url.href.replace(/[;,]/g, (found) => (found === ';' ? '%3B' : '%2C'));
}

/** Breaks a line between code points into parts of at most 75 bytes, including the leading space. */
function fold(text: string): string {
  const parts: string[] = [];
  let part = '';
  let bytes = 0;
  for (const character of text) {
    const size = utf8Length(character);
    if (bytes + size > maxLineLength) {
      parts.push(part);
      part = ' ';
      bytes = 1;
    }
    part += character;
    bytes += size;
  }
  return [...parts, part].join('\r\n');
}

const utf8 = new TextEncoder();
export const utf8Length = (text: string): number => utf8.encode(text).length;

/** Characters that Windows, macOS or Android do not allow in file names. */
const refused = /[/\\:*?"<>|]/g;
/** Device names of Windows, which are reserved with any extension. */
const device = /^(?:con|prn|aux|nul|(?:com|lpt)[0-9¹²³])(?=$|[.\s])/i;
/** In bytes of UTF-8. Most file systems allow 255, and browsers append numbers. */
const maxNameLength = 120;

/** The file name of a person's contact, valid on every operating system; it ends in `.vcf`. */
export function contactFileName(name: string): string {
  const clean = sanitizeLine(name).replace(refused, '_');
  const cut = longestPrefix(clean, (beginning) => utf8Length(beginning) <= maxNameLength);
  const short = cut.replace(/^[.\s]+|[.\s]+$/g, '');
  if (!isVisible(short)) return 'contact.vcf';
  return `${device.test(short) ? '_' : ''}${short}.vcf`;
}
