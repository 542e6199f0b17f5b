import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { refusal } from '../../src/publish/root-only.ts';

test('a build for a path below an address is refused in one sentence, and what is published stays', () => {
  const { status, stderr } = spawnSync(process.execPath, ['src/publish/build.mjs', '--base', '/repo/'], {
    cwd: new URL('../..', import.meta.url),
    encoding: 'utf8',
    env: { ...process.env, VITEST: '', NODE_ENV: 'production' },
  });
  expect(status).toBe(1);
  expect(stderr).toContain(refusal('/repo/'));
  expect(stderr).not.toMatch(/\n *at /);
});
