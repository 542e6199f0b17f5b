import type { ChildProcess } from 'node:child_process';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server on a free port of this machine. */
export type RunningServer = { url: string; close: () => unknown };

/** Starts a server on a free port. */
export async function listen(server: Server | RequestListener): Promise<RunningServer> {
  const running = typeof server === 'function' ? createServer(server) : server;
  await new Promise<void>((resolve) => running.listen(0, '127.0.0.1', resolve));
  const { port } = running.address() as AddressInfo;
  const close = () => {
    running.close();
    running.closeAllConnections();
  };
  return { url: `http://127.0.0.1:${port}`, close };
}

/** A port for a program that cannot choose a free one itself. */
export async function freePort(): Promise<number> {
  const { url, close } = await listen(createServer());
  close();
  return Number(new URL(url).port);
}

/** Waits until a program answers at a URL. @throws if it ends or does not answer within 20 seconds */
export async function waitForServer(url: string, program: ChildProcess): Promise<void> {
  for (const end = Date.now() + 20_000; Date.now() < end; ) {
    if (program.exitCode !== null) throw new Error(`The server ended with exit code ${program.exitCode}.`);
    const up = await fetch(url).then(
      () => true,
      () => false,
    );
    if (up) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`The server does not answer at ${url}.`);
}
