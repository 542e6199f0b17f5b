import { execFileSync } from 'node:child_process';
import { readdirSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { type Bench, launch } from './tools.ts';

// Runs every `*.bench.ts` in this folder, or those whose names begin with one of the arguments, and writes their
// tables to ../reports/bench.md. Times count only as ratios to the reference of the same run.

const prefixes = process.argv.slice(2);
const files = readdirSync(new URL('.', import.meta.url))
  .filter((name) => name.endsWith('.bench.ts'))
  .filter((name) => !prefixes.length || prefixes.some((prefix) => name.startsWith(prefix)));

execFileSync('npm', ['run', 'build', '--silent'], { stdio: ['ignore', 'ignore', 'inherit'] });
const chrome = await launch();
const machine = `${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GB, Chromium ${chrome.version()}, Node ${process.version}`;
await chrome.close();

const date = new Date().toISOString().slice(0, 10);
let text = `# Results of \`npm run bench\`\n\n${date}, ${machine}\n`;
for (const file of files) {
  const { bench }: Bench = await import(`./${file}`);
  try {
    const { title, columns, rows } = await bench();
    const lines = [columns, columns.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`);
    const table = `\n## ${title}\n\n${lines.join('\n')}\n`;
    console.log(table);
    text += table;
  } catch (error) {
    console.error(`${file}: ${(error as Error).stack}`);
    process.exitCode = 1;
  }
}
writeFileSync(new URL('../reports/bench.md', import.meta.url), text);
process.exit();
