import { expect } from 'vitest';
import { type Engine, element } from './engine.ts';

/** What is asked of the page in an engine; each waits as long as a busy machine may need. */
export function asking(engine: () => Engine) {
  const patient = { timeout: 30_000 };
  const is = (expression: string) => expect.poll(() => engine().evaluate(expression), patient).toBe(true);
  return {
    is,
    there: (selector: string) => is(`Boolean(${element(selector)})`),
    gone: (selector: string) => is(`!${element(selector)}`),
    value: (selector: string) => engine().evaluate<string>(`${element(selector)}?.value ?? ''`),
    /** Where nothing goes on scrolling: a click would miss it. */
    open: async (address: string) => {
      await engine().goto(address);
      await engine().evaluate("document.documentElement.style.scrollBehavior = 'auto'");
    },
  };
}
