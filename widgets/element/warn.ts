const said = new Set<string>();

/** Tells the developer of a partner's page once: what happened, why it matters, what to do. Never throws. */
export function warnOnce(message: string): void {
  if (said.has(message)) return;
  said.add(message);
  console.warn(message);
}
