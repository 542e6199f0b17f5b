/** The result of a function, or undefined if it throws: storage can be blocked or full, a URL can be invalid. */
export function unlessThrows<Value>(run: () => Value): Value | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}
