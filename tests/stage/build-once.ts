import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { chromiumPath } from './chromium.ts';
import { ensureEngines } from './engine.ts';

/** Before the browser tests: the browsers, and a fresh build of what is published. */
export function setup(): void {
  chromiumPath();
  ensureEngines();
  const root = fileURLToPath(new URL('../..', import.meta.url));
  execFileSync('npm', ['run', 'build', '--silent'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
}
