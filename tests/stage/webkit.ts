import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:http';
import { element, type FrameEngine, type Key } from './engine.ts';
import { listen } from './servers.ts';

/** Keys without a character, as WebDriver writes them. */
const keys: Record<Key, string> = {
  ArrowDown: '\uE015',
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
};
/** The name under which WebDriver hands elements over. */
const reference = 'element-6066-11e4-a52e-4f735466cecf';

/** WebKitGTK as Debian ships it, over classic WebDriver, which needs no more than `fetch`, on a screen of its own. */
export async function webkit(): Promise<FrameEngine> {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const display = await new Promise((resolve) => screen.stdio[3]?.once('data', resolve));
  const port = await freePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    // Without a graphics card: no shared buffers, no compositing.
    env: {
      ...process.env,
      DISPLAY: `:${String(display).trim()}`,
      WEBKIT_DISABLE_DMABUF_RENDERER: '1',
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
      LIBGL_ALWAYS_SOFTWARE: '1',
      NO_AT_BRIDGE: '1',
    },
  });
  const stop = () => [driver, screen].map((child: ChildProcess) => child.kill());
  process.once('exit', stop);

  const call = async (method: string, path: string, body?: object) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await response.json()) as { value: Record<string, string> };
    if (!response.ok) throw new Error(`WebKit: ${value.error}: ${value.message}`);
    return value;
  };
  await untilUp(() => call('GET', '/status'));
  const { sessionId } = await call('POST', '/session', { capabilities: {} });
  const send = (path: string, body: object) => call('POST', `/session/${sessionId}${path}`, body);
  await send('/timeouts', { script: 20_000, pageLoad: 20_000 });
  await send('/window/rect', { width: 390, height: 844 });
  const act = (actions: object) => send('/actions', { actions: [actions] });
  const strike = async (values: string[]) => {
    const strokes = values.flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value })));
    await act({ type: 'key', id: 'keyboard', actions: strokes });
  };

  return {
    goto: async (url) => void (await send('/url', { url })),
    evaluate: async (expression) => {
      const script = `const done = arguments[0]; (async () => (${expression}))().then((value) => done({ value }), (error) => done({ error: String(error) }))`;
      const { value, error } = await send('/execute/async', { script, args: [] });
      if (error) throw new Error(error);
      return value as never;
    },
    click: async (selector) => {
      const script = `const target = ${element(selector)}; target.scrollIntoView({ block: 'center' }); return target`;
      // While the page is still being laid out, what was scrolled to may be elsewhere a moment later.
      await untilUp(async () => {
        const origin = await send('/execute/sync', { script, args: [] });
        await act({
          type: 'pointer',
          id: 'mouse',
          actions: [
            { type: 'pointerMove', duration: 0, x: 0, y: 0, origin: { [reference]: origin[reference] } },
            { type: 'pointerDown', button: 0 },
            { type: 'pointerUp', button: 0 },
          ],
        });
      });
    },
    type: (text) => strike([...text]),
    press: (key) => strike([keys[key]]),
    inFrame: async (act) => {
      await send('/frame', { id: 0 });
      return act().finally(() => send('/frame', { id: null }));
    },
    close: async () => {
      await call('DELETE', `/session/${sessionId}`);
      stop();
    },
  };
}

async function freePort(): Promise<string> {
  const place = await listen(createServer());
  place.close();
  return new URL(place.url).port;
}

async function untilUp(asked: () => Promise<unknown>): Promise<void> {
  for (let attempts = 100; ; attempts--) {
    try {
      await asked();
      return;
    } catch (error) {
      if (!attempts) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
