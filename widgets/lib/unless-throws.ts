/** The result of a function, or undefined if it throws: storage can be blocked or full, and pages replace built-in objects. */
export function unlessThrows<Value>(run: () => Value): Value | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}
