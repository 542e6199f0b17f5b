import { spawnSync } from 'node:child_process';

/** Runs the unit tests, then the browser tests with these arguments. Both report, also if the first has failed. */
const run = (...args: string[]) =>
  spawnSync(['npm', 'run', ...args].join(' '), { stdio: 'inherit', shell: true }).status;

const results = [run('test:unit'), run('test:e2e', '--', ...process.argv.slice(2))];
process.exitCode = results.every((status) => status === 0) ? 0 : 1;
