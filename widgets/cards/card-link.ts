import { longestPhone } from '../text/phone.ts';
import { plainLine } from '../text/plain-text.ts';
import type { Contact } from '../text/vcard.ts';
import { isVisible } from '../text/visible-text.ts';

/** What a link says of a person; employer, address and note are those of the page that it opens. */
export type LinkedPerson = Required<Pick<Contact, 'name' | 'title' | 'phone' | 'email'>>;

const facts = ['name', 'title', 'phone', 'email'] as const;
/** The most signs behind the `#`: beyond them a code would be no smaller than that of the whole card. */
const longestFragment = 400;
/** The first octet says how the others are to be read; it is never zero, which a number would lose. */
const oneOctet = 1;
const utf8 = 2;

/**
 * One octet for each letter of Arabic, Persian, English and French: Windows-1256, with the one Persian letter it
 * lacks in the place of the euro sign.
 */
const letters = new TextDecoder('windows-1256')
  .decode(Uint8Array.from({ length: 256 }, (_, octet) => octet))
  .replace('€', 'ی');

/**
 * The page of the company's card, or of a person's: all that it shows stands behind the `#`, which browsers send to
 * no server. The signs are those of base 36, capitals, because a code holds them in five and a half bits each and
 * no chat takes them for the end of a link.
 * @param origin of the site
 * @returns undefined when a person's facts are too long for a small code
 */
export function cardLink(origin: string, person?: Contact): string | undefined {
  if (!person) return `${origin}/c/`;
  const text = facts.map((fact) => plainLine(person[fact] ?? '').replace(/\t/g, ' ')).join('\n');
  const short = Array.from(text, (letter) => letters.indexOf(letter));
  const octets = short.includes(-1) ? [utf8, ...new TextEncoder().encode(text)] : [oneOctet, ...short];
  const hex = octets.map((octet) => octet.toString(16).padStart(2, '0')).join('');
  const fragment = BigInt(`0x${hex}`).toString(36).toUpperCase();
  return fragment.length > longestFragment ? undefined : `${origin}/c/#${fragment}`;
}

/**
 * The person of a link, whoever wrote it.
 * @param fragment what stands behind the `#`
 * @returns undefined when it is not what `cardLink` writes: a cut or changed link shows nobody rather than somebody else
 */
export function linkedPerson(fragment: string): LinkedPerson | undefined {
  if (!/^[0-9a-z]+$/i.test(fragment) || fragment.length > longestFragment) return undefined;
  const [kind, ...octets] = octetsOf(fragment);
  const text = kind === oneOctet ? octets.map((octet) => letters[octet]).join('') : decoded(kind, octets);
  const [name = '', title = '', phone = '', email, ...more] = text?.split('\n') ?? [];
  if (email === undefined || more.length) return undefined;
  const clean = [name, title, phone, email].every((fact) => plainLine(fact) === fact && !fact.includes('\t'));
  const number = !phone || (/^\+\d+$/.test(phone) && phone.length <= longestPhone);
  return clean && number && isVisible(name) ? { name, title, phone, email } : undefined;
}

function octetsOf(fragment: string): number[] {
  let number = 0n;
  for (const sign of fragment) number = number * 36n + BigInt(Number.parseInt(sign, 36));
  const hex = number.toString(16);
  return (hex.length % 2 ? `0${hex}` : hex).match(/../g)?.map((pair) => Number.parseInt(pair, 16)) ?? [];
}

function decoded(kind: number | undefined, octets: number[]): string | undefined {
  if (kind !== utf8) return undefined;
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(Uint8Array.from(octets));
  } catch {
    return undefined;
  }
}
