/** The result of a function; undefined if it throws, because storage or cookies are blocked, full or unreadable. */
export function unlessBlocked<Value>(access: () => Value): Value | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}
