import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/**
 * Does something after which the browser shows a picture as a file. It is answered with a word: Chromium gives a page
 * that is a picture a style of its own, which the policy of the site refuses, and says so.
 */
export async function becomesPicture(page: Page, act: () => Promise<unknown>): Promise<void> {
  await page.route(/\.jpg$/, (route) =>
    route.request().isNavigationRequest() ? route.fulfill({ body: 'picture' }) : route.fallback(),
  );
  await act();
  await page.waitForURL(/\/pictures\/[\w-]+\.jpg$/);
  const file = await page.request.get(page.url());
  expect(file.headers()['content-type']).toBe('image/jpeg');
}
