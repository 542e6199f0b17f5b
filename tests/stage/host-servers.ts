import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serveBuilt } from '../../src/publish/serve.ts';
import { ensure } from '../support/debian.ts';
import { listen, type Place } from './servers.ts';

/** A server that owners have, with the configuration that the build writes for it. */
export type HostServer = {
  name: string;
  /** Whether it can be started on this machine; it is installed where that is possible. */
  ready: () => boolean;
  start: (root: string) => Promise<Place>;
  /** What it compresses as it is shipped. */
  encodings: string[];
};

/** As the README has it in `/etc/nginx/sites-available`, inside the least that starts nginx without rights. */
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

/** The two lines of the README; the first block only keeps Caddy from its usual ports and folders. */
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

/** What is started as a program of its own: its configuration, and how it is told of it. */
function program(
  [name, command]: [name: string, command: string],
  configuration: (root: string, port: number, folder: string) => string,
  args: (file: string) => string[],
  encodings: string[],
): HostServer {
  return {
    name,
    ready: () => ensure(command, [command]),
    encodings,
    start: async (root) => {
      const folder = mkdtempSync(join(tmpdir(), `${command}-`));
      const file = join(folder, 'configuration');
      const port = await freePort();
      writeFileSync(file, configuration(root, port, folder));
      const env = { ...process.env, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
      const server = spawn(command, args(file), { env, stdio: ['ignore', 'ignore', 'pipe'] });
      let said = '';
      server.stderr.on('data', (text) => {
        said += text;
      });
      const url = `http://127.0.0.1:${port}`;
      try {
        await answers(url, server);
      } catch (error) {
        const log = join(folder, 'error.log');
        throw new Error(`${name}: ${error}\n${said}\n${existsSync(log) ? readFileSync(log, 'utf8') : ''}`);
      }
      const close = () => {
        server.once('exit', () => rmSync(folder, { recursive: true, force: true }));
        server.kill();
      };
      return { url, close };
    },
  };
}

export const servers: HostServer[] = [
  {
    name: 'npm start',
    ready: () => true,
    start: (root) => listen(createServer(serveBuilt(root) as Parameters<typeof createServer>[1])),
    encodings: ['br', 'gzip'],
  },
  program(['nginx', 'nginx'], nginx, (file) => ['-c', file], ['gzip']),
  program(['Caddy', 'caddy'], caddy, (file) => ['run', '--adapter', 'caddyfile', '--config', file], [
    'br',
    'gzip',
  ]),
  program(['Apache', 'apache2'], apache, (file) => ['-f', file, '-DFOREGROUND'], ['br', 'gzip']),
];

/** The servers that run here; the others with the reason in their names, for `describe.skip`. */
export const present = servers.map((server) => {
  const ready = server.ready();
  return {
    ...server,
    ready,
    title: ready ? server.name : `${server.name}: skipped, because it is not installed`,
  };
});

export async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

export async function answers(url: string, server: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    if (server.exitCode !== null) throw new Error(`ended with ${server.exitCode}`);
    const there = await fetch(url).then(
      () => true,
      () => false,
    );
    if (there) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('does not answer.');
}
