import { execFileSync } from 'node:child_process';
import type { TestProject } from 'vitest/node';
import { root } from '../../src/publish/company-folder.ts';
import { chromiumPath, ensureFonts } from '../support/chromium.ts';
import { ensureEngines } from './engine.ts';

/** Before the browser tests: the browsers, and a fresh build of what the project's company publishes. */
export function setup({ config }: TestProject): void {
  chromiumPath();
  ensureFonts();
  ensureEngines();
  execFileSync('npm', ['run', 'build', '--silent'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...config.env, NODE_ENV: 'production' },
  });
}
