import { mergeConfig } from 'vite';
import { defineConfig } from 'vitest/config';
import { root } from '../src/build/files.ts';
import site from '../vite.config.ts';
import { CountReporter } from './support/vitest-reporter.ts';

/** Unit and component tests. Browser tests are in `playwright.config.ts`. */
export default defineConfig(
  mergeConfig(site, {
    root,
    resolve: {
      alias: [{ find: /^.*[#/]company\/facts\.ts$/, replacement: `${root}tests/support/facts.ts` }],
    },
    test: {
      setupFiles: ['tests/support/happy-dom.ts'],
      reporters: ['default', new CountReporter()],
      // The default is one less than the number of cores.
      maxWorkers: 2,
      testTimeout: 30_000,
      // Components use its URL.
      css: { include: [/styles\/site\.css/] },
      projects: [{ extends: true, test: { name: 'unit', include: ['tests/unit/**/*.test.{ts,tsx}'] } }],
    },
  }),
);
