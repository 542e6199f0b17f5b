/**
 * Where the site is: the origin that this code came from, which on a partner's page is not the page's own.
 * @param published the address to give where code has no web origin (a test, a file)
 */
export function siteOrigin(published: string): string {
  const { protocol, origin } = new URL(import.meta.url);
  return protocol === 'https:' || protocol === 'http:' ? origin : published;
}
