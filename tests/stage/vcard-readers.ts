import { execFileSync } from 'node:child_process';
import ICAL from 'ical.js';
import vcf from 'vcf';
import { ensureWorks } from '../support/debian.ts';

/** What a program we did not write found in a card; texts as it shows them. */
export type Read = {
  name: string;
  fullName: string;
  organisation: string;
  title: string;
  phones: string[];
  email: string;
  address: string[];
  urls: string[];
  note: string;
  /** How many properties there are, so that nothing was smuggled in. */
  properties: number;
};

/**
 * ical.js leaves the backslash of `\;` where a text has one part, and splits N after any backslash; `asIcal`
 * says how it shows a text.
 */
export function readWithIcal(card: string): Read {
  const component = new ICAL.Component(ICAL.parse(card) as unknown as string);
  const values = (name: string) => component.getAllProperties(name).map((one) => one.getFirstValue());
  const text = (name: string) => String(values(name)[0] ?? '');
  const parts = (name: string) => [values(name)[0] ?? []].flat().map(String);
  return {
    name: parts('n')[1] ?? '',
    fullName: text('fn'),
    organisation: parts('org')[0] ?? '',
    title: text('title'),
    phones: values('tel').map(String),
    email: String(values('email')[0] ?? ''),
    address: parts('adr'),
    urls: values('url').map(String),
    note: text('note'),
    properties: component.getAllProperties().length,
  };
}

export function asIcal(read: Read): Read {
  const kept = (text: string) => text.replace(/;/g, '\\;');
  const { fullName, title, email, note } = read;
  return { ...read, fullName: kept(fullName), title: kept(title), email: kept(email), note: kept(note) };
}

/**
 * vcf unfolds and splits lines, and leaves the escapes of RFC 2426 to its caller. Its static `parse` takes the
 * words BEGIN:VCARD within a text for another card.
 */
export function readWithVcf(card: string): Read {
  const parsed = new vcf().parse(card);
  const values = (name: string) => [parsed.get(name) ?? []].flat().map((one) => one.valueOf());
  const text = (name: string) => unescaped(values(name)[0] ?? '');
  const parts = (name: string) => split(values(name)[0] ?? '');
  const properties = Object.values(parsed.data).flat().length;
  return {
    name: parts('n')[1] ?? '',
    fullName: text('fn'),
    organisation: text('org'),
    title: text('title'),
    phones: values('tel').map(unescaped),
    email: text('email'),
    address: parts('adr'),
    urls: values('url'),
    note: text('note'),
    properties,
  };
}

function unescaped(value: string): string {
  return value.replace(/\\(.)/g, (_, sign: string) => (/n/i.test(sign) ? '\n' : sign));
}

function split(value: string): string[] {
  if (!value) return [];
  return value
    .replace(/\\.|;/g, (sign) => (sign === ';' ? '\u0000' : sign))
    .split('\u0000')
    .map(unescaped);
}

/** vobject is Debian's: one process reads all cards. */
const python = `
import json, sys, vobject
found = []
for text in json.load(sys.stdin):
    cards = list(vobject.readComponents(text))
    card = cards[0]
    one = lambda key: getattr(card, key).value if hasattr(card, key) else ''
    every = lambda key: [entry.value for entry in card.contents.get(key, [])]
    place = one('adr')
    found.append(dict(
        name=one('n').given, fullName=one('fn'), organisation=(one('org') or [''])[0], title=one('title'),
        phones=every('tel'), email=one('email'), urls=every('url'), note=one('note'),
        address=[place.box, place.extended, place.street, place.city, place.region, place.code, place.country] if place else [],
        properties=sum(len(entries) for entries in card.contents.values()) + 100 * (len(cards) - 1)))
print(json.dumps(found))
`;

/** The system's own Python, for which Debian builds; a version manager's would not see the package. */
const interpreter = '/usr/bin/python3';

export const vobjectThere = ensureWorks([interpreter, '-c', 'import vobject'], ['python3-vobject']);

export function readWithVobject(cards: string[]): Read[] {
  const output = execFileSync(interpreter, ['-c', python], {
    input: JSON.stringify(cards),
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  return JSON.parse(output);
}
