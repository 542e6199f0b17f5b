import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll } from 'vitest';
import { nextRelease } from './release.ts';
import { dist } from './servers.ts';

const script = fileURLToPath(new URL('../../src/publish/deploy.mjs', import.meta.url));

/** The present release and the next one, which is built for the tests of a file, and folders to deploy them into. */
export function releases() {
  const work = mkdtempSync(join(tmpdir(), 'releases-'));
  const made = {
    next: join(work, 'next/dist'),
    /** Where the tests deploy. */
    folder: '',
    /** Deploys the present release into a folder of its own. */
    first: (): string => {
      made.folder = mkdtempSync(join(work, 'live-'));
      chmodSync(made.folder, 0o755);
      made.deploy(dist);
      return made.folder;
    },
    deploy: (from: string, ...options: string[]) =>
      execFileSync('node', [script, made.folder, ...options], { env: { ...process.env, DIST: from } }),
  };
  beforeAll(() => {
    // nginx and Apache give up root's rights, and have to reach the folder.
    chmodSync(work, 0o755);
    nextRelease(join(work, 'next'));
  }, 300_000);
  afterAll(() => rmSync(work, { recursive: true, force: true }));
  return made;
}

/** A partner's page whose form is far below what is seen. */
export const far = '<div style="height: 6000px"></div><dap-order-form></dap-order-form>';
