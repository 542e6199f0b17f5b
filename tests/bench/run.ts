import { execFileSync } from 'node:child_process';
import { readdirSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { type Bench, launch } from './tools.ts';

// Runs every `*.bench.ts` in this folder, or those whose names begin with one of the arguments, and writes the tables of
// each to ../reports. Times count only as ratios to the reference of the same run.

const prefixes = process.argv.slice(2);
const files = readdirSync(new URL('.', import.meta.url))
  .filter((name) => name.endsWith('.bench.ts'))
  .filter((name) => !prefixes.length || prefixes.some((prefix) => name.startsWith(prefix)));

execFileSync('npm', ['run', 'build', '--silent'], { stdio: ['ignore', 'ignore', 'inherit'] });
const chrome = await launch();
const machine = `${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GB, Chromium ${chrome.version()}, Node ${process.version}`;
await chrome.close();

const date = new Date().toISOString().slice(0, 10);
for (const file of files) {
  const name = file.replace('.bench.ts', '');
  const { bench }: Bench = await import(`./${file}`);
  try {
    const tables = [await bench()].flat().map(({ title, columns, rows }) => {
      const lines = [columns, columns.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`);
      return `# ${title}\n\n${lines.join('\n')}\n`;
    });
    const text = `${tables.join('\n')}\n\`npm run bench ${name}\`, ${date}, ${machine}\n`;
    console.log(text);
    writeFileSync(new URL(`../reports/${name}.md`, import.meta.url), text);
  } catch (error) {
    console.error(`${file}: ${(error as Error).stack}`);
    process.exitCode = 1;
  }
}
process.exit();
