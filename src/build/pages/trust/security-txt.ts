import type { Language } from '../../../../widgets/i18n/languages.ts';

/** The date on which the security contact was last confirmed. The file expires one year later. */
export const checkedOn = '2026-11-21';

type Contact = { email: string; site: string; languages: readonly Language[] };

/** One year after the check, the maximum that RFC 9116, section 2.5.5 recommends. */
export function expires(checked = checkedOn): string {
  return `${Number(checked.slice(0, 4)) + 1}${checked.slice(4)}T00:00:00Z`;
}

/** `security.txt` (RFC 9116). It does not depend on the current date, so that builds are reproducible. */
export function securityTxt({ email, site, languages }: Contact): string {
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expires()}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${site}/.well-known/security.txt`,
    '',
  ].join('\n');
}

/** A warning if the file has expired. */
export function securityDoubts(now = new Date()): string[] {
  if (now < new Date(expires())) return [];
  return [
    `src/build/pages/trust/security-txt.ts: security.txt has expired, because checkedOn is ${checkedOn}. Confirm that someone reads the security contact, and set checkedOn to the current date.`,
  ];
}
