import {
  ancestors,
  commonHeaders,
  defaultHeaders,
  type HeaderRule,
  type Headers,
  headerRules,
  type PolicySources,
  startOf,
} from './headers.ts';

/**
 * `_headers`, which Netlify and Cloudflare Pages read. They join the rules that fit a path, so none may name a
 * header that another one names for it too: pages stand by their paths here, and what is left keeps the host's own
 * `max-age=0, must-revalidate`. Two policies both hold, so that pages alone say whose frames may show them.
 * @param folders those at the top with pages in them, such as `ar`
 */
export function staticHosts(folders: string[], sources: PolicySources): string {
  const pages = ['/', ...folders.flatMap((name) => [`/${name}`, `/${name}/*`])];
  const rules = [
    rule('/*', commonHeaders(sources, true)),
    ...headerRules.map((place, at) => rule(place.path, ownHeaders(place, headerRules.slice(at + 1)))),
    ...pages.map((path) => rule(path, { ...defaultHeaders, 'Content-Security-Policy': ancestors })),
    rule('/contact/*', { ...defaultHeaders, 'Content-Type': 'text/vcard; charset=utf-8' }),
    rule('/.well-known/*', { ...defaultHeaders, 'Content-Type': 'text/plain; charset=utf-8' }),
  ];
  return `# Made by the build from src/build/hosting/headers.ts.\n${rules.join('')}`;
}

/** The headers of a place that no wider place sends too. */
function ownHeaders({ path, headers }: HeaderRule, others: HeaderRule[]): Headers {
  const wider = others.filter((one) => path.startsWith(startOf(one)));
  const isOwn = ([name, value]: [string, string]) => wider.every((one) => one.headers[name] !== value);
  return Object.fromEntries(Object.entries(headers).filter(isOwn));
}

function rule(path: string, headers: Headers): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
  return `${path}\n${lines.join('')}`;
}
