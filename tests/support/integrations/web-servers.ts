import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from '@playwright/test';
import { missing } from '../debian.ts';
import { folderWith } from '../folders.ts';
import { freeUrl, type RunningServer, startProgram } from '../servers.ts';

/** A web server, with a configuration that includes the one that the build writes. */
type WebServer = {
  command: string;
  args: (file: string) => string[];
  /** @param root the folder to publish @param folder for temporary files */
  configuration: (root: string, port: string, folder: string) => string;
};

const nginx: WebServer = {
  command: 'nginx',
  args: (file) => ['-c', file],
  configuration: (root, port, folder) => `
daemon off; pid ${folder}/pid; error_log stderr; worker_processes 1;
events {}
http {
  access_log off; sendfile on;
  client_body_temp_path ${folder}; proxy_temp_path ${folder}; fastcgi_temp_path ${folder};
  uwsgi_temp_path ${folder}; scgi_temp_path ${folder};
  server {
    listen 127.0.0.1:${port};
    root ${root};
    include ${root}/.hosting/nginx.conf;
  }
}`,
};

const apacheModules = 'mpm_event authz_core authn_core mime dir deflate filter headers rewrite'.split(' ');
const apache: WebServer = {
  command: 'apache2',
  args: (file) => ['-f', file, '-DFOREGROUND'],
  configuration: (root, port, folder) => `
ServerRoot ${folder}
PidFile ${folder}/pid
ErrorLog ${folder}/error.log
DefaultRuntimeDir ${folder}
ServerName 127.0.0.1
Listen 127.0.0.1:${port}
${apacheModules.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`).join('\n')}
User ${process.getuid?.() === 0 ? 'www-data' : '#-1'}
TypesConfig /etc/mime.types
AddType application/x-gzip .gz .tgz
AddOutputFilterByType DEFLATE text/html text/css text/javascript
DocumentRoot ${root}
Include ${root}/.hosting/apache.conf
<Directory ${root}>
  AllowOverride All
  Require all granted
</Directory>`,
};

export const webServers = { nginx, apache };

/**
 * Starts a web server; skips the test if it is not on this machine. As root on Debian, it is installed.
 * @param root the folder to publish
 */
export async function startWebServer(
  { command, args, configuration }: WebServer,
  root: string,
): Promise<RunningServer> {
  const reason = missing(command);
  test.skip(Boolean(reason), reason);
  const folder = folderWith();
  const file = join(folder, 'configuration');
  const url = await freeUrl();
  writeFileSync(file, configuration(root, url.port, folder));
  return startProgram(url, [command, ...args(file)]);
}
