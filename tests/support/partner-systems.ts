import { execFileSync, spawn } from 'node:child_process';
import { cpSync, existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { root } from '../../src/build/files.ts';
import { contentType } from '../../src/build/hosting/headers.ts';
import { folderWith } from './folders.ts';
import { installPackages, missing } from './programs.ts';
import { freeUrl, listen, type RunningServer, startProgram } from './servers.ts';

/** A content management system or framework, in which a partner adds the order form with the documented snippet. */
type PartnerSystem = {
  name: string;
  /** @returns why it cannot run on this machine; empty if it can */
  missing: () => string;
  /** @param site origin of `embed.js` @returns the server, and the paths of the pages with the form */
  start: (site: string) => Promise<RunningServer & { paths: string[] }>;
};

const element =
  '<dap-order-form partner="Acme &amp; Sons"><a href="https://wa.me/962790000000">Order on WhatsApp</a></dap-order-form>';
const sources = join(root, 'tests/integrations');

const installed = '/usr/share/wordpress';
const wordpressPackages =
  'wordpress wordpress-theme-twentytwentythree php-cli php-mysql mariadb-server-core'.split(' ');

/** Debian's WordPress with its own database, and the posts of `setup.php`. */
const wordpress: PartnerSystem = {
  name: 'WordPress',
  missing: () =>
    missing(
      wordpressPackages,
      `php -m | grep mysqli && test -f ${installed}/wp-load.php && test -f /usr/sbin/mariadbd && test -d ${installed}/wp-content/themes/twentytwentythree`,
    ),
  start: async (site) => {
    const folder = folderWith();
    const files = join(folder, 'site');
    // Links become files.
    cpSync(installed, files, { recursive: true, dereference: true });
    for (const name of ['setup.php', 'wp-config.php'])
      cpSync(join(sources, 'wordpress', name), join(files, name));
    cpSync(join(sources, 'wordpress/dap.php'), join(files, 'wp-content/mu-plugins/dap.php'));
    const env = { WP_SOCKET: join(folder, 'socket'), DAP_SITE: site };
    const closeDatabase = await startDatabase(join(folder, 'data'), env.WP_SOCKET);
    const url = await freeUrl();
    const script = `<script type="module" src="${site}/embed.js"></script>`;
    const output = execFileSync('php', ['setup.php', url.origin, element, script], {
      cwd: files,
      env: { ...process.env, ...env },
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const server = await startProgram(url, ['php', '-S', url.host, '-t', files], env);
    const close = async () => {
      await closeDatabase();
      await server.close();
    };
    return { url: server.url, paths: JSON.parse(output.slice(output.indexOf('['))), close };
  },
};

/** Starts MariaDB without a network. @returns a function that stops it */
async function startDatabase(data: string, socket: string): Promise<() => Promise<unknown>> {
  const common = ['--no-defaults', `--datadir=${data}`, '--user=root'];
  execFileSync('mariadb-install-db', [...common, '--skip-test-db'], { stdio: 'ignore' });
  const access = [`--socket=${socket}`, '--skip-networking', '--skip-grant-tables'];
  const database = spawn('/usr/sbin/mariadbd', [...common, ...access], { stdio: 'ignore' });
  for (let attempts = 0; !existsSync(socket); attempts++) {
    if (attempts > 600 || database.exitCode !== null) throw new Error('The database does not start.');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const ended = new Promise((resolve) => database.once('exit', resolve));
  return () => {
    database.kill();
    return ended;
  };
}

const nextFolder = join(root, 'node_modules/.cache/integrations/next');

/** A Next.js site with the snippets of the documentation, with the real origin in place of `https://dap.example.com`. */
const next: PartnerSystem = {
  name: 'Next.js',
  missing: () =>
    installPackages(nextFolder, { next: '16.4.6', react: '19.3.1', 'react-dom': '19.3.1' })
      ? ''
      : 'The packages of Next.js could not be installed. Check the connection to the npm registry.',
  start: async (site) => {
    cpSync(join(sources, 'next'), nextFolder, { recursive: true });
    execFileSync(process.execPath, ['node_modules/next/dist/bin/next', 'build'], {
      cwd: nextFolder,
      stdio: 'ignore',
      env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' },
    });
    const server = await listen(({ url = '' }, response) => {
      const file = join(nextFolder, 'out', url === '/' ? 'index.html' : url.replace(/[?#].*/, ''));
      if (!existsSync(file)) return void response.writeHead(404).end();
      response.writeHead(200, { 'content-type': contentType(extname(file).slice(1)) ?? 'text/plain' });
      response.end(readFileSync(file, 'utf8').replaceAll('https://dap.example.com', site));
    });
    return { ...server, paths: ['/'] };
  },
};

export const partnerSystems = [wordpress, next];
