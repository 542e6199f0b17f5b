import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureWorks } from '../../support/debian.ts';
import { answers, freePort } from '../host-servers.ts';
import type { Place } from '../servers.ts';

/** A system written in PHP, in a folder of its own that goes with it. */
export type Running = Place & { folder: string };

/** Why a system of Debian's cannot run here; undefined when it can, and as root it is installed when it is missing. */
export function missingHere(check: string, brought: string[]): string | undefined {
  const there = ensureWorks(
    ['php', '-r', `exit(${check} ? 0 : 1);`],
    ['--no-install-recommends', ...brought],
  );
  return there ? undefined : `Debian’s ${brought[0]} is not installed`;
}

/** A copy of an installed system, whose links lead to files of its own. */
export function copyOf(installed: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'system-'));
  cpSync(installed, join(folder, 'site'), { recursive: true, dereference: true });
  return folder;
}

/**
 * Serves the copy by PHP's own server.
 * @param prepare what has to be done once its address is known
 * @param beside what runs with it, and ends with it
 */
export async function servePhp(
  folder: string,
  env: Record<string, string>,
  prepare: (url: string) => void,
  beside: ChildProcess[] = [],
): Promise<Running> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  prepare(url);
  const server = spawn('php', ['-S', `127.0.0.1:${port}`, '-t', join(folder, 'site')], {
    env: { ...process.env, ...env },
    stdio: 'ignore',
  });
  await answers(url, server);
  const close = () => {
    for (const one of [server, ...beside]) one.kill();
    const ended = beside.map((one) => new Promise((done) => one.once('exit', done)));
    Promise.all(ended).then(() => rmSync(folder, { recursive: true, force: true }));
  };
  return { url, folder, close };
}
