import { execFileSync, spawn } from 'node:child_process';
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, vi } from 'vitest';
import { tag, ways } from './order.ts';
import { copyOf, missingHere, type Running, servePhp } from './php.ts';

const installed = '/usr/share/wordpress';
const own = new URL('wordpress', import.meta.url).pathname;
/** What an administrator adds, as partners are told. */
const recipe = readFileSync(new URL('../../../widgets/HOSTS.md', import.meta.url), 'utf8')
  .split('```php')[1]
  ?.split('```')[0];

export const noWordpress = missingHere(
  `extension_loaded("mysqli") && is_file("${installed}/wp-load.php") && is_file("/usr/sbin/mariadbd") && is_dir("${installed}/wp-content/themes/twentytwentythree")`,
  [
    'wordpress',
    'wordpress-theme-twentytwentyone',
    'wordpress-theme-twentytwentythree',
    'php-cli',
    'php-cgi',
    'php-mysql',
    'mariadb-server-core',
  ],
);

export const wordpressVersion = () =>
  /wp_version = '([\d.]+)'/.exec(readFileSync(join(installed, 'wp-includes/version.php'), 'utf8'))?.[1] ?? '';

export type Wordpress = Running & {
  /** The way of writing, and the path of the post that was written so. */
  posts: Record<string, string>;
};

/** Debian's WordPress with its database, both of this test alone, and a post for each way of writing. */
export async function wordpress(origin: string): Promise<Wordpress> {
  const folder = copyOf(installed);
  const [site, data, socket] = ['site', 'data', 'socket'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  for (const file of ['setup.php', 'wp-config.php']) cpSync(join(own, file), join(site, file));
  const plugins = join(site, 'wp-content/mu-plugins');
  cpSync(join(own, 'dap.php'), join(plugins, 'dap.php'));
  const told = `${recipe}`.replace('https://dap.example.com', origin);
  writeFileSync(join(plugins, 'recipe.php'), `<?php ${told}`);
  const common = ['--no-defaults', `--datadir=${data}`, '--user=root'];
  execFileSync('mariadb-install-db', [...common, '--skip-test-db'], { stdio: 'ignore' });
  const only = [`--socket=${socket}`, '--skip-networking', '--skip-grant-tables'];
  const database = spawn('/usr/sbin/mariadbd', [...common, ...only], { stdio: 'ignore' });
  await vi.waitFor(() => expect(existsSync(socket)).toBe(true), { timeout: 180_000, interval: 200 });
  const env = { WP_SOCKET: socket };
  let posts = {};
  const prepare = (url: string) => {
    const said = execFileSync('php', ['setup.php', url, `${tag}\n${ways.module(origin)}`], {
      cwd: site,
      env: { ...process.env, ...env },
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    posts = JSON.parse(said.slice(said.indexOf('{')));
  };
  const running = await servePhp(folder, env, prepare, [database]);
  return { ...running, posts };
}
