import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/**
 * Whether a command can be run here; as root on Debian it is installed when it is missing.
 * @param packages the Debian packages that bring it
 */
export function ensure(command: string, packages: string[]): boolean {
  return installedFor(() => isInstalled(command), packages);
}

/** The same for what is no command: `check` is one that succeeds when it is there, such as a Python module. */
export function ensureWorks(check: [command: string, ...args: string[]], packages: string[]): boolean {
  const [command, ...args] = check;
  return installedFor(() => spawnSync(command, args, { stdio: 'ignore' }).status === 0, packages);
}

function installedFor(works: () => boolean, packages: string[]): boolean {
  if (works()) return true;
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  try {
    const quiet = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const;
    execFileSync('apt-get', ['update', '-qq'], quiet);
    execFileSync('apt-get', ['install', '-y', '-qq', ...packages], quiet);
  } catch {
    // No network, or no such package: then it is not there.
  }
  return works();
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
