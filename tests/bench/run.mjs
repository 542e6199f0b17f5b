/**
 * `npm run bench`: every `*.bench.mjs` of this folder, each in one run with what it is compared to, as tables.
 * A time of this machine means nothing alone, so each is also given as a ratio to the first row.
 */
import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';

const folder = new URL('.', import.meta.url);
execFileSync('npm', ['run', 'build', '--silent'], { stdio: ['ignore', 'ignore', 'inherit'] });

for (const file of readdirSync(folder).filter((name) => name.endsWith('.bench.mjs'))) {
  const { title, bench } = await import(new URL(file, folder).href);
  const [head, ...rows] = await bench();
  const line = (cells) => `| ${cells.join(' | ')} |`;
  console.log(`\n## ${title}\n`);
  console.log([line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n'));
}
