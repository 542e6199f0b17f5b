import { longestBeginning, plainLine } from './plain-text.ts';
import { utf8Length } from './vcard.ts';
import { isVisible } from './visible-text.ts';

/** Characters that Windows, macOS or Android do not allow in file names. */
const refused = /[/\\:*?"<>|]/g;
/** Device names of Windows, which are reserved with any extension. */
const device = /^(?:con|prn|aux|nul|(?:com|lpt)[0-9¹²³])(?=$|[.\s])/i;
/** In bytes of UTF-8. Most file systems allow 255, and browsers append numbers. */
const longestName = 120;

/** The file name of a person's contact, valid on every operating system; it ends in `.vcf`. */
export function contactFileName(name: string): string {
  const clean = trimmed(plainLine(name.replace(/\t/g, ' ')).replace(refused, '_'));
  const short = trimmed(longestBeginning(clean, (beginning) => utf8Length(beginning) <= longestName));
  if (!isVisible(short)) return 'contact.vcf';
  return `${device.test(short) ? '_' : ''}${short}.vcf`;
}

function trimmed(text: string): string {
  return text.replace(/^[.\s]+|[.\s]+$/g, '');
}
