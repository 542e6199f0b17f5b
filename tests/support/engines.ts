import { spawn } from 'node:child_process';
import { test as base, expect } from '@playwright/test';
import { type LaunchOptions, launch } from 'puppeteer-core';
import { chromiumPath, launchOptions, missing } from './programs.ts';
import { freeUrl, startProgram } from './servers.ts';

export { expect };

type Point = { x: number; y: number };
/** The functions of a browser that the journeys use. */
type Driver = {
  /** Opens a URL and waits for its `load` event. */
  goto: (url: string) => Promise<void>;
  /** Evaluates an expression in the page and awaits its result. */
  evaluate: <Value>(expression: string) => Promise<Value>;
  /** Clicks at a point of the viewport, in CSS pixels. */
  click: (point: Point) => Promise<void>;
  /** Types into the focused element, key by key. A line feed is the Enter key. */
  type: (text: string) => Promise<void>;
  close: () => Promise<void>;
};

/** The page of a driver. Selectors also match in shadow roots. */
export class EnginePage {
  readonly #driver: Driver;

  constructor(driver: Driver) {
    this.#driver = driver;
  }

  async goto(url: string): Promise<void> {
    await this.#driver.goto(url);
    await this.evaluate("document.documentElement.style.scrollBehavior = 'auto'");
  }

  evaluate<Value>(expression: string): Promise<Value> {
    return this.#driver.evaluate<Value>(expression);
  }

  /** Waits until an expression is truthy in the page. */
  async waitUntil(expression: string): Promise<void> {
    await expect(async () => {
      expect(await this.evaluate(`Boolean(${expression})`), expression).toBe(true);
    }).toPass({ timeout: 20_000 });
  }

  /** Scrolls an element into view and clicks its center, once nothing covers it. */
  async click(selector: string): Promise<void> {
    await expect(async () => {
      const point = await this.evaluate<Point | string>(centerOf(selector));
      if (typeof point === 'string') throw new Error(point);
      await this.#driver.click(point);
    }).toPass({ timeout: 20_000 });
  }

  /** Clicks at a point of the viewport, in CSS pixels. */
  clickAt(point: Point): Promise<void> {
    return this.#driver.click(point);
  }

  /** Types into the focused element. */
  type(text: string): Promise<void> {
    return this.#driver.type(text);
  }

  /** Fills in form controls by their `name` attributes. */
  async fill(values: Record<string, string>): Promise<void> {
    for (const [name, value] of Object.entries(values)) {
      await this.click(`form [name=${name}]`);
      await this.#driver.type(value);
      await this.waitUntil(`${find(`form [name=${name}]`)}.value === ${JSON.stringify(value)}`);
    }
  }
}

/** Expression for the first visible element that matches, in the document or in any open shadow root. */
export function find(selector: string): string {
  return `((root) => {
    const search = (root) => {
      for (const found of root.querySelectorAll(${JSON.stringify(selector)}))
        if (found.getClientRects().length) return found;
      for (const { shadowRoot } of root.querySelectorAll('*')) {
        const found = shadowRoot && search(shadowRoot);
        if (found) return found;
      }
    };
    return search(root);
  })(document)`;
}

/** Expression for the center of an element, or for the reason why it cannot be clicked now. */
function centerOf(selector: string): string {
  return `(async () => {
    const target = ${find(selector)};
    if (!target) return ${JSON.stringify(`${selector} is not visible`)};
    target.scrollIntoView({ block: 'center', behavior: 'instant' });
    const center = () => {
      const { left, top, width, height } = target.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    };
    const before = center();
    // On a busy machine, no frame may have been rendered in 50 ms.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50)));
    const { x, y } = center();
    if (before.x !== x || before.y !== y) return ${JSON.stringify(`${selector} moves`)};
    const hit = target.getRootNode().elementFromPoint(x, y);
    if (!target.contains(hit) && !hit?.contains(target)) return ${JSON.stringify(`${selector} is covered by `)} + hit?.outerHTML.slice(0, 120);
    return { x, y };
  })()`;
}

/** Debian's Firefox, driven over WebDriver BiDi. Playwright needs a patched Firefox. */
const firefox = (messages: string[]) =>
  drive(messages, { browser: 'firefox', executablePath: '/usr/bin/firefox-esr' });

