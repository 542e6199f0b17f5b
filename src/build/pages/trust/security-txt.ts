import type { Language } from '../../../../widgets/i18n/languages.ts';

/** The day on which somebody last saw that the address is read; a year later the file runs out. */
export const checkedOn = '2026-11-21';

type Contact = { email: string; site: string; languages: readonly Language[] };

/** When the file is no longer to be believed: a year after it was checked, the most that RFC 9116, 2.5.5 advises. */
export function expires(checked = checkedOn): string {
  return `${Number(checked.slice(0, 4)) + 1}${checked.slice(4)}T00:00:00Z`;
}

/** `security.txt` (RFC 9116): where a fault is reported. The same bytes in every build, so no clock is asked. */
export function securityTxt({ email, site, languages }: Contact): string {
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expires()}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${site}/.well-known/security.txt`,
    '',
  ].join('\n');
}

/** What a release has to hear before the file runs out; nothing while it holds. */
export function securityDoubts(now = new Date()): string[] {
  if (now < new Date(expires())) return [];
  return [
    `src/build/pages/trust/security-txt.ts: checkedOn is ${checkedOn}: see that the address for faults is read, and put today's date.`,
  ];
}
