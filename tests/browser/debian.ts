import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/**
 * Whether a command can be run here; as root on Debian it is installed when it is missing.
 * @param packages the Debian packages that bring it
 */
export function ensure(command: string, packages: string[]): boolean {
  if (isInstalled(command)) return true;
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  try {
    const quiet = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const;
    execFileSync('apt-get', ['update', '-qq'], quiet);
    execFileSync('apt-get', ['install', '-y', '-qq', ...packages], quiet);
  } catch {
    // No network, or no such package: then it is not there.
  }
  return isInstalled(command);
}

/** Whether a command is on the search path. */
export function isInstalled(command: string): boolean {
  return pathOf(command) !== undefined;
}

/** Where a command is, on the search path. */
export function pathOf(command: string): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.map((folder) => join(folder, command)).find((file) => existsSync(file));
}
