import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { quoted, summary } from './summary.mjs';

// Runs every `*.bench.mjs` beside this file, or those whose names begin with one of the arguments. Each exports
// `bench()`, which gives one table or several. Times mean nothing by themselves: read them against their reference.
// The tables are kept in tests/reports/bench.md; those that were not run now stay there as they were. README says them in short.

const wanted = process.argv.slice(2);
const files = readdirSync(new URL('.', import.meta.url))
  .filter((name) => name.endsWith('.bench.mjs'))
  .filter((name) => !wanted.length || wanted.some((start) => name.startsWith(start)))
  .sort();

execFileSync('npm', ['run', 'build', '--silent'], { stdio: ['ignore', 'ignore', 'inherit'] });
// Only now: Vite, which it starts, would make of the build one for development.
const { browser } = await import('./ground.mjs');
const chrome = await browser();
const machine = `${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GB, Chromium ${chrome.version()}, Node ${process.version}`;
await chrome.close();

const results = new URL('../reports/bench.md', import.meta.url);
const readme = new URL('../../README.md', import.meta.url);
const [, ...before] = existsSync(results) ? readFileSync(results, 'utf8').split(/^## /m) : [];
/** A table is the same with more runs. */
const key = (title) => title.replace(/medians of \d+/, 'medians');
const tables = new Map(before.map((table) => [key(table.split('\n')[0]), `${table.trimEnd()}\n\n`]));
for (const file of files) {
  const { bench } = await import(`./${file}`);
  let made;
  try {
    made = [await bench()].flat();
  } catch (error) {
    console.error(`${file}: ${error.stack}`);
    process.exitCode = 1;
    continue;
  }
  for (const { title, columns, rows } of made) {
    const lines = [columns, columns.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`);
    const date = new Date().toISOString().slice(0, 10);
    const table = `${title}\n\n${lines.join('\n')}\n\n${date}, ${machine}\n\n`;
    console.log(`\n## ${table}`);
    tables.set(key(title), table);
    const all = [...tables.values()].map((one) => `## ${one}`).join('');
    writeFileSync(results, summary(all));
    writeFileSync(readme, quoted(readFileSync(readme, 'utf8'), all));
  }
}
process.exit();
