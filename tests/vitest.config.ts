import { mergeConfig } from 'vite';
import { defineConfig } from 'vitest/config';
import { root } from '../src/build/files.ts';
import site from '../vite.config.ts';

/** Unit and component tests. Browser tests are in `playwright.config.ts`. */
export default defineConfig(
  mergeConfig(site, {
    root,
    resolve: {
      alias: [{ find: /^.*[#/]company\/facts\.ts$/, replacement: `${root}tests/support/facts.ts` }],
    },
    test: {
      setupFiles: ['tests/support/happy-dom.ts'],
      // `.ci/run` counts the results.
      reporters: ['default', ['json', { outputFile: 'node_modules/.results/unit.json' }]],
      // The default is one less than the number of cores.
      maxWorkers: 2,
      testTimeout: 30_000,
      // Components use its URL.
      css: { include: [/styles\/site\.css/] },
      projects: [{ extends: true, test: { name: 'unit', include: ['tests/unit/**/*.test.{ts,tsx}'] } }],
    },
  }),
);
