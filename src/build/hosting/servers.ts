import {
  commonHeaders,
  contentType,
  defaultHeaders,
  type Headers,
  headerRules,
  isText,
  mimeTypes,
  notFoundHeaders,
  type PolicySources,
  startOf,
} from './headers.ts';

// The configuration of the three web servers, with the same headers, compressed files and 404 page.

const origin = '# Generated from src/build/hosting/headers.ts.';
const types = Object.keys(mimeTypes);

/** One line for each header, or for each other pair. */
const lines = (pairs: Headers, write: (name: string, value: string) => string) =>
  Object.entries(pairs)
    .map(([name, value]) => write(name, value))
    .join('\n');

/**
 * For `include` inside a `server`. nginx inherits no header into a location that has one of its own, so each location
 * has all; `always` is needed only where an error is answered.
 */
export function nginx(sources: PolicySources): string {
  const pages = 'try_files $uri $uri/index.html =404;';
  const location = (place: string, headers: Headers, first = 'try_files $uri =404;', when = '') =>
    `location ${place} {\n  ${first}\n${lines(headers, (name, value) => `  add_header ${name} "${value}"${when};`)}\n}`;
  const locations = headerRules.map((rule) => {
    const place = `${rule.path.endsWith('*') ? '^~' : '='} ${startOf(rule)}`;
    const headers = { ...commonHeaders(sources, rule.framed), ...rule.headers };
    return location(place, headers, rule.framed && pages);
  });
  const withCharset = new Set(
    Object.values(mimeTypes).filter((type) => type !== 'text/html' && isText.test(type)),
  );
  return `${origin} Inside your server { } behind listen, server_name and root:
#   include /var/www/dap/.hosting/nginx.conf;
types {
${lines(mimeTypes, (ending, type) => `  ${type} ${ending};`)}
}
default_type application/octet-stream;
charset utf-8;
charset_types ${[...withCharset].join(' ')};
gzip_static on;
gzip_vary on;
# brotli_static on;  # with Debian's libnginx-mod-http-brotli-static
absolute_redirect off;
error_page 404 /404.html;

${location('/', { ...commonHeaders(sources), ...defaultHeaders }, pages)}
${locations.join('\n')}
# Files that begin with a dot are not for visitors.
location ~ /\\.(?!well-known/) {
  return 404;
}
${location('= /404.html', { ...commonHeaders(sources), ...notFoundHeaders }, 'internal;', ' always')}
`;
}

/** For `import` inside a site block. The first `handle` that matches counts; Caddy sorts them by the length of the path. */
export function caddy(sources: PolicySources): string {
  const header = (headers: Headers) =>
    `  header {\n${lines(headers, (name, value) => `    ${name} "${value}"`)}\n  }`;
  const handle = (path: string, headers: Headers) => `handle ${path}{\n${header(headers)}\n}`;
  const places = headerRules.map(({ path, headers, framed }) =>
    handle(`${path} `, { ...commonHeaders(sources, framed), ...headers }),
  );
  return `${origin} Inside your site block, behind root:
#   import /var/www/dap/.hosting/Caddyfile
# A cache between the server and the browser has to know of the compression before.
header ?Vary Accept-Encoding
${places.join('\n')}
${handle('', { ...commonHeaders(sources), ...defaultHeaders })}
${types.map((ending) => `@${ending} path *.${ending}\nheader @${ending} Content-Type "${contentType(ending)}"`).join('\n')}
# Files that begin with a dot are not for visitors.
@hidden {
  path_regexp /\\.
  not path /.well-known/*
}
error @hidden 404
error /404.html 404
try_files {path} {path}/index.html
file_server {
  precompressed br gzip
}
handle_errors {
  rewrite * /404.html
  header {
    defer
${lines({ ...notFoundHeaders, 'Content-Type': contentType('html') ?? '' }, (name, value) => `    ${name} "${value}"`)}
  }
  file_server
}
`;
}

/**
 * `.htaccess` of the published folder. Pages and compressed files are found by rewriting, which begins again with each
 * result; mod_mime reads both extensions of `x.js.br`, the type and the encoding.
 */
export function apache(sources: PolicySources): string {
  const header = (headers: Headers) =>
    lines(headers, (name, value) => `Header always set ${name} "${value}"`);
  const places = headerRules.map(({ path, headers, framed }) => ({
    path,
    headers: { ...(framed && commonHeaders(sources, framed)), ...headers },
  }));
  const branches = [{ path: '/404.html', headers: notFoundHeaders }, ...places].map(
    ({ path, headers }, at) => {
      const name = at === 0 ? 'If' : 'ElseIf';
      // A path without `*` also matches its compressed files.
      const pattern = path.endsWith('*') ? path : `${path}*`;
      return `<${name} "%{REQUEST_URI} -strmatch '${pattern}'">\n${header(headers)}\n</${name}>`;
    },
  );
  return `${origin} Requires "a2enmod rewrite headers" and "AllowOverride All".
Options -Indexes -MultiViews
DirectorySlash Off
DirectoryIndex disabled
ErrorDocument 404 /404.html
${types.map((ending) => `AddType "${contentType(ending)}" .${ending}`).join('\n')}
RemoveType .br .gz
AddEncoding br .br
AddEncoding gzip .gz

RewriteEngine On
# Files that begin with a dot are not for visitors, nor is the 404 page at its own path.
RewriteRule "(^|/)\\.(?!well-known/)" - [R=404,L]
RewriteCond %{ENV:REDIRECT_STATUS} ^$
RewriteRule "^404\\.html" - [R=404,L]
RewriteRule "^$" index.html [L]
RewriteCond %{REQUEST_FILENAME} -d
RewriteCond %{REQUEST_FILENAME}/index.html -f
RewriteRule "^(.+?)/?$" "$1/index.html" [L]
RewriteCond %{REQUEST_FILENAME} -d
RewriteRule "^" - [R=404,L]
RewriteCond %{HTTP:Accept-Encoding} \\bbr\\b
RewriteCond %{REQUEST_FILENAME}.br -f
RewriteRule "^(.+)$" "$1.br" [L]
RewriteCond %{HTTP:Accept-Encoding} \\bgzip\\b
RewriteCond %{REQUEST_FILENAME}.gz -f
RewriteRule "^(.+)$" "$1.gz" [L]

${header(commonHeaders(sources))}
<FilesMatch "\\.(br|gz|${types.join('|')})$">
  Header set Vary Accept-Encoding
</FilesMatch>
${branches.join('\n')}
<Else>
${header(defaultHeaders)}
</Else>
`;
}
