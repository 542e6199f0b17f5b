import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../../src/publish/company-folder.ts';
import { apache } from '../../src/publish/hosting/apache.ts';
import { caddy } from '../../src/publish/hosting/caddy.ts';
import { nginx } from '../../src/publish/hosting/nginx.ts';
import { staticHosts } from '../../src/publish/hosting/static-hosts.ts';
import { serveBuilt } from '../../src/publish/serve.ts';
import { answerSheet, answers } from '../../src/publish/trust/answer-sheet.ts';
import { bundled, type Lock, partsList, reaching } from '../../src/publish/trust/parts-list.ts';
import { checkedOn, expires, securityDoubts, securityTxt } from '../../src/publish/trust/security-txt.ts';
import * as assurances from '../../widgets/company/assurances.ts';
import { email, site } from '../../widgets/company/facts.ts';

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const lock: Lock = JSON.parse(read('package-lock.json'));
const line = `\n${'-'.repeat(80)}\n\n`;
const notice = (name: string) =>
  `${name} ${lock.packages[`node_modules/${name}`]?.version}\n\nMIT License of ${name} 2.0\n`;
const shipped = ['react', '@lit/reactive-element', 'qrcode'];
const notices = shipped.map(notice).join(line);
type Part = { name: string; scope: string; purl: string; hashes?: { content: string }[] };
const parts: Part[] = JSON.parse(partsList(lock, notices)).components;

describe('the answer sheet', () => {
  const rows = Object.values(answers).flat();
  const head = { version: '1.0.0', reach: 12, snippet: '<script src="/embed/1.0.0/embed.js"></script>' };
  const fields = rows.flatMap(({ company }) => company ?? []);
  const said = Object.fromEntries(
    Object.keys(assurances).map((field) => [
      field,
      { says: `Our ${field}.`, sample: field === 'publishing' },
    ]),
  );

  test('what only the company knows is asked of it, and nothing else is left open', () => {
    expect(fields.sort()).toEqual(Object.keys(assurances).sort());
    const html = answerSheet(head, said);
    expect(html).toContain('<p>The company says: Our availability.</p>');
    expect(html).toContain(
      '<p>The company says: Our publishing. (a sample: the company has not confirmed it)</p>',
    );
    expect(() => answerSheet(head, {})).toThrow('assurances.ts');
  });

  test('shows every question, asks no search engine to keep it and runs nothing', () => {
    const html = answerSheet(head, said);
    expect(html.match(/<h3>/g)).toHaveLength(rows.length);
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).not.toMatch(/<script|<style| style=| on\w+=|https?:/);
  });
});

describe('the list of parts', () => {
  test('the parts that reach a visitor are those of the published notices, and no tool is among them', () => {
    expect([...bundled(notices)].map((id) => id.replace(/@[\d.]+$/, ''))).toEqual(shipped);
    const required = parts.filter(({ scope }) => scope === 'required').map(({ name }) => name);
    expect(required.sort()).toEqual([...shipped, 'vazirmatn'].sort());
    expect(reaching(partsList(lock, notices))).toBe(required.length);
    for (const tool of ['vite', 'vitest', 'typescript', '@sparticuz/chromium'])
      expect(parts.find(({ name }) => name === tool)?.scope, tool).toBe('excluded');
  });

  test('names each package of the lock file once, with its sum, in an order of its own', () => {
    const turned = Object.fromEntries(Object.entries(lock.packages).reverse());
    expect(JSON.parse(partsList({ ...lock, packages: turned }, notices)).components.length).toBe(
      parts.length,
    );
    const names = parts.map(({ purl }) => purl);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toContain(
      `pkg:npm/%40lit/reactive-element@${parts.find(({ name }) => name === '@lit/reactive-element')?.purl.split('@')[1]}`,
    );
    expect(parts.find(({ name }) => name === 'react')?.hashes?.[0]?.content).toMatch(/^[0-9a-f]{128}$/);
  });

  test('a package in the scripts that the lock file lacks ends the build', () => {
    expect(() => partsList(lock, `${notices}${line}stranger 1.0.0\n\nMIT\n`)).toThrow('stranger@1.0.0');
  });
});

// npm leaves out `resolved` (its option omit-lockfile-registry-resolved), so that each machine takes the packages from
// whichever registry it is set to; that they are the same bytes is held by the sums.
test('every package of the lock file has its sum, and none names the host it came from', () => {
  const entries = Object.entries(lock.packages).filter(([path]) => path);
  expect(entries.filter(([, entry]) => 'resolved' in entry)).toEqual([]);
  const without = entries.filter(([, { integrity }]) => !/^sha512-[\w+/]{86}==$/.test(integrity ?? ''));
  // The formatter's programs for systems on which nobody has installed it yet.
  expect(without.filter(([path]) => !/^node_modules\/@biomejs\/cli-[\w-]+$/.test(path))).toEqual([]);
  expect(entries.length).toBeGreaterThan(300);
});

describe('/.well-known/security.txt', () => {
  const text = securityTxt({ email, site, languages: ['ar', 'en'] });

  test('the file for reports has what RFC 9116 wants, from the company’s facts', () => {
    expect(text.split('\n')).toEqual([
      `Contact: mailto:${email}`,
      expect.stringMatching(/^Expires: \d{4}-\d\d-\d\dT00:00:00Z$/),
      'Preferred-Languages: ar, en',
      `Canonical: ${site}/.well-known/security.txt`,
      '',
    ]);
  });

  test('runs out a year after it was checked, and then no release is made before it is checked again', () => {
    expect(Date.parse(expires()) - Date.parse(checkedOn)).toBeLessThanOrEqual(366 * 24 * 3600 * 1000);
    expect(securityDoubts(new Date(Date.parse(expires()) - 1000))).toEqual([]);
    expect(securityDoubts(new Date(expires())).join()).toContain('checkedOn');
  });

  test('no configuration hides the file for reports, and each hides other dotted paths', async () => {
    const needs = { scripts: [], styles: [], pictures: [] };
    const hidden = [
      /location ~ (\S+) \{\n {2}return 404/.exec(nginx(needs))?.[1],
      /RewriteRule "(\(\^\|\/\)\S+)" - \[R=404/.exec(apache(needs))?.[1],
    ];
    for (const pattern of hidden) {
      expect('/.well-known/security.txt').not.toMatch(new RegExp(String(pattern)));
      expect('/.hosting/nginx.conf').toMatch(new RegExp(String(pattern)));
    }
    expect(caddy(needs)).toContain('path_regexp /\\.\n  not path /.well-known/*');
    expect(staticHosts([], needs)).toMatch(
      /\n\/\.well-known\/\*\n.*\n {2}Content-Type: text\/plain; charset=utf-8\n/,
    );
    const dist = mkdtempSync(join(tmpdir(), 'dap-'));
    for (const name of ['.well-known/security.txt', '.hosting/nginx.conf', '404.html', '_headers']) {
      mkdirSync(dirname(join(dist, name)), { recursive: true });
      writeFileSync(join(dist, name), name);
    }
    const serve = serveBuilt(dist);
    const server = createServer((request, response) => serve(request, response, () => response.end())).listen(
      0,
    );
    const { port } = server.address() as AddressInfo;
    const get = (path: string) => fetch(`http://localhost:${port}${path}`);
    const found = await get('/.well-known/security.txt');
    expect([found.status, found.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
    expect((await get('/.hosting/nginx.conf')).status).toBe(404);
    server.close();
    rmSync(dist, { recursive: true });
  });
});
