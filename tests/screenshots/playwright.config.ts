import { defineConfig } from '@playwright/test';
import site from '../playwright.config.ts';

/** `npm run screenshots` takes the screenshots of README.md. */
export default defineConfig({
  ...site,
  testDir: '.',
  reporter: 'list',
  globalSetup: '../support/programs.ts',
  projects: [{ name: 'readme', testMatch: 'readme.ts' }],
});
