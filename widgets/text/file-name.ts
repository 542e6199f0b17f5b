import { longestBeginning, plainLine } from './plain-text.ts';
import { utf8Length } from './vcard.ts';
import { isVisible } from './visible-text.ts';

/** What Windows, macOS and Android refuse in a name. */
const refused = /[/\\:*?"<>|]/g;
/** Names that Windows keeps for devices, whatever follows the first dot. */
const device = /^(?:con|prn|aux|nul|(?:com|lpt)[0-9¹²³])(?=$|[.\s])/i;
/** In octets of UTF-8; most file systems take 255, and browsers add numbers. */
const longestName = 120;

/** The name of the contact file of a person, which every system can store; always ends in `.vcf`. */
export function contactFileName(name: string): string {
  const clean = trimmed(plainLine(name.replace(/\t/g, ' ')).replace(refused, '_'));
  const short = trimmed(longestBeginning(clean, (beginning) => utf8Length(beginning) <= longestName));
  if (!isVisible(short)) return 'contact.vcf';
  return `${device.test(short) ? '_' : ''}${short}.vcf`;
}

function trimmed(text: string): string {
  return text.replace(/^[.\s]+|[.\s]+$/g, '');
}
