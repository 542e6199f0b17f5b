import { scriptUrl } from '../controls/script-url.ts';

/**
 * The origin of the site that serves this script; on a partner's page it differs from the origin of the page.
 * @param published the configured origin, used where the script has no web origin (prerendering, tests) or is a copy
 *   that a partner may host: a pinned version (`/embed/<version>/`) or an embed below a path (`/path/embed/`)
 */
export function siteOrigin(published: string): string {
  const { protocol, origin, pathname } = new URL(scriptUrl || 'file:///');
  const isCopy = /^\/embed\/\d|.\/embed\//.test(pathname);
  return protocol.startsWith('http') && !isCopy ? origin : published;
}
