import { scriptUrl } from '../element/script-url.ts';

/**
 * The origin of the site that serves this script; on a partner's page it differs from the origin of the page.
 * @param published the configured origin, used where the script has no web origin (prerendering, tests) or is a copy
 *   that a partner may host: a pinned version (`/embed/<version>/`) or an embed below a path (`/path/embed/`)
 */
export function siteOrigin(published: string): string {
  // Not `new URL()`: old pages have a global variable of that name.
  const [, origin = published, path = ''] = /^(https?:\/\/[^/]+)(.*)/.exec(scriptUrl) ?? [];
  const isCopy = /^\/embed\/\d|.\/embed\//.test(path);
  return isCopy ? published : origin;
}
