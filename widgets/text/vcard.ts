import { plainLine, plainText } from './plain-text.ts';

/** A postal address; what is empty stays empty between its semicolons (RFC 2426, 3.2.1). */
export type Address = { street: string; city: string; country: string };

/** Somebody's contact as typed or configured; the writer cleans and escapes. Empty fields are left out. */
export type Contact = {
  name: string;
  organisation?: string;
  title?: string;
  /** `+` and digits. */
  phone?: string;
  /** A second number, for mobile and chat. */
  mobile?: string;
  email?: string;
  address?: Address;
  /** Only http and https addresses are written. */
  urls?: string[];
  note?: string;
};

/** RFC 2426, 2.6: lines longer than 75 octets are folded. */
const longestLine = 75;

/**
 * A contact as vCard 3.0 (RFC 2426), which address books of every age read: a fixed order, lines that end with
 * CRLF and are not folded, as a QR code holds them. No property but these: each would make the code denser.
 */
export function vcardText(contact: Contact): string {
  const { address } = contact;
  const postal = address && [address.street, address.city, '', '', address.country].map(line);
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:;${line(contact.name)};;;`,
    `FN:${line(contact.name)}`,
    property('ORG', line(contact.organisation)),
    property('TITLE', line(contact.title)),
    property('TEL;TYPE=WORK,VOICE', line(contact.phone)),
    property('TEL;TYPE=CELL', line(contact.mobile)),
    property('EMAIL;TYPE=INTERNET', line(contact.email)),
    property('ADR;TYPE=WORK', postal?.some(Boolean) ? `;;${postal.join(';')}` : ''),
    ...(contact.urls ?? []).map((url) => property('URL', webAddress(url))),
    property('NOTE', escaped(plainText(withoutTabs(contact.note)))),
    'END:VCARD',
  ];
  return lines.map((entry) => entry && `${entry}\r\n`).join('');
}

/** The same card as a file: folded at 75 octets. */
export function vcardFile(contact: Contact): string {
  return vcardText(contact).split('\r\n').map(fold).join('\r\n');
}

/** The address of a link that downloads the file; `data:` opens the contact preview on an iPhone, `blob:` does not. */
export function vcardHref(file: string): string {
  return `data:text/vcard;charset=utf-8,${encodeURIComponent(file)}`;
}

function property(name: string, value: string): string {
  return value && `${name}:${value}`;
}

function line(text: string | undefined): string {
  return escaped(plainLine(withoutTabs(text)));
}

function withoutTabs(text = ''): string {
  return text.replace(/\t/g, ' ');
}

function escaped(text: string): string {
  return text.replace(/\\/g, '\\\\').replace(/\n/g, '\\n').replace(/[;,]/g, '\\$&');
}

/**
 * An http(s) address as the browser writes it, or nothing. `;` and `,` are percent-encoded, because readers
 * disagree on whether they are to be escaped here; an origin stands without its slash.
 */
function webAddress(text: string): string {
  try {
    const url = new URL(text);
    if (url.protocol !== 'https:' && url.protocol !== 'http:') return '';
    const bare = url.href === `${url.origin}/`;
    return bare ? url.origin : url.href.replace(/[;,]/g, (sign) => (sign === ';' ? '%3B' : '%2C'));
  } catch {
    return '';
  }
}

/** Breaks a line between code points, each part at most 75 octets of UTF-8 with its leading space. */
function fold(text: string): string {
  const parts: string[] = [];
  let part = '';
  let octets = 0;
  for (const character of text) {
    const size = utf8Length(character);
    if (octets + size > longestLine) {
      parts.push(part);
      part = ' ';
      octets = 1;
    }
    part += character;
    octets += size;
  }
  return [...parts, part].join('\r\n');
}

/** How many octets a well-formed text takes in UTF-8. */
export function utf8Length(text: string): number {
  return new TextEncoder().encode(text).length;
}
