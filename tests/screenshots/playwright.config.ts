import { defineConfig } from '@playwright/test';
import site from '../playwright.config.ts';

/**
 * `npm run screenshots` takes the screenshots of README.md. These commands compare screenshots, pixel by pixel:
 *   npx playwright test --config tests/screenshots/playwright.config.ts --project comparison -u    before a change
 *   npx playwright test --config tests/screenshots/playwright.config.ts --project comparison       after it
 */
export default defineConfig({
  ...site,
  testDir: '.',
  reporter: 'list',
  globalSetup: '../support/global-setup.ts',
  snapshotPathTemplate: '../../node_modules/.screenshots/{arg}{ext}',
  projects: [
    { name: 'comparison', testMatch: 'screenshots.spec.ts' },
    { name: 'readme', testMatch: 'readme.ts' },
  ],
});
