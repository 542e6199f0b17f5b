import {
  commonHeaders,
  contentType,
  defaultHeaders,
  type Headers,
  headerRules,
  mimeTypes,
  notFoundHeaders,
  type PolicySources,
  startOf,
} from './headers.ts';

/** For `import` inside a site block. */
export function caddy(sources: PolicySources): string {
  const own = headerRules.map((place) => {
    const { path, headers } = place;
    // Caddy would set what the wider place has last.
    const within = headerRules.filter((one) => one.path !== path && one.path.startsWith(startOf(place)));
    if (!within.length) return header(path, headers);
    const matcher = `@wide {\n  path ${path}\n  not path ${within.map((one) => one.path).join(' ')}\n}`;
    return `${matcher}\n${header('@wide', headers)}`;
  });
  const paths = headerRules.filter(({ framed }) => framed).map(({ path }) => path);
  const { 'Content-Security-Policy': policy = '', ...always } = commonHeaders(sources);
  const { 'Content-Security-Policy': framed = '' } = commonHeaders(sources, true);
  const others = headerRules.map(({ path }) => path).join(' ');
  const typed = Object.keys(mimeTypes).map(
    (ending) => `@${ending} path *.${ending}\nheader @${ending} Content-Type "${contentType(ending)}"`,
  );
  return `# Made by the build from src/build/hosting/headers.ts. Inside your site block, behind root:
#   import /var/www/dap/.hosting/Caddyfile
${header('', always)}
@unframed not path ${paths.join(' ')}
${header('@unframed', { 'Content-Security-Policy': policy })}
@framed path ${paths.join(' ')}
${header('@framed', { 'Content-Security-Policy': framed })}
# Caddy names it only where it compressed; a cache between has to know of it before.
header ?Vary Accept-Encoding
${own.join('\n')}
@others not path ${others}
${header('@others', defaultHeaders)}
${typed.join('\n')}
# What begins with a dot is not for visitors.
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
${lines(notFoundHeaders, '    ')}
    Content-Type "${contentType('html')}"
  }
  file_server
}
`;
}

function header(match: string, headers: Headers): string {
  return `header ${match ? `${match} ` : ''}{\n${lines(headers, '  ')}\n}`;
}

function lines(headers: Headers, indent: string): string {
  return Object.entries(headers)
    .map(([name, value]) => `${indent}${name} "${value}"`)
    .join('\n');
}
