import { scriptUrl } from '../controls/script-url.ts';

/**
 * Where the site is: the origin that this code came from, which on a partner's page is not the page's own. A version
 * that is pinned, or a copy below a path, may lie with anybody: these keep to the address of their day.
 * @param published the address to give there, and where code has no web origin (a test, a file)
 */
export function siteOrigin(published: string): string {
  const [, origin = published] = /^(https?:\/\/[^/]+)\/(?!.+\/embed\/|embed\/\d)/.exec(scriptUrl) ?? [];
  return origin;
}
