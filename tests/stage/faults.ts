import type { BrowserContext, Route } from 'playwright-core';

/** What a network does to a file. */
export const faults = {
  aborted: (route: Route) => route.abort('connectionreset'),
  slow: async (route: Route) => {
    await new Promise((resolve) => setTimeout(resolve, 3000));
    await route.continue();
  },
  cut: async (route: Route) => {
    const response = await route.fetch();
    const body = await response.body();
    await route.fulfill({ response, body: body.subarray(0, body.length / 2) });
  },
  'portal’s HTML': (route: Route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Wi-Fi</title><h1>Log in</h1>' }),
  503: (route: Route) => route.fulfill({ status: 503, contentType: 'text/plain', body: 'busy' }),
  'wrong type': async (route: Route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), 'content-type': 'text/plain' } });
  },
};
export type Fault = keyof typeof faults;

/**
 * Lets a fault happen to every file of a pattern.
 * @param always to each request; else to the first of each address alone
 * @returns whether it has happened
 */
export async function spoil(
  context: BrowserContext,
  file: RegExp,
  fault: Fault,
  always: boolean,
): Promise<() => boolean> {
  const met = new Set<string>();
  await context.route(
    ({ pathname }) => file.test(pathname),
    async (route) => {
      const { pathname } = new URL(route.request().url());
      const again = met.has(pathname);
      met.add(pathname);
      // A page that was left takes its requests along.
      await (again && !always ? route.continue() : faults[fault](route)).catch(() => {});
    },
  );
  return () => met.size > 0;
}
