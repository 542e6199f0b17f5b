import { expect, test } from 'vitest';
import { readSource } from '../../src/build/files.ts';

const lock: { packages: Record<string, { integrity?: string }> } = JSON.parse(
  readSource('package-lock.json'),
);

// npm omits `resolved` (omit-lockfile-registry-resolved), so any registry works. Integrity hashes verify the packages.
test('each package in the lockfile has an integrity hash and no registry URL', () => {
  const entries = Object.entries(lock.packages).filter(([path]) => path);
  expect(entries.filter(([, entry]) => 'resolved' in entry)).toEqual([]);
  const without = entries.filter(([, { integrity }]) => !/^sha512-[\w+/]{86}==$/.test(integrity ?? ''));
  // The programs of the formatter for other operating systems.
  expect(without.filter(([path]) => !/^node_modules\/@biomejs\/cli-[\w-]+$/.test(path))).toEqual([]);
  expect(entries.length).toBeGreaterThan(200);
});
