import { execFileSync, spawn } from 'node:child_process';
import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../src/build/files.ts';
import { missing } from '../programs.ts';
import { copySystem, element, type PartnerSystem, script, servePhp } from './partner-system.ts';

const installed = '/usr/share/wordpress';
const sources = join(root, 'tests/integrations/wordpress');
const packages = 'wordpress wordpress-theme-twentytwentythree php-cli php-mysql mariadb-server-core'.split(
  ' ',
);

/** Debian's WordPress with its own database, and the posts of `setup.php`. */
export const wordpress: PartnerSystem = {
  name: 'WordPress',
  missing: () =>
    missing(
      packages,
      `php -m | grep mysqli && test -f ${installed}/wp-load.php && test -f /usr/sbin/mariadbd && test -d ${installed}/wp-content/themes/twentytwentythree`,
    ),
  start: async (site) => {
    const folder = copySystem(installed);
    const files = join(folder, 'site');
    for (const name of ['setup.php', 'wp-config.php']) cpSync(join(sources, name), join(files, name));
    cpSync(join(sources, 'dap.php'), join(files, 'wp-content/mu-plugins/dap.php'));
    const socket = join(folder, 'socket');
    const closeDatabase = await startDatabase(join(folder, 'data'), socket);
    const env = { WP_SOCKET: socket, DAP_SITE: site };
    let paths: string[] = [];
    const server = await servePhp(folder, env, (url) => {
      const output = execFileSync('php', ['setup.php', url, element, script(site)], {
        cwd: files,
        env: { ...process.env, ...env },
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      });
      paths = JSON.parse(output.slice(output.indexOf('[')));
    });
    const close = async () => {
      await closeDatabase();
      await server.close();
    };
    return { url: server.url, paths, close };
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
