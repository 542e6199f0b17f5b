import { readdirSync, rmSync, statSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { filesIn, writeFiles } from '../../../../src/build/files.ts';
import { deploy as publish, rollback } from '../../../../src/build/hosting/deploy.ts';
import { copyPublished, copyVersions } from '../../../../src/build/versions/copy-published.ts';
import { integrityOf } from '../../../../src/build/versions/versions.ts';
import { folderWith, textOf } from '../../../support/folders.ts';
import { listen, type RunningServer } from '../../../support/servers.ts';

let root: string;
beforeEach(() => {
  root = folderWith();
});

const live = (name: string) => join(root, 'live', name);
/** The text of a file that a web server serves. */
const text = (name: string) => textOf(root, 'live/current', name);
const built = (name: string) => textOf(root, 'dist', name);

/** A build: its page and loader name its chunk. */
function build(release: string, more: Record<string, string> = {}) {
  rmSync(join(root, 'dist'), { recursive: true, force: true });
  const files = {
    ...{
      'index.html': release,
      'embed.js': release,
      'pictures/bag.jpg': release,
      'fonts/same.woff2': 'font',
    },
    [`assets/main-${release}.js`]: release,
    [`embed/view-${release}.js`]: release,
    'embed/versions.json': '{}\n',
    _headers: '',
    ...more,
  };
  writeFiles(join(root, 'dist'), Object.entries(files));
}

/** The message of a command and its exit code. */
const result = (work: () => Promise<string> | string) =>
  Promise.resolve()
    .then(work)
    .then(
      (message) => ({ status: 0, message }),
      (error: Error) => ({ status: 1, message: error.message }),
    );
const deploy = () => result(() => publish(join(root, 'live'), join(root, 'dist')));
const goBack = () => result(() => rollback(join(root, 'live')));
const release = async (...args: Parameters<typeof build>) => {
  build(...args);
  return deploy();
};

/** A pinned version as the build writes it. */
function version(name: string, text: string): Record<string, string> {
  const files = { 'embed.js': integrityOf(text), 'view.js': integrityOf(text) };
  const pictures = [`${name}-480.avif`, 'bag.jpg'];
  return {
    [`embed/${name}/embed.js`]: text,
    [`embed/${name}/view.js`]: text,
    [`embed/${name}/integrity.json`]: JSON.stringify({ version: name, snippet: name, files, pictures }),
    'embed/versions.json': JSON.stringify({ [name]: files['embed.js'] }),
  };
}

test('deploy › replaces pages, deletes removed ones and keeps the chunks of the previous release', async () => {
  await release('a', { 'old/index.html': 'a' });
  await release('b');
  expect([text('index.html'), text('embed.js'), text('pictures/bag.jpg')]).toEqual(['b', 'b', 'b']);
  expect(['assets/main-a.js', 'embed/view-a.js', 'assets/main-b.js'].map(text)).toEqual(['a', 'a', 'b']);
  expect(text('old/index.html')).toBeUndefined();
  await goBack();
  expect(text('old/index.html')).toBe('a');
});

test('rollback › restores the previous release and keeps the chunks of the newer one for open tabs', async () => {
  await release('a');
  await release('b');
  expect((await goBack()).status).toBe(0);
  expect([text('index.html'), text('embed.js'), text('pictures/bag.jpg')]).toEqual(['a', 'a', 'a']);
  expect(text('assets/main-b.js')).toBe('b');
  await release('c');
  await goBack();
  expect(text('index.html')).toBe('a');
});

test('rollback › goes back one release at a time', async () => {
  for (const name of ['a', 'b', 'c']) await release(name);
  for (const page of ['b', 'a']) {
    await goBack();
    expect(text('index.html')).toBe(page);
  }
  expect(text('pictures/bag.jpg')).toBe('a');
  expect(await goBack()).toEqual({ status: 1, message: expect.stringContaining('no previous release') });
  expect(text('index.html')).toBe('a');
});

test('deploy › stores five releases, and keeps the chunks and pinned versions of all', async () => {
  await release('a', { 'embed/1.0.0/embed.js': 'a' });
  for (const name of ['b', 'c', 'd', 'e', 'f']) await release(name);
  expect(readdirSync(live('releases'))).toHaveLength(5);
  expect(['assets/main-a.js', 'embed/1.0.0/embed.js'].map(text)).toEqual(['a', 'a']);
});

test('deploy › an unchanged file is stored once, and no release changes afterwards', async () => {
  await release('a');
  const [first = ''] = readdirSync(live('releases'));
  const before = filesIn(live(`releases/${first}`));
  await release('b');
  const inode = (place: string, name: string) => statSync(live(`${place}/${name}`)).ino;
  for (const name of ['fonts/same.woff2', 'assets/main-a.js'])
    expect(inode('current', name), name).toBe(inode(`releases/${first}`, name));
  expect(filesIn(live(`releases/${first}`))).toEqual(before);
  expect(textOf(live(`releases/${first}/index.html`))).toBe('a');
});

test('deploy › refuses a second deployment at the same time, and the same build is not a new release', async () => {
  build('a');
  const [one, other] = await Promise.all([deploy(), deploy()]);
  expect(one.status).toBe(0);
  expect(other).toEqual({ status: 1, message: expect.stringContaining('Another deployment is running') });
  expect(await deploy()).toEqual({ status: 0, message: expect.stringContaining('already') });
  expect(readdirSync(live('releases'))).toHaveLength(1);
});

test('deploy › an interrupted deployment leaves nothing', async () => {
  await release('a');
  writeFiles(live('.next'), [['index.html', 'half']]);
  writeFiles(live('releases/9999'), [['index.html', 'complete, but never published']]);
  await release('b');
  expect(text('index.html')).toBe('b');
  await goBack();
  expect(text('index.html')).toBe('a');
  expect(readdirSync(live('')).sort()).toEqual(['current', 'releases']);
});

test('deploy › an error leaves the published release and names it', async () => {
  await release('a');
  build('b');
  // A folder cannot replace the link.
  writeFiles(live('.current'), [['x', '']]);
  const { status, message } = await deploy();
  expect([status, text('index.html')]).toEqual([1, 'a']);
  expect(message).toMatch(/The published release is \d{4}-/);
});

describe('a folder of version 1.1', () => {
  const old = { ...version('1.0.0', 'first'), 'index.html': 'old', 'google123.html': 'theirs', _headers: '' };
  const files = Object.entries({ ...old, '.deployments/2026/index.html': 'older' });
  beforeEach(() => writeFiles(join(root, 'live'), files));

  test('becomes a release, and stays until the web server is configured', async () => {
    const { status, message } = await release('b', version('1.1.0', 'second'));
    expect(status).toBe(0);
    expect(message).toContain(`Set the root of the web server to ${join(root, 'live')}/current`);
    expect(['index.html', 'embed/1.0.0/view.js', 'embed/1.1.0/embed.js'].map(text)).toEqual([
      'b',
      'first',
      'second',
    ]);
    expect(textOf(live('index.html'))).toBe('old');
    await goBack();
    expect(['index.html', 'google123.html', '.deployments/2026/index.html'].map(text)).toEqual([
      'old',
      'theirs',
      undefined,
    ]);
  });

  test('keeps its pinned versions', async () => {
    expect((await release('b', version('1.0.0', 'other'))).message).toContain('npm version patch');
    expect((await release('b', version('1.1.0', 'second'))).status).toBe(0);
    expect((await release('c')).message).not.toContain('earlier version');
  });
});

test('deploy › refuses an incomplete build', async () => {
  build('a');
  rmSync(join(root, 'dist/_headers'));
  expect(await deploy()).toEqual({
    status: 1,
    message: 'There is no complete build. Run `npm run build -- --release`.',
  });
  expect(text('index.html')).toBeUndefined();
});

test('pinned versions › are copied from the published folder into a build that lacks them', async () => {
  await release('a', version('1.0.0', 'first'));
  expect((await release('b', version('1.1.0', 'second'))).status).toBe(0);
  expect(built('embed/1.0.0/view.js')).toBe('first');
  expect([text('embed/1.0.0/embed.js'), text('embed/1.1.0/embed.js')]).toEqual(['first', 'second']);
  expect(Object.keys(JSON.parse(text('embed/versions.json') ?? ''))).toEqual(['1.0.0', '1.1.0']);
});

test('pinned versions › a build keeps those of the previous build and replaces its own', async () => {
  const previous = folderWith({ ...version('1.1.0', 'before'), ...version('1.0.0', 'first') });
  writeFiles(previous, [
    ['embed/versions.json', JSON.stringify({ '1.0.0': integrityOf('first'), '1.1.0': integrityOf('x') })],
  ]);
  build('b', version('1.1.0', 'now'));
  await copyVersions(previous, join(root, 'dist'));
  expect([built('embed/1.0.0/embed.js'), built('embed/1.1.0/embed.js')]).toEqual(['first', 'now']);
  expect(JSON.parse(built('embed/versions.json') ?? '')).toEqual({
    '1.0.0': integrityOf('first'),
    '1.1.0': integrityOf('now'),
  });
});

test('pinned versions › cannot change', async () => {
  await release('a', version('1.0.0', 'first'));
  expect(await release('b', version('1.0.0', 'other'))).toEqual({
    status: 1,
    // The next build would keep this version of the previous build.
    message: expect.stringMatching(/npm version patch .* delete dist\/ and build again/),
  });
  expect([text('index.html'), text('embed/1.0.0/embed.js')]).toEqual(['a', 'first']);
});

test('pinned versions › cannot change after a rollback', async () => {
  await release('a', version('1.0.0', 'first'));
  await release('b', version('1.1.0', 'second'));
  await goBack();
  expect(text('embed/1.1.0/embed.js')).toBe('second');
  expect((await release('c', version('1.1.0', 'other'))).status).toBe(1);
});

describe('before an upload', () => {
  const copyFrom = (url: string) => result(async () => (await copyPublished(url, join(root, 'dist'))).join());
  const fetchLive = () => copyFrom(`${place.url}/`);
  const live: Record<string, string> = {
    ...version('1.0.0', 'first'),
    'pictures/1.0.0-480.avif': 'previous',
    'pictures/bag.jpg': 'previous',
  };
  let place: RunningServer;
  /** The content of a path of the site; nothing if it has responded. */
  let site: (path: string, response: ServerResponse) => string | undefined;
  beforeEach(async () => {
    site = (path) => live[path];
    place = await listen(
      createServer((request, response) => {
        const body = site(request.url?.slice(1) ?? '', response);
        if (!response.writableEnded) response.writeHead(body ? 200 : 404).end(body);
      }),
    );
    build('b', version('1.1.0', 'second'));
  });
  afterEach(() => place.close());

  test('the published versions are copied into the build, with the images that it lacks', async () => {
    expect(await fetchLive()).toEqual({ status: 0, message: '1.0.0' });
    expect([built('embed/1.0.0/embed.js'), built('embed/1.0.0/snippet.txt')]).toEqual(['first', '1.0.0\n']);
    expect(Object.keys(JSON.parse(built('embed/versions.json') ?? ''))).toEqual(['1.0.0', '1.1.0']);
    expect([built('pictures/1.0.0-480.avif'), built('pictures/bag.jpg')]).toEqual(['previous', 'b']);
  });

  test('a damaged file is an error', async () => {
    site = (path) => (path === 'embed/1.0.0/view.js' ? 'x' : live[path]);
    expect(await fetchLive()).toEqual({
      status: 1,
      message: expect.stringContaining('does not match the integrity hash of version 1.0.0'),
    });
    expect(built('embed/1.0.0/embed.js')).toBeUndefined();
  });

  describe('from a hostile site', () => {
    const evil = 'evil';
    const sum = integrityOf(evil);
    const outside = '../../../outside.txt';
    /** A site whose list and description of version 1.0.0 are replaced. */
    const serve = (versions: object, integrity: object) => {
      const files: Record<string, string> = {
        ...live,
        'embed/versions.json': JSON.stringify(versions),
        'embed/1.0.0/integrity.json': JSON.stringify({ snippet: '', pictures: [], ...integrity }),
      };
      site = (path) => files[path] ?? evil;
    };
    const description = { files: { 'embed.js': sum } };

    test.each<[what: string, versions: object, integrity: object]>([
      ['a version that is a path', { '../../pwn/a': sum }, description],
      ['a version with a slash', { '1.0.0/../../..': sum }, description],
      ['a hash that is not one', { '1.0.0': 'x' }, description],
      ['a list that is not one', ['1.0.0'], description],
      ['a file that is a path', { '1.0.0': sum }, { files: { 'embed.js': sum, [outside]: sum } }],
      ['a file with a backslash', { '1.0.0': sum }, { files: { 'embed.js': sum, '..\\\\x.js': sum } }],
      ['a hidden file', { '1.0.0': sum }, { files: { 'embed.js': sum, '.htaccess': sum } }],
      ['a page', { '1.0.0': sum }, { files: { 'embed.js': sum, 'login.html': sum } }],
      ['an image that is a path', { '1.0.0': sum }, { ...description, pictures: [outside] }],
      ['an image that is a page', { '1.0.0': sum }, { ...description, pictures: ['login.html'] }],
    ])('%s is refused, and nothing is written', async (_, versions, integrity) => {
      serve(versions, integrity);
      const before = filesIn(root);
      const expected = {
        status: 1,
        message: expect.stringContaining('is not a file that a build has written'),
      };
      expect(await fetchLive()).toEqual(expected);
      expect(filesIn(root)).toEqual(before);
    });

    test('the same files in a folder are refused', async () => {
      const hostile = folderWith({ 'embed/versions.json': JSON.stringify({ '../../pwn/a': sum }) });
      const copied = result(async () => (await copyVersions(hostile, join(root, 'dist'))).join());
      expect((await copied).message).toContain('is not a file that a build has written');
    });

    test('a response without an end is stopped', async () => {
      site = () => 'x'.repeat(5_000_001);
      expect((await fetchLive()).message).toContain('is larger than');
    });

    test('a redirect and a URL without encryption are refused', async () => {
      site = (_, response) => void response.writeHead(302, { location: 'http://example.com/' }).end();
      expect((await fetchLive()).message).toContain('responded with status 302');
      expect((await copyFrom('http://example.com')).message).toContain(
        'Use the URL that starts with https://',
      );
    });
  });

  test('a site without versions has none to copy', async () => {
    const empty = await listen(createServer((_, response) => response.writeHead(404).end()));
    expect(await copyFrom(empty.url)).toEqual({ status: 0, message: '' });
    empty.close();
  });
});
