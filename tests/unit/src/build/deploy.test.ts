import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { deploy as publish, rollback } from '../../../../src/build/hosting/deploy.ts';
import { collect } from '../../../../src/build/versions/collect.ts';
import { integrityOf } from '../../../../src/build/versions/versions.ts';
import { listen, type RunningServer } from '../../../support/servers.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'deploy-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const live = (name: string) => join(root, 'live', name);
const text = (name: string) => (existsSync(live(name)) ? readFileSync(live(name), 'utf8') : undefined);

/** A build: its page and loader name its chunk. */
function build(release: string, more: Record<string, string> = {}) {
  rmSync(join(root, 'dist'), { recursive: true, force: true });
  const files = {
    'index.html': release,
    'embed.js': release,
    'pictures/bag.jpg': release,
    'fonts/same.woff2': 'font',
    [`assets/main-${release}.js`]: release,
    [`embed/view-${release}.js`]: release,
    _headers: '',
    ...more,
  };
  for (const [name, contents] of Object.entries(files)) {
    const file = join(root, 'dist', name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, contents);
  }
}
type Result = { status: number; said: string };
/** What the command prints and its exit code. */
const result = (work: Promise<string>): Promise<Result> =>
  work.then(
    (said) => ({ status: 0, said }),
    (error: Error) => ({ status: 1, said: error.message }),
  );
const deploy = (option?: '--rollback'): Promise<Result> =>
  result(
    option
      ? Promise.resolve().then(() => rollback(join(root, 'live')))
      : publish(join(root, 'live'), join(root, 'dist')),
  );
/** Copies the versions of a live site into the build. */
const run = (address: string): Promise<Result> =>
  result(collect(address, join(root, 'dist')).then((came) => `came: ${came.join(', ') || 'copied from'}.`));
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
const built = (name: string) => {
  const file = join(root, 'dist', name);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
};

/** As if that many days had passed. */
function wait(days: number) {
  const file = live('.releases/releases.json');
  const past = (date: string) => new Date(Date.parse(date) - days * 864e5).toISOString();
  const { releases, retired } = JSON.parse(readFileSync(file, 'utf8'));
  const earlier = Object.entries(retired).map(([name, date]) => [name, past(String(date))]);
  writeFileSync(file, JSON.stringify({ releases, retired: Object.fromEntries(earlier) }));
}

test('the first release is the build', async () => {
  build('a');
  expect((await deploy()).status).toBe(0);
  expect(text('index.html')).toBe('a');
  expect(text('assets/main-a.js')).toBe('a');
});

test('the next one comes beside it: pages are new, former chunks stay', async () => {
  build('a');
  await deploy();
  build('b');
  await deploy();
  expect([text('index.html'), text('embed.js'), text('pictures/bag.jpg')]).toEqual(['b', 'b', 'b']);
  expect([text('assets/main-a.js'), text('embed/view-a.js'), text('assets/main-b.js')]).toEqual([
    'a',
    'a',
    'b',
  ]);
});

test('a page that is no more goes at once', async () => {
  build('a', { 'old/index.html': 'a' });
  await deploy();
  build('b');
  await deploy();
  expect(text('old/index.html')).toBeUndefined();
  await deploy('--rollback');
  expect(text('old/index.html')).toBe('a');
});

test('one command goes back, and the tabs of the release that was taken back go on', async () => {
  build('a');
  await deploy();
  build('b');
  await deploy();
  expect((await deploy('--rollback')).status).toBe(0);
  expect([text('index.html'), text('embed.js'), text('pictures/bag.jpg')]).toEqual(['a', 'a', 'a']);
  expect(text('assets/main-b.js')).toBe('b');
  build('c');
  await deploy();
  await deploy('--rollback');
  expect(text('index.html')).toBe('a');
});

test('each step back is one release', async () => {
  for (const release of ['a', 'b', 'c']) {
    build(release);
    await deploy();
  }
  for (const page of ['b', 'a']) {
    await deploy('--rollback');
    expect(text('index.html')).toBe(page);
  }
  expect(text('pictures/bag.jpg')).toBe('a');
  expect(await deploy('--rollback')).toEqual({
    status: 1,
    said: expect.stringContaining('no previous release'),
  });
  expect(text('index.html')).toBe('a');
});

