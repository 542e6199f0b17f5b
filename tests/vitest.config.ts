import { join } from 'node:path';
import { mergeConfig } from 'vite';
import { defineConfig } from 'vitest/config';
import { companyColours } from '../src/publish/company-colours.ts';
import { chosenCompany, root } from '../src/publish/company-folder.ts';
import { companyLogo } from '../src/publish/company-logo.ts';
import site from '../vite.config.ts';
import { CountReporter } from './stage/count-reporter.ts';

const inBrowsers = {
  globalSetup: ['tests/stage/build-once.ts'],
  maxWorkers: 2,
  // Real browsers on a busy machine lose a frame or a connection now and then; the report names who did.
  retry: 2,
  testTimeout: 60_000,
  hookTimeout: 60_000,
};

/** A second company, whose facts differ wherever a test could take ours for granted. */
const other = join(root, 'tests/stage/other-company');
const anotherCompany = {
  plugins: [companyLogo(other), chosenCompany(other), companyColours(other)],
  test: { env: { COMPANY: other, DIST: join(root, 'node_modules/.dap-other') } },
};
/** What needs no browser and speaks of a company, and the main ways of a visitor. */
const quick = [
  'company',
  'words',
  'order',
  'order-fields',
  'gallery',
  'headers',
  'locales',
  'readable-phone',
  'qr-code',
  'vcard',
  'file-name',
  'card-link',
  'employee-card',
];
const ways = [
  'order-form',
  'business-card',
  'business-card-refused',
  'employee-card',
  'employee-card-photos',
  'demo',
];

/**
 * Stages of their own: `slow` is what needs minutes, or other people's systems (`npm run test:slow`), `long` what needs
 * a quarter of an hour, or hundreds of megabytes of theirs (`npm run test:long`).
 */
const stageOf = (name: string) => ({
  extends: true as const,
  test: { name, include: [`tests/browser/*.${name}.spec.{ts,tsx}`], ...inBrowsers },
});
const stages = ['slow', 'long'].map(stageOf);
/** What the main ways of a visitor are for a second company, in the slow stage. */
const otherWays = mergeConfig(anotherCompany, {
  extends: true as const,
  test: {
    name: 'browser, another company',
    include: ways.map((name) => `tests/browser/${name}.spec.ts`),
    sequence: { groupOrder: 2 },
    ...inBrowsers,
  },
});

export default defineConfig(({ mode }) =>
  mergeConfig(site, {
    root,
    test: {
      setupFiles: ['tests/support/happy-dom.ts'],
      // Machines are busy: what is waited for may take its time, and only a failure waits so long.
      expect: { poll: { timeout: 10_000 } },
      reporters: ['default', new CountReporter()],
      projects: stages.some(({ test }) => test.name === mode)
        ? [...stages.filter(({ test }) => test.name === mode), ...(mode === 'slow' ? [otherWays] : [])]
        : [
            {
              extends: true,
              test: {
                name: 'unit',
                include: ['tests/unit/**/*.test.{ts,tsx}'],
                testTimeout: 60_000,
              },
            },
            {
              extends: true,
              test: {
                name: 'browser',
                include: ['tests/browser/*.spec.{ts,tsx}'],
                exclude: stages.flatMap(({ test }) => test.include),
                sequence: { groupOrder: 1 },
                ...inBrowsers,
              },
            },
            mergeConfig(anotherCompany, {
              extends: true as const,
              test: {
                name: 'unit, another company',
                include: quick.map((name) => `tests/unit/${name}.test.{ts,tsx}`),
                testTimeout: 60_000,
              },
            }),
          ],
    },
  }),
);
