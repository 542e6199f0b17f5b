import { afterAll, beforeAll, describe, expect } from 'vitest';
import { element, type FrameEngine, whyNot } from './engine.ts';
import { firefox } from './firefox.ts';
import { good } from './form.ts';
import { presentChromium } from './present-chromium.ts';
import { webkit } from './webkit.ts';

/** The three of today; `without` says why one cannot be tried here. */
export const engines: Record<string, { start: (noise: string[]) => Promise<FrameEngine>; without: string }> =
  {
    Chromium: { start: presentChromium, without: '' },
    Firefox: { start: firefox, without: whyNot('Firefox') },
    WebKit: { start: webkit, without: whyNot('WebKit') },
  };

/** They are slow on a busy machine. */
export const patient = { timeout: 30_000 };

/** The same tests in each of them, but for those that a test leaves out. */
export function inEachEngine(tests: (visitor: Visitor) => void, but: string[] = []): void {
  for (const [name, { start, without }] of Object.entries(engines)) {
    if (but.includes(name)) continue;
    describe.skipIf(without)(without ? `${name}: ${without}` : name, { timeout: 180_000 }, () => {
      let engine: FrameEngine;
      beforeAll(async () => {
        engine = await start([]);
      }, 120_000);
      afterAll(() => engine?.close());
      tests(visitor(name, () => engine));
    });
  }
}

export type Visitor = ReturnType<typeof visitor>;

/** What a visitor does in the one tab of an engine. */
function visitor(name: string, engine: () => FrameEngine) {
  const goto = (url: string) => engine().goto(url);
  const evaluate = <Value>(expression: string) => engine().evaluate<Value>(expression);
  const click = (selector: string) => engine().click(selector);
  const type = (text: string) => engine().type(text);
  const inFrame = <Value>(act: () => Promise<Value>) => engine().inFrame(act);
  const is = (expression: string) => expect.poll(() => evaluate(expression), patient).toBe(true);
  const there = (selector: string) => is(`Boolean(${element(selector)})`);
  /** A click would miss what still scrolls. */
  const open = async (address: string) => {
    await goto(address);
    await evaluate("document.documentElement.style.scrollBehavior = 'auto'");
  };
  const fill = async (values: Record<string, string> = good) => {
    for (const [field, value] of Object.entries(values)) {
      await click(`form.form [name=${field}]`);
      await type(value);
    }
  };
  /** @returns what the chat was asked for, in whose place no tab is opened */
  const order = async (values: Record<string, string> = good) => {
    await there('form.form [name=name]');
    await evaluate('void (window.open = (url) => ({ url: (window.chat = url) }))');
    await fill(values);
    await click('form.form [type=submit]');
    await is("Boolean(window.chat?.startsWith('https://wa.me/'))");
    await there('.panel');
    return evaluate<string>('window.chat');
  };
  return { name, goto, evaluate, click, type, inFrame, is, there, open, fill, order };
}
