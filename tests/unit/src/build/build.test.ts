import { existsSync } from 'node:fs';
import type { ViteBuilder } from 'vite';
import { expect, test, vi } from 'vitest';
import { buildSite } from '../../../../src/build/build-site.ts';
import { validateCompany } from '../../../../src/build/company/validate.ts';
import { dist } from '../../../../src/build/files.ts';

vi.mock('../../../../src/build/company/validate.ts', () => ({ validateCompany: vi.fn() }));

/** A build that must not begin, because it would delete the previous one. */
const builder = { environments: { client: {} }, build: () => expect.unreachable() } as unknown as ViteBuilder;

test.each([
  [
    'an invalid value',
    { errors: ['facts.ts: Invalid value.'], samples: [] },
    false,
    'facts.ts: Invalid value.',
  ],
  [
    'a sample value in a release',
    { errors: [], samples: ['facts.ts: Replace.'] },
    true,
    'facts.ts: Replace.',
  ],
])('a build stops at %s, and the previous build stays', async (_, found, release, message) => {
  vi.mocked(validateCompany).mockResolvedValue(found);
  const before = existsSync(dist);
  await expect(buildSite(builder, '', release)).rejects.toThrow(message);
  expect(existsSync(dist)).toBe(before);
});
