import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import { ensureWorks } from '../debian.ts';
import type { Driver } from './engine.ts';

const modules = fileURLToPath(new URL('../../../node_modules/', import.meta.url));
const packed = `${modules}chromium-106/bin/chromium.br`;
const program = `${modules}.cache/chromium-106/chromium`;

/** Unpacks the program once. @returns why it cannot run on this machine; empty if it can */
export function oldChromiumMissing(): string {
  if (process.platform !== 'linux' || process.arch !== 'x64') return 'Chromium 106 is for Linux on x64';
  if (!existsSync(program)) {
    mkdirSync(dirname(program), { recursive: true });
    writeFileSync(`${program}-${process.pid}`, brotliDecompressSync(readFileSync(packed)), { mode: 0o755 });
    renameSync(`${program}-${process.pid}`, program);
  }
  const loads = `! ldd ${program} | grep 'not found'`;
  return ensureWorks(['sh', '-c', loads], ['libnss3']) ? '' : 'libnss3 is missing: apt-get install libnss3';
}

/**
 * Starts Chromium 106, which is the last one for Android 6 and the oldest that the site supports. Playwright and
 * Puppeteer need newer versions.
 * @param messages receives the console output and errors of its pages
 */
export async function oldChromium(messages: string[]): Promise<Driver> {
  const flags = ['--headless', '--no-sandbox', '--no-zygote', '--single-process', '--disable-gpu'];
  const child = spawn(program, [...flags, '--remote-debugging-pipe', '--hide-scrollbars'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
  });
  process.once('exit', () => child.kill('SIGKILL'));
  const { send, on } = devtools(child);

  const { targetId } = await send('Target.createTarget', { url: 'about:blank' });
  const { sessionId } = await send('Target.attachToTarget', { targetId, flatten: true });
  const page = (method: string, params: object = {}) => send(method, params, String(sessionId));
  on('Runtime.exceptionThrown', ({ exceptionDetails }) => messages.push(JSON.stringify(exceptionDetails)));
  on('Runtime.consoleAPICalled', ({ type, args }) => messages.push(`${type}: ${JSON.stringify(args)}`));
  on('Log.entryAdded', ({ entry }) => {
    const { level, text, url } = entry as Record<string, string>;
    if (level === 'error') messages.push(`${text} ${url}`);
  });
  let loaded = () => {};
  on('Page.loadEventFired', () => loaded());
  for (const domain of ['Page', 'Runtime', 'Log']) await page(`${domain}.enable`);
  const phone = { width: 390, height: 844, deviceScaleFactor: 1, mobile: true };
  await page('Emulation.setDeviceMetricsOverride', phone);

  return {
    goto: async (url) => {
      const load = new Promise<void>((resolve) => {
        loaded = resolve;
      });
      await page('Page.navigate', { url });
      await load;
    },
    evaluate: async (expression) => {
      const options = { expression, awaitPromise: true, returnByValue: true };
      const { result, exceptionDetails } = await page('Runtime.evaluate', options);
      if (exceptionDetails) throw new Error((result as { description: string }).description);
      return (result as { value: never }).value;
    },
    click: async (point) => {
      for (const type of ['mousePressed', 'mouseReleased'])
        await page('Input.dispatchMouseEvent', { type, ...point, button: 'left', clickCount: 1 });
    },
    type: async (text) => {
      for (const key of text)
        for (const type of ['keyDown', 'keyUp'])
          await page('Input.dispatchKeyEvent', { type, text: key, key });
    },
    close: async () => {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGKILL');
      await ended;
    },
  };
}

type Fields = Record<string, unknown>;
type Reply = { id?: number; method?: string; params?: Fields; result?: Fields; error?: { message: string } };

/** The DevTools protocol over `--remote-debugging-pipe`: JSON messages that end with a zero byte, on two pipes. */
function devtools(child: ChildProcess) {
  const [, , , commands, replies] = child.stdio as unknown as [null, null, null, Writable, Readable];
  const waiting = new Map<number, (reply: Reply) => void>();
  const listeners = new Map<string, (params: Fields) => void>();
  let sent = 0;
  let rest = '';
  replies.setEncoding('utf8').on('data', (text: string) => {
    const parts = (rest + text).split('\0');
    rest = parts.pop() ?? '';
    for (const part of parts) {
      const reply: Reply = JSON.parse(part);
      if (reply.id) waiting.get(reply.id)?.(reply);
      else listeners.get(reply.method ?? '')?.(reply.params ?? {});
    }
  });
  // A command may be written after the browser has ended.
  commands.on('error', () => {});

  return {
    /** @throws the error that the browser reports */
    send: (method: string, params: object, session?: string): Promise<Fields> =>
      new Promise((resolve, reject) => {
        const id = ++sent;
        waiting.set(id, ({ result = {}, error }) => {
          waiting.delete(id);
          if (error) reject(new Error(`${method}: ${error.message}`));
          else resolve(result);
        });
        commands.write(`${JSON.stringify({ id, method, params, sessionId: session })}\0`);
      }),
    on: (event: string, listener: (params: Fields) => void) => void listeners.set(event, listener),
  };
}
