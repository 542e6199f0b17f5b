import { company } from '../company.ts';

/**
 * Where the site is: the origin that this code came from, which on a partner's page is not the page's own.
 * Where code has no web origin (a test, a file), the published address.
 */
export function siteOrigin(): string {
  const { protocol, origin } = new URL(import.meta.url);
  return protocol === 'https:' || protocol === 'http:' ? origin : company.site;
}
