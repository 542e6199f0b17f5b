import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

/**
 * Whether a command is available. As root on Debian it is installed if it is missing.
 * @param packages the Debian packages that contain it
 */
export function ensure(command: string, packages: string[]): boolean {
  return installedFor(() => isInstalled(command), packages);
}

/** @returns why a command is not available; empty if it is. As root on Debian it is installed. */
export const missing = (command: string, packages = [command]) =>
  ensure(command, packages) ? '' : `${command} is missing: apt-get install ${packages.join(' ')}`;

/** As `ensure`, for packages without a command: `check` is a command that succeeds if they are installed. */
export function ensureWorks(check: [command: string, ...args: string[]], packages: string[]): boolean {
  const [command, ...args] = check;
  return installedFor(() => spawnSync(command, args, { stdio: 'ignore' }).status === 0, packages);
}

function installedFor(works: () => boolean, packages: string[]): boolean {
  if (works()) return true;
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  // Two test workers must not run apt-get at the same time.
  const apt = (...args: string[]) =>
    execFileSync('flock', [join(tmpdir(), 'apt-get.lock'), 'apt-get', ...args], {
      stdio: 'ignore',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  try {
    apt('update', '-qq');
    apt('install', '-y', '-qq', '--no-install-recommends', ...packages);
  } catch {
    // No network, or no such package.
  }
  return works();
}

/** Whether a command is on the search path. */
export function isInstalled(command: string): boolean {
  return pathOf(command) !== undefined;
}

/** The path of a command, from the search path. */
export function pathOf(command: string): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.map((folder) => join(folder, command)).find((file) => existsSync(file));
}
