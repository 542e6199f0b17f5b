import { defineConfig } from '@playwright/test';
import site from '../playwright.config.ts';

/**
 * Compares screenshots before and after a change, pixel by pixel:
 *   npx playwright test --config tests/screenshots/playwright.config.ts -u    before the change
 *   npx playwright test --config tests/screenshots/playwright.config.ts       after it
 */
export default defineConfig({
  ...site,
  testDir: '.',
  reporter: 'list',
  globalSetup: '../support/global-setup.ts',
  snapshotPathTemplate: '../../node_modules/.screenshots/{arg}{ext}',
  projects: [{ name: 'screenshots' }],
});
