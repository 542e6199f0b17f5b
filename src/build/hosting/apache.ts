import {
  commonHeaders,
  contentType,
  defaultHeaders,
  type Headers,
  headerRules,
  mimeTypes,
  notFoundHeaders,
  type PolicySources,
} from './headers.ts';

/**
 * `.htaccess` of the published folder. Pages and compressed files are found by rewriting, and every rewriting
 * begins anew with its result; mod_mime reads both endings of `x.js.br`, the type and the encoding.
 */
export function apache(sources: PolicySources): string {
  const conditions = headerRules.map(({ path, headers, framed }) => ({
    path,
    headers: { ...(framed && commonHeaders(sources, framed)), ...headers },
  }));
  const branches = [{ path: '/404.html', headers: notFoundHeaders }, ...conditions].map(
    ({ path, headers }, at) => {
      const name = at === 0 ? 'If' : 'ElseIf';
      // A path without `*` also matches its compressed files.
      const pattern = path.endsWith('*') ? path : `${path}*`;
      return `<${name} "%{REQUEST_URI} -strmatch '${pattern}'">\n${lines(headers)}\n</${name}>`;
    },
  );
  return `# Made by the build from src/build/hosting/headers.ts. Wants "a2enmod rewrite headers" and "AllowOverride All".
Options -Indexes -MultiViews
DirectorySlash Off
DirectoryIndex disabled
ErrorDocument 404 /404.html
${Object.keys(mimeTypes)
  .map((ending) => `AddType "${contentType(ending)}" .${ending}`)
  .join('\n')}
RemoveType .br .gz
AddEncoding br .br
AddEncoding gzip .gz

RewriteEngine On
# What begins with a dot is not for visitors, nor is the page for missing addresses by itself.
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

${lines(commonHeaders(sources), '')}
<FilesMatch "\\.(br|gz|${Object.keys(mimeTypes).join('|')})$">
  Header set Vary Accept-Encoding
</FilesMatch>
${branches.join('\n')}
<Else>
${lines(defaultHeaders)}
</Else>
`;
}

function lines(headers: Headers, indent = '  '): string {
  return Object.entries(headers)
    .map(([name, value]) => `${indent}Header always set ${name} "${value}"`)
    .join('\n');
}
