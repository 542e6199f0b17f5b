/** Milliseconds for which an opened order is stored. It is short, because phones are shared. */
export const orderTimeout = 30 * 60_000;

/** Milliseconds since 1970. */
// biome-ignore lint/complexity/useDateNow: Datejs replaces it with a function that returns a date
export const now = (): number => new Date().getTime();

/** Also true if the clock was set back afterwards. */
export const isExpired = (at: number): boolean => !(at <= now() && now() < at + orderTimeout);
