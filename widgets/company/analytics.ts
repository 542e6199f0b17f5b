// For who wants to count what happens on the site, with a service of his own choice. Off as it stands: nothing is
// counted, nothing is sent, and no code for it reaches a visitor.

/** What may happen; who did it is never said, nor what was written. */
export type Happening = 'order-opened' | 'chat-opened' | 'card-saved' | 'language-changed';

/**
 * Told of each once it happened. For example
 *   export const measure: Measure = (what) => void navigator.sendBeacon('/count', what);
 * A service on another host has to stand in `connect-src`, in `src/build/hosting/headers.ts`.
 */
export const measure: Measure = undefined;

type Measure = ((what: Happening) => void) | undefined;
