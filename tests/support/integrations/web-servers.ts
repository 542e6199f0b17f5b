import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensure } from '../debian.ts';
import { freePort, type RunningServer, waitForServer } from '../servers.ts';

/** A web server with the configuration that the build writes for it. */
export type WebServer = {
  name: string;
  /** @returns why it cannot run on this machine; empty if it can. As root on Debian it is installed. */
  missing: () => string;
  /** @param root the folder to publish */
  start: (root: string) => Promise<RunningServer>;
};

const nginx = (root: string, port: number, folder: string) => `
daemon off; pid ${folder}/pid; error_log ${folder}/error.log; worker_processes 1;
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
}`;

const caddy = (root: string, port: number) => `
{
  admin off
  auto_https off
}
http://127.0.0.1:${port} {
  root * ${root}
  import ${root}/.hosting/Caddyfile
}`;

const modules = 'mpm_event authz_core authn_core mime dir deflate filter headers rewrite unixd';
const apache = (root: string, port: number, folder: string) => `
ServerRoot ${folder}
PidFile ${folder}/pid
ErrorLog ${folder}/error.log
DefaultRuntimeDir ${folder}
ServerName 127.0.0.1
Listen 127.0.0.1:${port}
${modules
  .split(' ')
  .filter((name) => existsSync(`/usr/lib/apache2/modules/mod_${name}.so`))
  .map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`)
  .join('\n')}
User ${process.getuid?.() === 0 ? 'www-data' : '#-1'}
TypesConfig /etc/mime.types
AddType application/x-gzip .gz .tgz
AddOutputFilterByType DEFLATE text/html text/css text/javascript
DocumentRoot ${root}
<Directory ${root}>
  AllowOverride All
  Require all granted
</Directory>`;

/** @param args command-line arguments for a configuration file */
function webServer(
  name: string,
  command: string,
  configuration: (root: string, port: number, folder: string) => string,
  args: (file: string) => string[],
): WebServer {
  return {
    name,
    missing: () => (ensure(command, [command]) ? '' : `${command} is missing: apt-get install ${command}`),
    start: async (root) => {
      const folder = mkdtempSync(join(tmpdir(), `${command}-`));
      const file = join(folder, 'configuration');
      const port = await freePort();
      writeFileSync(file, configuration(root, port, folder));
      const env = { ...process.env, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
      const program = spawn(command, args(file), { env, stdio: ['ignore', 'ignore', 'pipe'] });
      let output = '';
      program.stderr.on('data', (text) => {
        output += text;
      });
      const url = `http://127.0.0.1:${port}`;
      await waitForServer(url, program).catch((error) => {
        const log = join(folder, 'error.log');
        throw new Error(`${name}: ${error}\n${output}\n${existsSync(log) ? readFileSync(log, 'utf8') : ''}`);
      });
      const close = () =>
        new Promise<void>((resolve) => {
          program.once('exit', () => {
            rmSync(folder, { recursive: true, force: true });
            resolve();
          });
          program.kill();
        });
      return { url, close };
    },
  };
}

export const webServers: WebServer[] = [
  webServer('nginx', 'nginx', nginx, (file) => ['-c', file]),
  webServer('Caddy', 'caddy', caddy, (file) => ['run', '--adapter', 'caddyfile', '--config', file]),
  webServer('Apache', 'apache2', apache, (file) => ['-f', file, '-DFOREGROUND']),
];
