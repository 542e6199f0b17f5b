import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { load, serve } from './ground.mjs';

const run = promisify(execFile);
/** Fetched when it is wanted and kept by npm: 180 MB are too much for everybody who installs this project. */
const version = '12.8.2';
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

/** The four marks of one page, as on a phone, by Lighthouse's own simulation of a slow line. */
async function marks(url) {
  const { chromiumPath } = await load('tests/support/chromium.ts');
  const quiet = ['--quiet', '--output=json', '--output-path=stdout', `--only-categories=${categories}`];
  const args = ['exec', '--yes', `--package=lighthouse@${version}`, '--', 'lighthouse', url, ...quiet];
  const env = { ...process.env, CHROME_PATH: chromiumPath() };
  const { stdout } = await run('npm', [...args, '--chrome-flags=--headless --no-sandbox'], {
    env,
    maxBuffer: 2 ** 26,
  });
  const { categories: found } = JSON.parse(stdout);
  return categories.map((name) => String(Math.round(found[name].score * 100)));
}

/** What Lighthouse says of all fifteen pages, one run each; one that broke off is tried once more. */
export async function bench() {
  const { languageCodes } = await load('widgets/language/languages.ts');
  const routes = ['/', '/company-profile', '/employee-card'];
  const site = await serve();
  const rows = [];
  for (const path of routes.flatMap((route) => languageCodes.map((code) => `/${code}${route}`))) {
    const again = () => marks(site.url + path);
    rows.push(
      await again()
        .catch(again)
        .then(
          (found) => [path, ...found],
          (error) => broken(path, error),
        ),
    );
  }
  site.close();
  return { title: `Lighthouse ${version}, mobile, one run a page`, columns: ['page', ...categories], rows };
}

/** @param error of `execFile`; the last that the program said is its reason */
function broken(path, { stderr, message }) {
  const said = (stderr || message).trim().split('\n').at(-1);
  return [`${path} was not measured: ${said}`, ...categories.map(() => '–')];
}
