import {
  commonHeaders,
  defaultHeaders,
  type Headers,
  headerRules,
  mimeTypes,
  notFoundHeaders,
  type PolicySources,
  startOf,
} from './headers.ts';

const pages = 'try_files $uri $uri/index.html =404;';

/**
 * For `include` inside a `server`. nginx inherits no header into a location that has one of its own, so each
 * location names all; `always` stands only where an error is answered.
 */
export function nginx(sources: PolicySources): string {
  const locations = headerRules.map((rule) => {
    const { path, headers, framed } = rule;
    const place = `${path.endsWith('*') ? '^~' : '='} ${startOf(rule)}`;
    const first = framed && pages;
    return location(place, { ...commonHeaders(sources, framed), ...headers }, first);
  });
  return `# Made by the build from src/build/hosting/headers.ts. Inside your server { } behind listen, server_name and root:
#   include /var/www/dap/.hosting/nginx.conf;
types {
${Object.entries(mimeTypes)
  .map(([ending, type]) => `  ${type} ${ending};`)
  .join('\n')}
}
default_type application/octet-stream;
charset utf-8;
charset_types ${[...new Set(Object.values(mimeTypes))].filter((type) => /^text\/|json$|xml$/.test(type) && type !== 'text/html').join(' ')};
gzip_static on;
gzip_vary on;
# brotli_static on;  # with Debian's libnginx-mod-http-brotli-static
absolute_redirect off;
error_page 404 /404.html;

${location('/', { ...commonHeaders(sources), ...defaultHeaders }, pages)}
${locations.join('\n')}
# What begins with a dot is not for visitors.
location ~ /\\.(?!well-known/) {
  return 404;
}
${location('= /404.html', { ...commonHeaders(sources), ...notFoundHeaders }, 'internal;', ' always')}
`;
}

function location(place: string, headers: Headers, first = 'try_files $uri =404;', when = ''): string {
  const lines = Object.entries(headers).map(([name, value]) => `  add_header ${name} "${value}"${when};`);
  return `location ${place} {\n  ${first}\n${lines.join('\n')}\n}`;
}
