import { ancestors, everywhere, type Headers, type Needs, otherwise, places } from './headers.ts';

/**
 * `_headers`, which Netlify and Cloudflare Pages read. They join the rules that fit a path, so none may name a
 * header that another one names for it too: pages stand by their paths here, and what is left keeps the host's own
 * `max-age=0, must-revalidate`. Two policies both hold, so that pages alone say whose frames may show them.
 * @param folders those at the top with pages in them, such as `ar`
 */
export function staticHosts(folders: string[], needs: Needs): string {
  const pages = ['/', ...folders.flatMap((name) => [`/${name}`, `/${name}/*`])];
  const rules = [
    rule('/*', everywhere(needs, true)),
    ...places.map(({ path, headers }) => rule(path, headers)),
    ...pages.map((path) => rule(path, { ...otherwise, 'Content-Security-Policy': ancestors })),
    rule('/contact/*', { ...otherwise, 'Content-Type': 'text/vcard; charset=utf-8' }),
    rule('/.well-known/*', { ...otherwise, 'Content-Type': 'text/plain; charset=utf-8' }),
  ];
  return `# Made by the build from src/build/hosting/headers.ts.\n${rules.join('')}`;
}

function rule(path: string, headers: Headers): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
  return `${path}\n${lines.join('')}`;
}
