import { fileURLToPath } from 'node:url';
import { mergeConfig } from 'vite';
import { defineConfig } from 'vitest/config';
import site from '../vite.config.ts';
import { CountReporter } from './stage/count-reporter.ts';

export default mergeConfig(
  site,
  defineConfig({
    root: fileURLToPath(new URL('..', import.meta.url)),
    test: {
      // Machines are busy: what is waited for may take its time, and only a failure waits so long.
      expect: { poll: { timeout: 10_000 } },
      reporters: ['default', new CountReporter()],
      projects: [
        {
          extends: true,
          test: {
            name: 'unit',
            include: ['tests/*.test.{ts,tsx}'],
            testTimeout: 60_000,
          },
        },
        {
          extends: true,
          test: {
            name: 'browser',
            include: ['tests/browser/*.spec.{ts,tsx}'],
            globalSetup: ['tests/stage/build-once.ts'],
            sequence: { groupOrder: 1 },
            maxWorkers: 2,
            // Real browsers on a busy machine lose a frame or a connection now and then; the report names who did.
            retry: 1,
            testTimeout: 60_000,
            hookTimeout: 60_000,
          },
        },
      ],
    },
  }),
);
