// Analytics for the site. It is off by default: nothing is counted or sent, and no analytics code is published.

/** The events. They contain no personal data and no input. */
export type AnalyticsEvent = 'order-opened' | 'chat-opened' | 'card-saved' | 'language-changed';

/**
 * Called for each event. For example
 *   export const measure: Measure = (event) => void navigator.sendBeacon('/count', event);
 * If the service has another origin, add this origin to `connect-src` in `src/build/hosting/headers.ts`.
 */
export const measure: Measure = undefined;

type Measure = ((event: AnalyticsEvent) => void) | undefined;
