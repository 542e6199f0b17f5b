import { spawn } from 'node:child_process';
import { freeUrl, startProgram } from '../servers.ts';
import type { Driver } from './engine.ts';

/**
 * Starts Debian's WebKitGTK on a virtual screen, driven over classic WebDriver, which needs no more than `fetch`.
 * Playwright needs a patched WebKit.
 */
export async function webkit(): Promise<Driver> {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const display = await new Promise((resolve) => screen.stdio[3]?.once('data', resolve));
  const closeScreen = () => screen.kill();
  process.once('exit', closeScreen);
  const url = await freeUrl();
  // Without a graphics card: no shared buffers, no compositing.
  const driver = await startProgram(url, ['WebKitWebDriver', `--port=${url.port}`], {
    DISPLAY: `:${String(display).trim()}`,
    WEBKIT_DISABLE_DMABUF_RENDERER: '1',
    WEBKIT_DISABLE_COMPOSITING_MODE: '1',
    LIBGL_ALWAYS_SOFTWARE: '1',
    NO_AT_BRIDGE: '1',
  });

  const call = async (method: string, path: string, body?: object) => {
    const response = await fetch(driver.url + path, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await response.json()) as { value: Record<string, string> };
    if (!response.ok) throw new Error(`WebKit: ${value.error}: ${value.message}`);
    return value;
  };
  const { sessionId } = await call('POST', '/session', { capabilities: {} });
  const send = (path: string, body: object) => call('POST', `/session/${sessionId}${path}`, body);
  await send('/timeouts', { script: 20_000, pageLoad: 20_000 });
  await send('/window/rect', { width: 390, height: 844 });
  const act = async (input: object) => void (await send('/actions', { actions: [input] }));

  return {
    goto: async (url) => void (await send('/url', { url })),
    evaluate: async (expression) => {
      const script = `const done = arguments[0]; (async () => (${expression}))().then((value) => done({ value }), (error) => done({ error: String(error) }))`;
      const { value, error } = await send('/execute/async', { script, args: [] });
      if (error) throw new Error(error);
      return value as never;
    },
    click: ({ x, y }) => {
      const move = { type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) };
      const actions = [move, { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }];
      return act({ type: 'pointer', id: 'mouse', actions });
    },
    type: (text) => {
      const strokes = [...text].flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value })));
      return act({ type: 'key', id: 'keyboard', actions: strokes });
    },
    close: async () => {
      await call('DELETE', `/session/${sessionId}`);
      await driver.close();
      closeScreen();
    },
  };
}
