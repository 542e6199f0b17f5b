import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { chromiumPath } from '../support/chromium.ts';
import { sitePages } from '../support/site-page.ts';
import { serve, type Table } from './tools.ts';

const run = promisify(execFile);
/** npm downloads it on demand: its 180 MB are too much for everyone who installs the project. */
const version = '12.8.2';
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

/** The four scores of one page on a phone, with Lighthouse's simulated slow connection. */
async function scores(url: string): Promise<string[]> {
  const quiet = ['--quiet', '--output=json', '--output-path=stdout', `--only-categories=${categories}`];
  const args = ['exec', '--yes', `--package=lighthouse@${version}`, '--', 'lighthouse', url, ...quiet];
  const { stdout } = await run('npm', [...args, '--chrome-flags=--headless --no-sandbox'], {
    env: { ...process.env, CHROME_PATH: chromiumPath() },
    maxBuffer: 2 ** 26,
  });
  const { categories: found }: { categories: Record<string, { score: number }> } = JSON.parse(stdout);
  return categories.map((name) => String(Math.round((found[name]?.score ?? 0) * 100)));
}

/** The scores of all pages. A run that fails is repeated once. */
export async function bench(): Promise<Table> {
  const site = await serve();
  const rows: string[][] = [];
  for (const { path } of sitePages) {
    const attempt = () => scores(site.url + path);
    const row = await attempt()
      .catch(attempt)
      .catch(({ message }: Error) => [`not measured: ${message.split('\n')[0]}`, '–', '–', '–']);
    rows.push([path, ...row]);
  }
  site.close();
  return { title: `Lighthouse ${version}, mobile, one run per page`, columns: ['page', ...categories], rows };
}
