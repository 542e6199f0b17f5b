import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';

// Runs every `*.bench.mjs` beside this file, or those whose names begin with one of the arguments. Each exports
// `bench()`, which gives one table. Times mean nothing by themselves: read them against their reference.

const wanted = process.argv.slice(2);
const files = readdirSync(new URL('.', import.meta.url))
  .filter((name) => name.endsWith('.bench.mjs'))
  .filter((name) => !wanted.length || wanted.some((start) => name.startsWith(start)))
  .sort();

execFileSync('npm', ['run', 'build', '--silent'], { stdio: ['ignore', 'ignore', 'inherit'] });
for (const file of files) {
  const { bench } = await import(`./${file}`);
  const { title, columns, rows } = await bench();
  console.log(`\n## ${title}\n`);
  console.log(`| ${columns.join(' | ')} |\n|${columns.map(() => '---|').join('')}`);
  for (const row of rows) console.log(`| ${row.join(' | ')} |`);
}
process.exit();
