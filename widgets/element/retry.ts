/** The first pause after a failure, and the longest one, in milliseconds. */
const firstPause = 1000;
const longestPause = 30_000;

/**
 * Tries until it works: pauses 1, 2, 4 … 30 s, or less when the browser comes online again.
 * @param failed is called after each failure with the number of failures before it and the error
 * @param wanted says whether anybody still waits
 * @returns undefined when nobody does any more
 */
export async function untilLoaded<Value>(
  load: () => Promise<Value>,
  failed: (before: number, error: unknown) => void,
  wanted: () => boolean,
): Promise<Value | undefined> {
  for (let failures = 0; ; failures++) {
    try {
      return await load();
    } catch (error) {
      failed(failures, error);
      await pause(Math.min(firstPause * 2 ** failures, longestPause));
      if (!wanted()) return undefined;
    }
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      removeEventListener('online', done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    addEventListener('online', done);
  });
}
