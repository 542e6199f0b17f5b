import { ensure, isInstalled } from '../support/debian.ts';

/** What the tests ask of a browser that Playwright does not drive as it is shipped. Elements are named by selectors. */
export type Engine = {
  /** Opens an address and waits for its `load`. */
  goto: (url: string) => Promise<void>;
  /** The value of an expression in the page; a promise is waited for. */
  evaluate: <Value>(expression: string) => Promise<Value>;
  /** Presses and releases the mouse in the middle of an element. */
  click: (selector: string) => Promise<void>;
  /** Types into what has the focus, key by key. */
  type: (text: string) => Promise<void>;
  press: (key: Key) => Promise<void>;
  close: () => Promise<void>;
};

/** One that also acts within a frame. */
export type FrameEngine = Engine & {
  /** What is done meanwhile happens in the first frame of the page. */
  inFrame: <Value>(act: () => Promise<Value>) => Promise<Value>;
};

export type Key = 'ArrowDown' | 'ArrowLeft' | 'ArrowRight' | 'Enter' | 'Escape' | 'Tab';

/** The first element that fits, in the page or in the widget on it, as an expression; `dap-gallery img` is in that one. */
export function element(selector: string): string {
  const [, tag = 'dap-order-form, dap-business-card, dap-gallery, dap-employee-card', inside = selector] =
    /^(dap-[\w-]+) (.+)$/.exec(selector) ?? [];
  const root = `document.querySelector('${tag}')?.shadowRoot ?? document`;
  return `(${root}).querySelector(${JSON.stringify(inside)})`;
}

const commands: Record<'Firefox' | 'WebKit', [command: string, packages: string[]][]> = {
  Firefox: [['firefox-esr', ['firefox-esr']]],
  WebKit: [
    ['WebKitWebDriver', ['webkit2gtk-driver', 'libwebkit2gtk-4.1-0']],
    ['Xvfb', ['xvfb']],
  ],
};

/** Installs what can be installed here. */
export function ensureEngines(): void {
  for (const [command, packages] of Object.values(commands).flat()) ensure(command, packages);
}

/** Why an engine cannot be tried on this machine; empty when it can. */
export function whyNot(engine: keyof typeof commands): string {
  const missing = commands[engine].find(([command]) => !isInstalled(command));
  if (!missing) return '';
  const [command, packages] = missing;
  return `skipped, because ${command} is not installed: on Debian it comes with ${packages.join(' and ')}`;
}
