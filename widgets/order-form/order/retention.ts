/** Milliseconds for which an opened order is stored. It is short, because phones are shared. */
export const orderTimeout = 30 * 60_000;

/** Also true if the clock was set back afterwards. */
export const isExpired = (at: number): boolean => !(at <= Date.now() && Date.now() < at + orderTimeout);
