import { fileURLToPath } from 'node:url';
import { defineConfig, devices } from '@playwright/test';
import { headlessShellPath, launchOptions } from './support/programs.ts';

/**
 * Browser tests, one project per kind. `npm start` serves the production build on a free port, which the tests read
 * from `SITE_PORT`.
 */
export default defineConfig({
  outputDir: '../node_modules/.playwright',
  globalSetup: './support/programs.ts',
  fullyParallel: true,
  workers: 2,
  // A busy machine can delay a browser by seconds. The list names each test that passed only in its second run.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  expect: { timeout: 10_000 },
  // `.ci/run` counts the results.
  reporter: [['list'], ['json', { outputFile: '../node_modules/.results/e2e.json' }]],
  webServer: {
    command: 'npm start',
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    env: { PORT: '0', NO_COLOR: '1' },
    wait: { stdout: /http:\/\/127\.0\.0\.1:(?<site_port>\d+)/ },
    // It builds first, which takes minutes on a busy machine.
    timeout: 300_000,
  },
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://127.0.0.1:${process.env.SITE_PORT}`,
    viewport: { width: 390, height: 844 },
    locale: 'ar-JO',
    actionTimeout: 10_000,
    // Traces take a fifth of the time. On GitHub a test cannot be run again.
    trace: process.env.GITHUB_ACTIONS ? 'retain-on-failure' : 'off',
    launchOptions: launchOptions(headlessShellPath()),
  },
  projects: [
    { name: 'chromium', testDir: 'e2e' },
    // The tests of this folder start the browser of their project themselves.
    // The driver of Firefox does not click into an iframe of another site.
    { name: 'firefox', testDir: 'engines', grepInvert: /iframe/, timeout: 120_000 },
    { name: 'webkit', testDir: 'engines', timeout: 120_000 },
    { name: 'cached-chromium', testDir: 'engines', testMatch: /newest/, timeout: 120_000 },
    { name: 'failures', testDir: 'failures' },
    // One screen reader at a time, because it follows the focus. The integrations run beside it.
    { name: 'integrations', testDir: 'integrations', workers: 1, timeout: 240_000 },
    {
      name: 'screen-reader',
      testDir: 'screen-reader',
      fullyParallel: false,
      workers: 1,
      timeout: 120_000,
      // In about one of ten runs, Orca says nothing when a dialog opens. A retry starts another Orca.
      retries: 2,
    },
  ],
});
