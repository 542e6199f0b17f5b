import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { offlineList } from '../../src/publish/offline-list.ts';
import { dist } from './servers.ts';

/** What every page of the other build says of itself. */
export const otherMark = '<meta name="build" content="another">';

/** A copy of the published folder in which every hashed file has another name and every page says so. */
export function anotherBuild(): string {
  const folder = mkdtempSync(join(tmpdir(), 'dap-build-'));
  cpSync(dist, folder, { recursive: true, filter: (name) => !/\.(br|gz)$/.test(name) });
  const assets = join(folder, 'assets');
  const names = new Map<string, string>();
  for (const name of readdirSync(assets)) {
    const other = name.replace(/.{8}(?=\.\w+$)/, (hash) => Array.from(hash).reverse().join(''));
    names.set(name, other);
    renameSync(join(assets, name), join(assets, other));
  }
  const old = new RegExp(Array.from(names.keys(), (name) => name.replace(/\./g, '\\.')).join('|'), 'g');
  const texts = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /(\.html|^assets\/.*\.(js|css))$/.test(name),
  );
  for (const name of texts) {
    const text = readFileSync(join(folder, name), 'utf8').replace(old, (one) => names.get(one) ?? one);
    writeFileSync(join(folder, name), text.replace('<meta charset="utf-8">', `$&${otherMark}`));
  }
  const worker = readFileSync(join(folder, 'offline.js'), 'utf8');
  const pages = texts.filter((name) => /\.html$/.test(name) && !/^(demo|trust)\//.test(name));
  const list = JSON.stringify(offlineList(folder, pages));
  writeFileSync(
    join(folder, 'offline.js'),
    worker.replace(/\{"build":.*?\]\]\}\}/s, () => list),
  );
  return folder;
}
