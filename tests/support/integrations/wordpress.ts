import { execFileSync, spawn } from 'node:child_process';
import { cpSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RunningServer } from '../servers.ts';
import { copySystem, phpSystemMissing, servePhp } from './php.ts';

const installed = '/usr/share/wordpress';
const own = fileURLToPath(new URL('../../integrations/wordpress', import.meta.url));

/** @returns why WordPress cannot run on this machine; empty if it can */
export const wordpressMissing = () =>
  phpSystemMissing(
    `extension_loaded("mysqli") && is_file("${installed}/wp-load.php") && is_file("/usr/sbin/mariadbd") && is_dir("${installed}/wp-content/themes/twentytwentythree")`,
    ['wordpress', 'wordpress-theme-twentytwentythree', 'php-cli', 'php-mysql', 'mariadb-server-core'],
  );

/**
 * Starts Debian's WordPress with a database of its own.
 * @param script the script tag that an administrator pastes
 * @param tag the widget's tag
 * @returns the paths of the posts, by the names in `setup.php`
 */
export async function startWordpress(
  site: string,
  tag: string,
  script: string,
): Promise<RunningServer & { posts: Record<string, string> }> {
  const folder = copySystem(installed);
  const files = join(folder, 'site');
  const data = join(folder, 'data');
  const socket = join(folder, 'socket');
  for (const name of ['setup.php', 'wp-config.php']) cpSync(join(own, name), join(files, name));
  cpSync(join(own, 'dap.php'), join(files, 'wp-content/mu-plugins/dap.php'));
  const common = ['--no-defaults', `--datadir=${data}`, '--user=root'];
  execFileSync('mariadb-install-db', [...common, '--skip-test-db'], { stdio: 'ignore' });
  const access = [`--socket=${socket}`, '--skip-networking', '--skip-grant-tables'];
  const database = spawn('/usr/sbin/mariadbd', [...common, ...access], { stdio: 'ignore' });
  for (let attempts = 0; !existsSync(socket); attempts++) {
    if (attempts > 600 || database.exitCode !== null) throw new Error('The database does not start.');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const env = { WP_SOCKET: socket, DAP_SITE: site };
  let posts = {};
  const server = await servePhp(folder, env, (url) => {
    const output = execFileSync('php', ['setup.php', url, tag, script], {
      cwd: files,
      env: { ...process.env, ...env },
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    posts = JSON.parse(output.slice(output.indexOf('{')));
  });
  const close = async () => {
    server.close();
    const ended = new Promise((resolve) => database.once('exit', resolve));
    database.kill();
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  return { url: server.url, posts, close };
}
