import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import { ensureWorks } from '../support/debian.ts';
import { devtools } from './devtools.ts';
import type { Engine, Key } from './engine.ts';

/** The last one for Android 6, and one from between, which knows popovers but not `light-dark()`. */
export type OldVersion = 106 | 119;

/** The old ones without a graphics card, as their packages start them. */
const quiet = ['--headless', '--no-sandbox', '--no-zygote', '--single-process', '--disable-gpu'];
const phone = { width: 390, height: 844, deviceScaleFactor: 1, mobile: true };

const modules = fileURLToPath(new URL('../../node_modules/', import.meta.url));

/** A browser on which a phone stopped years ago, driven by its own protocol. */
export type OldChromium = Engine & {
  /** What the screen shows, as PNG. */
  screenshot: () => Promise<Buffer>;
  /** The screen from now on, in CSS pixels. */
  resize: (width: number, height: number) => Promise<void>;
  /** The addresses of WhatsApp that new tabs were opened with; they are answered here. */
  chats: string[];
};

/** Why it cannot be tried on this machine; empty when it can. The packages hold programs for Linux on x64. */
export function whyNotOld(version: OldVersion): string {
  if (process.platform !== 'linux' || process.arch !== 'x64')
    return 'skipped: its program is for Linux on x64';
  const loads = `! LD_LIBRARY_PATH=${libraries(version)} ldd ${program(version)} | grep 'not found'`;
  return ensureWorks(['sh', '-c', loads], ['libnss3']) ? '' : 'skipped: it needs libnss3, which is not here';
}

/**
 * Starts it with one page.
 * @param noise collects the errors and warnings of its pages
 */
