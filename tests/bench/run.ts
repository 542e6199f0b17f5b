import { execFileSync } from 'node:child_process';
import { cpus, totalmem } from 'node:os';
import { embed, hostPages } from './embed.bench.ts';
import { load } from './load.bench.ts';
import { references } from './references.ts';
import { type Bench, launch, runs, serve } from './tools.ts';
import { touch } from './touch.bench.ts';

// `npm run bench` prints the tables of all benchmarks, `npm run bench embed` those of one, `RUNS=3` repeats less often.
// Times count only as ratios to the reference of the same run.

const run = (command: string, ...args: string[]) =>
  execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] }).trim();
run('npm', 'run', 'build', '--silent');
const chrome = await launch();
const pages = await references();
const site = await serve(pages);
const partner = await serve({ ...pages, ...hostPages(site.url) });
const names = process.argv.slice(2);
const benches: Record<string, Bench> = { embed, load, touch };
for (const [name, bench] of Object.entries(benches)) {
  if (names.length && !names.includes(name)) continue;
  for (const { title, columns, rows } of await bench(chrome, site.url, partner.url)) {
    const lines = [columns, columns.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`);
    console.log(`# ${title}\n\n${lines.join('\n')}\n`);
  }
}
const machine = `${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GB, Chromium ${chrome.version()}, Node.js ${process.version}`;
const commit = `commit ${run('git', 'rev-parse', '--short', 'HEAD')}${run('git', 'status', '--porcelain') && ' with changes'}`;
console.log(`${new Date().toISOString().slice(0, 10)}, ${commit}, ${runs} runs, ${machine}`);
await chrome.close();
site.close();
partner.close();