/** Chromium with its back/forward cache, which Playwright turns off. */
const cachedChromium = (messages: string[]) => {
  const { args = [] } = launchOptions();
  const ignoreDefaultArgs = ['--disable-back-forward-cache'];
  return drive(messages, { browser: 'chrome', executablePath: chromiumPath(), args, ignoreDefaultArgs });
};

/**
 * Starts a browser that Puppeteer drives.
 * @param messages receives the errors of its pages
 */
async function drive(messages: string[], options: LaunchOptions): Promise<Driver> {
  const browser = await launch({ headless: true, ...options });
  const [page = await browser.newPage()] = await browser.pages();
  await page.setViewport({ width: 390, height: 844 });
  page.on('pageerror', (error) => messages.push(String(error)));
  return {
    goto: async (url) => void (await page.goto(url)),
    evaluate: (expression) => page.evaluate(expression) as Promise<never>,
    click: ({ x, y }) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    close: () => browser.close(),
  };
}

/**
 * Starts Debian's WebKitGTK on a virtual screen, driven over classic WebDriver, which needs no more than `fetch` and
 * reports no errors of pages. Playwright needs a patched WebKit.
 */
async function webkit(): Promise<Driver> {
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

  const call = async (method: string, path: string, body?: object, signal: AbortSignal | null = null) => {
    const sent = body ? { body: JSON.stringify(body) } : {};
    const response = await fetch(driver.url + path, { method, signal, ...sent });
    const { value } = (await response.json()) as { value: Record<string, string> };
    if (!response.ok) throw new Error(`WebKit: ${value.error}: ${value.message}`);
    return value;
  };
  const { sessionId } = await call('POST', '/session', { capabilities: {} });
  const send = (path: string, body: object, signal?: AbortSignal) =>
    call('POST', `/session/${sessionId}${path}`, body, signal);
  await send('/timeouts', { script: 20_000, pageLoad: 20_000 });
  await send('/window/rect', { width: 390, height: 844 });
  const act = async (input: object) => void (await send('/actions', { actions: [input] }));

  return {
    goto: async (url) => void (await send('/url', { url })),
    evaluate: async (expression) => {
      const script = `const done = arguments[0]; (async () => (${expression}))().then((value) => done({ value }), (error) => done({ error: String(error) }))`;
      // WebKitGTK 2.50 never answers a script that arrives while it goes back. Each wait sends it again. Remove the signal
      // when it answers.
      const signal = AbortSignal.timeout(5_000);
      const { value, error } = await send('/execute/async', { script, args: [] }, signal);
      if (error) throw new Error(error);
      return value as never;
    },
    click: ({ x, y }) => {
      const move = { type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) };
      const actions = [move, { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }];
      return act({ type: 'pointer', id: 'mouse', actions });
    },
    type: (text) => {
      const strokes = [...text.replaceAll('\n', '\uE007')].flatMap((value) =>
        ['keyDown', 'keyUp'].map((type) => ({ type, value })),
      );
      return act({ type: 'key', id: 'keyboard', actions: strokes });
    },
    close: async () => {
      await call('DELETE', `/session/${sessionId}`);
      await driver.close();
      closeScreen();
    },
  };
}

/** One browser for each Playwright project. */
const engines: Record<string, [start: typeof firefox, ...Parameters<typeof missing>]> = {
  firefox: [firefox, ['firefox-esr']],
  'cached-chromium': [cachedChromium, ['chromium']],
  webkit: [
    webkit,
    ['webkit2gtk-driver', 'libwebkit2gtk-4.1-0', 'xvfb'],
    'command -v WebKitWebDriver && command -v Xvfb',
  ],
};

/** Tests in the browser of the project, a new one for each test. A test fails on any error of its page. */
export const test = base.extend<{ enginePage: EnginePage }>({
  enginePage: async ({ browserName: _ }, use, { project }) => {
    const engine = engines[project.name];
    if (!engine) throw new Error(`No driver is known for the project ${project.name}.`);
    const [start, ...programs] = engine;
    const reason = missing(...programs);
    test.skip(Boolean(reason), reason);
    const messages: string[] = [];
    const driver = await start(messages);
    await use(new EnginePage(driver));
    await driver.close();
    expect(messages, 'errors in the page').toEqual([]);
  },
});
