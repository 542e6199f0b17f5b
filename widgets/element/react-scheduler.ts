// Firefox drops the messages of a page that enters its back/forward cache, and React's scheduler then waits forever for
// its own. The scheduler uses `setImmediate` if that exists when it is evaluated, so this module defines one that posts
// the message again after Back. `react-client.ts` removes it at once. Remove this module when Firefox keeps the messages.

const name = 'setImmediate';
const original = Object.getOwnPropertyDescriptor(globalThis, name);

/** Restores the global variable of the page. */
export function removeSetImmediate(): void {
  if (original) Reflect.defineProperty(globalThis, name, original);
  else Reflect.deleteProperty(globalThis, name);
}

// The build renders without a window.
if (typeof addEventListener === 'function' && typeof MessageChannel === 'function') {
  let task: (() => void) | undefined;
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    const run = task;
    task = undefined;
    run?.();
  };
  const post = () => port2.postMessage(null);
  addEventListener('pageshow', () => task && post());
  const value = (run: () => void) => {
    task = run;
    post();
  };
  Reflect.defineProperty(globalThis, name, { configurable: true, value });
}
