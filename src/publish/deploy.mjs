// Puts dist/ live: npm run deploy -- <folder>, and back again: npm run deploy -- <folder> --rollback
// Where dist/ is uploaded whole (a static host, a store of objects): npm run deploy -- https://… first, which brings
// the pinned versions that live there into dist/, so that the upload does not take them away.
//
// New files come beside the old ones, pages and embed.js last, each whole or not at all. What a release no longer
// has stays for thirty days, since open tabs and cached scripts still ask for it; pinned versions stay for good.
// The folder is what a server hands out; .releases in it is the memory of this script, and no server shows it.
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { collect } from './versions/collect.mjs';

const days = 30;
/** Their names hold a hash or a version: never changed, only added. */
const lasting = /^(assets\/|embed\/(\d|[^/]+\.js))/;
/** What is pinned stays for good, and the pictures with it that a pinned gallery names. */
const forGood = /^(embed\/\d[^/]*|pictures)\//;
/** Where visitors come in, from which all else is asked for. */
const entry = /(\.html|^embed\.js|^offline\.js|^sitemap\.xml|^_headers|^\.htaccess)(\.(br|gz))?$/;

const [folder, option] = process.argv.slice(2);
const built = process.env.DIST ?? fileURLToPath(new URL('../../dist', import.meta.url));
const memory = join(folder ?? '', '.releases');
const at = (...names) => join(folder, ...names);

if (!folder || (option && option !== '--rollback'))
  stop(
    'Say where: npm run deploy -- <folder> [--rollback], or the address of the live site before an upload.',
  );
if (/^https?:/.test(folder)) {
  const came = await collect(folder, built).catch((sentence) => stop(String(sentence)));
  stop(
    `dist is whole now, and can be uploaded. From ${folder} came: ${came.join(', ') || 'nothing new'}.`,
    0,
  );
}
const { releases, retired } = existsSync(join(memory, 'releases.json'))
  ? JSON.parse(readFileSync(join(memory, 'releases.json'), 'utf8'))
  : { releases: [], retired: {} };
const live = releases.at(-1);

if (option) {
  const former = releases.at(-2);
  if (!former) stop(`${folder} has no former release to go back to.`);
  const kept = (name) => join(memory, former.id, name);
  publish(former.files, (name) => (existsSync(kept(name)) ? kept(name) : at(name)));
  releases.pop();
  finish(`${former.id} is live again.`);
} else {
  // The build writes this one last.
  if (!existsSync(join(built, '_headers'))) stop('There is no whole build: npm run build');
  await collect(folder, built).catch((sentence) => stop(String(sentence)));
  const files = filesIn(built);
  const id = new Date().toISOString().replace(/[:.]/g, '-');
  const same =
    live?.files.length === files.length && files.every((name) => isSame(join(built, name), at(name)));
  if (same) stop(`${folder} has this build already.`, 0);
  publish(files, (name) => join(built, name));
  releases.push({ id, files });
  finish(`${id} is live: ${files.length} files.`);
}

/** Makes `files` the live ones; what they replace is kept for the way back. */
function publish(files, source) {
  const coming = new Set(files);
  const going = (live?.files ?? []).filter((name) => !coming.has(name));
  for (const name of live?.files ?? []) {
    const changes = !coming.has(name) || !isSame(source(name), at(name));
    const kept = join(memory, live.id, name);
    if (changes && !lasting.test(name) && existsSync(at(name)) && !existsSync(kept)) put(at(name), kept);
  }
  const order = (name) =>
    lasting.test(name) ? 0 : name.startsWith('embed.js') ? 3 : entry.test(name) ? 2 : 1;
  for (const name of [...files].sort((a, b) => order(a) - order(b))) {
    if (!isSame(source(name), at(name))) put(source(name), at(name));
  }
  for (const name of going) {
    if (entry.test(name) && !forGood.test(name)) rmSync(at(name), { force: true });
    else retired[name] ??= new Date().toISOString();
  }
  for (const name of files) delete retired[name];
}

/** Forgets what nobody can ask for any more, and writes down the rest. */
function finish(said) {
  const since = Date.now() - days * 24 * 60 * 60 * 1000;
  // The one before the last always stays, for the way back.
  while (releases.length > 2 && Date.parse(timeOf(releases[1].id)) < since) {
    rmSync(join(memory, releases.shift().id), { recursive: true, force: true });
  }
  const wanted = new Set(releases.flatMap(({ files }) => files));
  for (const [name, date] of Object.entries(retired)) {
    if (wanted.has(name) || forGood.test(name) || Date.parse(date) > since) continue;
    rmSync(at(name), { force: true });
    delete retired[name];
  }
  mkdirSync(memory, { recursive: true });
  writeFileSync(join(memory, 'releases.new'), JSON.stringify({ releases, retired }, null, 1));
  renameSync(join(memory, 'releases.new'), join(memory, 'releases.json'));
  console.log(said);
}

/** `2026-11-21T17-14-15-000Z` as a time. */
function timeOf(id) {
  return id.replace(/T(\d+)-(\d+)-(\d+)-(\d+)Z/, 'T$1:$2:$3.$4Z');
}

function filesIn(root) {
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile())
    .map((one) => relative(root, join(one.parentPath, one.name)))
    .sort();
}

function isSame(one, other) {
  return existsSync(one) && existsSync(other) && readFileSync(one).equals(readFileSync(other));
}

/** Copies beside the place and renames: a server never reads half a file. */
function put(from, to) {
  mkdirSync(dirname(to), { recursive: true });
  writeFileSync(`${to}.new`, readFileSync(from));
  renameSync(`${to}.new`, to);
}

function stop(sentence, code = 1) {
  console.error(sentence);
  process.exit(code);
}
