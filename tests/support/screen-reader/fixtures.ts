import { writeFileSync } from 'node:fs';
import { test as base, expect } from '@playwright/test';
import { type ScreenReader, type Step, screenReaderMissing, startScreenReader } from './screen-reader.ts';

type WorkerFixtures = { started: ScreenReader | undefined; transcript: Map<string, Step[]> };

const failed = new Set<string>();
const report = new URL('../../reports/screen-reader.md', import.meta.url);

/**
 * Tests with a screen reader. They need the focus of their screen, so they share one reader and run one after the other.
 * With `-u`, the speech of all tests is written, if they pass, to `reports/screen-reader.md`.
 */
export const test = base.extend<{ reader: ScreenReader }, WorkerFixtures>({
  started: [
    async ({ browserName: _ }, use) => {
      if (screenReaderMissing()) return use(undefined);
      const reader = await startScreenReader(`http://127.0.0.1:${process.env.SITE_PORT}/robots.txt`);
      await use(reader);
      await reader.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],

  transcript: [
    async ({ browserName: _ }, use, { config, workerIndex }) => {
      const transcript = new Map<string, Step[]>();
      await use(transcript);
      // A failed test starts another worker, which does not know all speech.
      const isComplete = workerIndex === 0 && !failed.size;
      if (isComplete && /all|changed/.test(config.updateSnapshots))
        writeFileSync(report, reportOf(transcript));
    },
    { scope: 'worker' },
  ],

  reader: async ({ started, transcript }, use, testInfo) => {
    test.skip(!started, screenReaderMissing());
    if (!started) return;
    await use(started);
    transcript.set(testInfo.title, started.steps);
    if (testInfo.status !== 'passed') failed.add(testInfo.title);
  },
});

export { expect };

function reportOf(transcript: Map<string, Step[]>): string {
  const journeys = [...transcript].map(([title, steps]) => {
    const rows = steps.map(({ key, heard }) => `| ${key} | ${heard.replaceAll('|', '\\|')} |`);
    return [`## ${title}`, '', '| Key | Orca says |', '|---|---|', ...rows, ''].join('\n');
  });
  return [
    '# What a blind visitor hears',
    '',
    'Orca 43 with Chromium. `npm run test:e2e -- --project=screen-reader -u` writes this file.',
    'Orca says the roles in English because its own language is English.',
    `Debian 12, ${new Date().toISOString().slice(0, 10)}, the commit before the one of this file.`,
    '',
    ...journeys,
  ].join('\n');
}
