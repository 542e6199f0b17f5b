import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Whether Debian packages are missing. As root on Debian, they are installed.
 * @param check a shell command that succeeds if they are installed; by default, each package has a command of its name
 * @returns how to install them; empty if they are installed
 */
export function missing(
  packages: string[],
  check = packages.map((name) => `command -v ${name}`).join(' && '),
): string {
  const isInstalled = () => spawnSync('sh', ['-c', check], { stdio: 'ignore' }).status === 0;
  if (isInstalled()) return '';
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get'))
    try {
      // Two test workers must not run apt-get at the same time.
      for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...packages]])
        execFileSync('flock', [join(tmpdir(), 'apt-get.lock'), 'apt-get', '-qq', ...args], {
          stdio: 'ignore',
          env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
        });
    } catch {
      // No network, or no such package.
    }
  return isInstalled() ? '' : `Packages are missing: apt-get install ${packages.join(' ')}`;
}
