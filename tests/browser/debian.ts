import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/**
 * Makes sure that a program of Debian is there, and installs it as root on Debian.
 * @param check a command that succeeds when it is, as in `['zbarimg', '--version']`
 * @returns false where it cannot be had; the tests that need it then say so and are skipped
 */
export function available(check: [command: string, ...args: string[]], ...packages: string[]): boolean {
  const works = () => spawnSync(check[0], check.slice(1), { stdio: 'ignore' }).status === 0;
  if (works()) return true;
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  try {
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'ignore' });
    execFileSync('apt-get', ['install', '-y', '-qq', ...packages], {
      stdio: 'ignore',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  } catch {
    return false;
  }
  return works();
}
