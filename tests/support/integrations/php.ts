import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureWorks } from '../debian.ts';
import { freePort, type RunningServer, waitForServer } from '../servers.ts';

/**
 * @param check PHP expression that is true if everything is installed
 * @param packages Debian packages to install otherwise; the first one is the system
 * @returns why the system cannot run on this machine; empty if it can
 */
export function phpSystemMissing(check: string, packages: string[]): string {
  const installed = ensureWorks(['php', '-r', `exit(${check} ? 0 : 1);`], packages);
  return installed ? '' : `${packages[0]} is missing: apt-get install ${packages.join(' ')}`;
}

/** Copies an installed system into a temporary folder, below `site`. Links become files. */
export function copySystem(installed: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'integration-'));
  cpSync(installed, join(folder, 'site'), { recursive: true, dereference: true });
  return folder;
}

/**
 * Serves a copied system with PHP's own server.
 * @param prepare is called with the URL before the server starts
 */
export async function servePhp(
  folder: string,
  env: Record<string, string> = {},
  prepare = (_url: string) => {},
): Promise<RunningServer> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  prepare(url);
  const server = spawn('php', ['-S', `127.0.0.1:${port}`, '-t', join(folder, 'site')], {
    env: { ...process.env, ...env },
    stdio: 'ignore',
  });
  await waitForServer(url, server);
  return { url, close: () => server.kill() };
}