export async function oldChromium(version: OldVersion, noise: string[]): Promise<OldChromium> {
  const child = spawn(program(version), [...quiet, '--remote-debugging-pipe', '--hide-scrollbars'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
    env: { ...process.env, LD_LIBRARY_PATH: libraries(version) },
  });
  process.once('exit', () => child.kill());
  const protocol = devtools(child);
  const chats: string[] = [];

  const { targetId } = await protocol.send('Target.createTarget', { url: 'about:blank' });
  const { sessionId } = await protocol.send('Target.attachToTarget', { targetId, flatten: true });
  const page = (method: string, params: object = {}) => protocol.send(method, params, String(sessionId));

  protocol.on('Runtime.exceptionThrown', ({ exceptionDetails }) => {
    const { text, exception } = exceptionDetails as { text: string; exception?: { description?: string } };
    noise.push(`error: ${exception?.description ?? text}`);
  });
  protocol.on('Runtime.consoleAPICalled', ({ type, args }) => {
    const words = (args as { value?: unknown; description?: string }[]).map(
      (one) => one.value ?? one.description,
    );
    noise.push(`${type}: ${words.join(' ')}`);
  });
  protocol.on('Log.entryAdded', ({ entry }) => {
    const { level, text, url = '' } = entry as { level: string; text: string; url?: string };
    if (level === 'error') noise.push(`${level}: ${text} ${url}`);
  });
  // A new tab waits until its requests are caught: WhatsApp is answered here, nothing leaves the machine.
  protocol.on('Target.attachedToTarget', async ({ sessionId: tab, waitingForDebugger }) => {
    if (!waitingForDebugger) return;
    await protocol.send('Fetch.enable', { patterns: [{ urlPattern: 'https://wa.me/*' }] }, String(tab));
    await protocol.send('Runtime.runIfWaitingForDebugger', {}, String(tab));
  });
  protocol.on('Fetch.requestPaused', async ({ requestId, request }, tab) => {
    chats.push((request as { url: string }).url);
    await protocol.send('Fetch.fulfillRequest', { requestId, responseCode: 200, body: '' }, tab);
  });
  let loaded = () => {};
  protocol.on('Page.loadEventFired', () => loaded());

  for (const domain of ['Page', 'Runtime', 'Log']) await page(`${domain}.enable`);
  const attach = { autoAttach: true, waitForDebuggerOnStart: true, flatten: true };
  await protocol.send('Target.setAutoAttach', attach);
  await page('Emulation.setDeviceMetricsOverride', phone);
  await page('Emulation.setTouchEmulationEnabled', { enabled: true });

  const evaluate = async <Value>(expression: string): Promise<Value> => {
    const options = { expression, awaitPromise: true, returnByValue: true };
    const { result, exceptionDetails } = await page('Runtime.evaluate', options);
    if (exceptionDetails) throw new Error((result as { description: string }).description);
    return (result as { value: Value }).value;
  };
  const strike = async (key: object) => {
    for (const type of ['keyDown', 'keyUp']) await page('Input.dispatchKeyEvent', { type, ...key });
  };

  return {
    goto: async (url) => {
      const load = new Promise<void>((resolve) => {
        loaded = resolve;
      });
      await page('Page.navigate', { url });
      await load;
    },
    evaluate,
    click: async (selector) => {
      // Two touches at one place within 300 ms are a double tap, and nobody's finger is that quick.
      await new Promise((resolve) => setTimeout(resolve, 500));
      const point = await untilThere(() => evaluate<{ x: number; y: number }>(middleOf(selector)));
      await page('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
      await page('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      // The browser makes a click of the touch later on, and only then the focus is where it was pressed.
      await evaluate('pressed');
    },
    type: async (text) => {
      for (const letter of text) await strike({ text: letter, key: letter });
    },
    press: (key) =>
      strike({ key, code: key, windowsVirtualKeyCode: codes[key], text: key === 'Enter' ? '\r' : '' }),
    screenshot: async () => Buffer.from(String((await page('Page.captureScreenshot')).data), 'base64'),
    resize: async (width, height) => {
      await page('Emulation.setDeviceMetricsOverride', { ...phone, width, height, mobile: width < 600 });
    },
    chats,
    close: async () => {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/** Old programs on a busy machine are slow: what is to be pressed may come later. */
async function untilThere<Value>(find: () => Promise<Value>): Promise<Value> {
  for (let attempts = 150; ; attempts--) {
    try {
      return await find();
    } catch (error) {
      if (!attempts) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

const codes: Record<Key, number> = {
  ArrowDown: 40,
  ArrowLeft: 37,
  ArrowRight: 39,
  Enter: 13,
  Escape: 27,
  Tab: 9,
};

/** The first element that fits and is shown, in the page or in any shadow root on it, as an expression. */
export function anywhere(selector: string): string {
  return `((root) => {
    const search = (root) => {
      for (const found of root.querySelectorAll(${JSON.stringify(selector)})) if (found.getClientRects().length) return found;
      for (const { shadowRoot } of root.querySelectorAll('*')) {
        const found = shadowRoot && search(shadowRoot);
        if (found) return found;
      }
    };
    return search(root);
  })(document)`;
}

/** Where a finger would press; an element that something else lies over cannot be pressed. */
function middleOf(selector: string): string {
  return `(() => {
    const target = ${anywhere(selector)};
    if (!target) throw new Error(${JSON.stringify(`There is no ${selector} to press.`)});
    document.documentElement.style.scrollBehavior = 'auto';
    target.scrollIntoView({ block: 'center' });
    const { left, top, width, height } = target.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const hit = target.getRootNode().elementFromPoint(x, y);
    if (!target.contains(hit) && !hit?.contains(target))
      throw new Error(${JSON.stringify(`${selector} is covered by `)} + (hit?.outerHTML.slice(0, 120) ?? 'the edge of the screen'));
    window.pressed = new Promise((resolve) => {
      addEventListener('click', () => resolve(), { once: true, capture: true });
      setTimeout(resolve, 2000);
    });
    return { x, y };
  })()`;
}

/** The program, the libraries that a bare system lacks, and what draws without a graphics card. */
const needed = /^(chromium|aws\.tar|al2023\.tar|swiftshader\.tar)\.br$/;

/** Unpacks the program of a package once, beside the packages. */
function program(version: OldVersion): string {
  const place = join(modules, `.chromium-${version}`);
  if (!existsSync(place)) {
    const packed = join(modules, `chromium-${version}/bin`);
    const half = `${place}-${process.pid}`;
    mkdirSync(half, { recursive: true });
    for (const file of readdirSync(packed).filter((one) => needed.test(one))) {
      const bytes = brotliDecompressSync(readFileSync(join(packed, file)));
      const name = basename(file, '.br');
      if (name.endsWith('.tar')) execFileSync('tar', ['-x', '-C', half], { input: bytes });
      else writeFileSync(join(half, name), bytes, { mode: 0o755 });
    }
    try {
      renameSync(half, place);
    } catch {
      // Another run was quicker.
      rmSync(half, { recursive: true });
    }
  }
  return join(place, 'chromium');
}

function libraries(version: OldVersion): string {
  return join(modules, `.chromium-${version}/lib`);
}
