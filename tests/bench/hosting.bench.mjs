import { execFile } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { dist, load as fromSource } from './ground.mjs';

const seconds = Number(process.env.SECONDS_EACH ?? 2);
const connections = 64;
const run = promisify(execFile);

/** Requests a second, the slowest of a hundred, and what was not answered well, by `wrk` on this machine. */
async function load(url) {
  const args = ['-t1', `-c${connections}`, `-d${seconds}s`, '--latency', '-H', 'Accept-Encoding: gzip', url];
  const { stdout } = await run('wrk', args);
  const find = (pattern) => pattern.exec(stdout)?.[1] ?? '0';
  const errors = [...stdout.matchAll(/(?:connect|read|write|timeout) (\d+)/g)];
  const failed =
    Number(find(/Non-2xx or 3xx responses: (\d+)/)) + errors.reduce((sum, [, n]) => sum + Number(n), 0);
  return [find(/Requests\/sec:\s+([\d.]+)/), find(/99%\s+(\S+)/), String(failed)];
}

/** Whether it hands out what the build compressed, and 304 to who has it already. */
async function answersAgain(url) {
  const headers = { 'accept-encoding': 'gzip' };
  const first = await fetch(url, { headers });
  await first.arrayBuffer();
  const again = await fetch(url, { headers: { ...headers, 'if-none-match': first.headers.get('etag') } });
  const said = `${first.headers.get('content-encoding') ?? 'not compressed'}, then ${again.status}`;
  return [`${new URL(url).pathname} asked twice`, said, '–', again.status === 304 ? '0' : '1'];
}

/** What nginx gives with our configuration, beside one bare file of the same size. */
export async function bench() {
  const { webServers } = await fromSource('tests/support/integrations/web-servers.ts');
  const { ensure } = await fromSource('tests/support/debian.ts');
  const nginx = webServers.find(({ name }) => name === 'nginx');
  const title = `Published files under nginx, ${connections} connections of one machine, ${seconds} s each`;
  const columns = ['file', 'requests a second', 'slowest of a hundred', 'failed'];
  if (nginx.missing() || !ensure('wrk', ['wrk']))
    return { title, columns, rows: [['nginx or wrk is not installed', '–', '–', '–']] };

  const root = mkdtempSync(join(tmpdir(), 'load-'));
  chmodSync(root, 0o755);
  cpSync(dist, root, { recursive: true });
  const view = readdirSync(join(root, 'embed')).find((name) => /^view-.*\.js$/.test(name));
  const paths = ['/ar/', '/company-profile', '/embed.js', `/embed/${view}`, '/pictures/pallets-480.avif'];
  const server = await nginx.start(root);
  const rows = [];
  for (const path of paths) {
    const { headers } = await fetch(server.url + path, {
      method: 'HEAD',
      headers: { 'accept-encoding': 'gzip' },
    });
    const bytes = Number(headers.get('content-length')) || 8000;
    writeFileSync(join(root, 'fonts/bare.woff2'), Buffer.alloc(bytes));
    rows.push([`bare file of ${bytes} bytes`, ...(await load(`${server.url}/fonts/bare.woff2`))]);
    rows.push([path, ...(await load(server.url + path))]);
  }
  rows.push(await answersAgain(`${server.url}/ar/`), await answersAgain(`${server.url}/embed.js`));
  server.close();
  if (existsSync(root)) rmSync(root, { recursive: true });
  return { title, columns, rows };
}