test('after thirty days a former chunk goes, but none that the way back needs, and no pinned version', async () => {
  build('a', { 'embed/1.0.0/embed.js': 'a' });
  await deploy();
  build('b');
  await deploy();
  build('c');
  await deploy();
  wait(29);
  build('d');
  await deploy();
  expect(text('assets/main-a.js')).toBe('a');
  const file = live('.releases/releases.json');
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll(/"date": "\d{4}/g, '"date": "2020'));
  wait(2);
  build('e');
  await deploy();
  expect(text('assets/main-a.js')).toBeUndefined();
  expect(text('embed/1.0.0/embed.js')).toBe('a');
  expect(text('assets/main-d.js')).toBe('d');
  await deploy('--rollback');
  expect([text('index.html'), text('assets/main-d.js')]).toEqual(['d', 'd']);
});

test('a deployment that broke off half-way is finished by the next, and the way back is whole', async () => {
  build('a');
  await deploy();
  const memory = readFileSync(live('.releases/releases.json'), 'utf8');
  build('b');
  await deploy();
  // The memory of the first release: the second one has put its files and did not come to write itself down.
  writeFileSync(live('.releases/releases.json'), memory);
  build('c');
  await deploy();
  expect(text('index.html')).toBe('c');
  await deploy('--rollback');
  expect(text('index.html')).toBe('a');
});

test('what is not ours in the folder is left alone, and the same build is no new release', async () => {
  mkdirSync(join(root, 'live'));
  writeFileSync(live('google123.html'), 'theirs');
  build('a');
  await deploy();
  expect(await deploy()).toEqual({ status: 0, said: expect.stringContaining('already') });
  build('b');
  await deploy();
  expect(text('google123.html')).toBe('theirs');
});

test('half a build is refused in one sentence', async () => {
  build('a');
  rmSync(join(root, 'dist/_headers'));
  expect(await deploy()).toEqual({
    status: 1,
    said: 'There is no complete build. Run `npm run build -- --release`.',
  });
  expect(existsSync(live('index.html'))).toBe(false);
});

test('a build that knows of no former version gets it back from what is live', async () => {
  build('a', version('1.0.0', 'first'));
  await deploy();
  build('b', version('1.1.0', 'second'));
  expect((await deploy()).status).toBe(0);
  expect(built('embed/1.0.0/view.js')).toBe('first');
  expect([text('embed/1.0.0/embed.js'), text('embed/1.1.0/embed.js')]).toEqual(['first', 'second']);
  expect(Object.keys(JSON.parse(text('embed/versions.json') ?? ''))).toEqual(['1.0.0', '1.1.0']);
});

test('a version that is published never changes: other contents are refused, with what to do', async () => {
  build('a', version('1.0.0', 'first'));
  await deploy();
  build('b', version('1.0.0', 'other'));
  expect(await deploy()).toEqual({ status: 1, said: expect.stringContaining('npm version patch') });
  expect([text('index.html'), text('embed/1.0.0/embed.js')]).toEqual(['a', 'first']);
});

test('so it is after it was taken back', async () => {
  build('a', version('1.0.0', 'first'));
  await deploy();
  build('b', version('1.1.0', 'second'));
  await deploy();
  await deploy('--rollback');
  expect(text('embed/1.1.0/embed.js')).toBe('second');
  build('c', version('1.1.0', 'other'));
  expect((await deploy()).status).toBe(1);
});

describe('before an upload', () => {
  const fetchLive = () => run(`${place.url}/`);
  let place: RunningServer;
  let broken = '';
  beforeEach(async () => {
    broken = '';
    const live: Record<string, string> = {
      ...version('1.0.0', 'first'),
      'pictures/1.0.0-480.avif': 'former',
      'pictures/bag.jpg': 'former',
    };
    place = await listen(
      createServer((request, response) => {
        const name = request.url?.slice(1) ?? '';
        const body = name === broken ? 'x' : live[name];
        response.writeHead(body ? 200 : 404).end(body);
      }),
    );
    build('b', version('1.1.0', 'second'));
  });
  afterEach(() => place.close());

  test('the versions of the live site come into the build', async () => {
    expect(await fetchLive()).toEqual({ status: 0, said: expect.stringContaining('came: 1.0.0.') });
    expect([built('embed/1.0.0/embed.js'), built('embed/1.0.0/snippet.txt')]).toEqual(['first', '1.0.0\n']);
    expect(Object.keys(JSON.parse(built('embed/versions.json') ?? ''))).toEqual(['1.0.0', '1.1.0']);
  });

  test('with them come the pictures of their galleries that the build lacks, and no other', async () => {
    await fetchLive();
    expect([built('pictures/1.0.0-480.avif'), built('pictures/bag.jpg')]).toEqual(['former', 'b']);
  });

  test('a file that is not what was published stops it', async () => {
    broken = 'embed/1.0.0/view.js';
    expect(await fetchLive()).toEqual({
      status: 1,
      said: expect.stringContaining('view.js on the published site does not match'),
    });
    expect(built('embed/1.0.0/embed.js')).toBeUndefined();
  });

  test('a site without any has none to bring', async () => {
    const empty = await listen(createServer((_, response) => response.writeHead(404).end()));
    expect(await run(empty.url)).toEqual({ status: 0, said: expect.stringContaining('copied from') });
    empty.close();
  });
});
