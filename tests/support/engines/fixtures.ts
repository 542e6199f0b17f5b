import { test as base, expect } from '@playwright/test';
import { missing } from '../programs.ts';
import { type Driver, EnginePage } from './engine.ts';
import { firefox } from './firefox.ts';
import { webkit } from './webkit.ts';

/** One browser per Playwright project. */
const engines: Record<string, { start: (messages: string[]) => Promise<Driver>; missing: () => string }> = {
  firefox: { start: firefox, missing: () => missing(['firefox-esr']) },
  webkit: {
    start: webkit,
    missing: () =>
      missing(
        ['webkit2gtk-driver', 'libwebkit2gtk-4.1-0', 'xvfb'],
        'command -v WebKitWebDriver && command -v Xvfb',
      ),
  },
};

/**
 * Tests in the browser of the project: Firefox or WebKitGTK, a new one for each test. A test fails on any error of its
 * page, which the driver of WebKitGTK does not report.
 */
export const test = base.extend<{ enginePage: EnginePage }>({
  enginePage: async ({ browserName: _ }, use, { project }) => {
    const messages: string[] = [];
    const driver = await engines[project.name]?.start(messages);
    if (!driver) throw new Error(`No driver is known for the project ${project.name}.`);
    await use(new EnginePage(driver));
    await driver.close();
    expect(messages, 'errors in the page').toEqual([]);
  },
});

test.beforeEach(({ browserName: _ }, { project }) => {
  const reason = engines[project.name]?.missing() ?? '';
  test.skip(Boolean(reason), reason);
});

export { expect };
