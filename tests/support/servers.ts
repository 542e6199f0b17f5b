import { spawn } from 'node:child_process';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server on a free port of this machine. */
export type RunningServer = { url: string; close: () => unknown };

/** Starts a server on a free port. */
export async function listen(listener: RequestListener): Promise<RunningServer> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { url: `http://127.0.0.1:${port}`, close };
}

/** The URL of a free port, for a program that cannot choose one itself. */
export async function freeUrl(): Promise<URL> {
  const { url, close } = await listen(() => {});
  close();
  return new URL(url);
}

/**
 * Starts a program and waits until it answers at a URL.
 * @throws its error output, if it ends or does not answer within 20 seconds
 */
export async function startProgram(
  { origin }: URL,
  [command = '', ...args]: string[],
  env: Record<string, string> = {},
): Promise<RunningServer> {
  const program = spawn(command, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = new Promise((resolve) => program.once('exit', resolve));
  const close = () => {
    program.kill();
    return ended;
  };
  process.once('exit', close);
  let output = '';
  program.stderr.on('data', (text) => {
    output += text;
  });
  for (const end = Date.now() + 20_000; Date.now() < end && program.exitCode === null; ) {
    const answers = await fetch(origin).then(
      () => true,
      () => false,
    );
    if (answers) return { url: origin, close };
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  await close();
  throw new Error(`${command} does not answer at ${origin}.\n${output}`);
}
