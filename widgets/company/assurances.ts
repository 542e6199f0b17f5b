// Your answers for security and privacy reviews on the page `/trust/`. Write one English sentence for each field.
// The page marks each field that `samples.ts` lists.

/** The date on which you last checked these answers: `2026-11-23`. */
export const reviewedOn = '2026-11-23';

/** The date until which the latest version receives security fixes: `2031-12-31`. */
export const supportedUntil = '2031-12-31';

/** Contract, liability and insurance: `The supply contract with the partner applies.` */
export const contract = 'No contract, service level or insurance is offered.';

/** Promised availability, and the page that reports outages: `99.5% a month; outages are listed on status.company.com.` */
export const availability = 'No availability is promised, and there is no status page.';

/** The hosting company and the country of its servers: `Example Hosting GmbH, Germany.` */
export const hosting = 'Not stated.';

/** Encryption, updates and backups of the server: `TLS 1.2 or later, weekly updates and daily backups.` */
export const serverSecurity = 'Not stated.';

/** Who can publish files, and who approves a release: `Two employees; each release needs the approval of both.` */
export const publishing = 'Everyone with write access to the server; no approval is required.';

/** What the server logs, for how long, and who reads it: `IP address and URL, for 14 days, read by our administrator.` */
export const logs = 'Not stated.';

/** Your role under data protection law: `Controller for our server log and for the orders that we receive.` */
export const privacyRole = 'Not stated.';

/** Whether you sign a data processing agreement: `On request.` */
export const agreement = 'No data processing agreement is offered.';

/** Companies that process data for you: `Our hosting company. No other.` */
export const subprocessors = 'Not stated.';

/** How long you keep an order: `Ten years, as Jordanian commercial law requires.` */
export const orderRetention = 'Not stated.';

/** The contact for privacy requests, such as a data protection officer: `privacy@company.com.` */
export const privacyContact = 'The email address of the supplier.';

/** How soon you inform partners of a data breach: `Within 72 hours, by email.` */
export const breachNotice = 'No period is promised.';

/** Security incidents so far: `None since 2026.` */
export const incidents = 'None known.';

/** Penetration tests and certificates: `Penetration test in March 2026; ISO 27001 since 2025.` */
export const certificates = 'None.';
