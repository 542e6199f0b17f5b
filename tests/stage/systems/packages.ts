import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from '../../../src/publish/company-folder.ts';
import { pinned } from './pinned.ts';

/** A family of hosts on this machine: the folder their packages are in, or why they are not there. */
export type Packages = {
  folder: string;
  missing?: string;
  /** The version of one of them. */
  version: (name: string) => string;
};

/**
 * The packages of a family, fetched once into a cache beside the project's own, which is none of its dependencies.
 * Peers that they ask for and the list does not name, such as Vite, are the project's own.
 */
export function packages(family: keyof typeof pinned): Packages {
  const folder = join(root, 'node_modules/.cache/systems', family);
  // Hexo knows its folder by its name in here.
  const about = { private: true, type: 'module', hexo: {} };
  const list = JSON.stringify({ ...about, dependencies: pinned[family] }, null, 2);
  const stamp = join(folder, 'fetched.json');
  const version = (name: string) =>
    createRequire(join(folder, 'package.json'))(join(folder, 'node_modules', name, 'package.json')).version;
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === list) return { folder, version };
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), list);
  const quiet = ['--no-audit', '--no-fund', '--no-package-lock', '--loglevel=error'];
  try {
    execFileSync('npm', ['install', '--legacy-peer-deps', '--ignore-scripts', ...quiet], {
      cwd: folder,
      stdio: 'ignore',
      timeout: 120_000,
    });
  } catch {
    return { folder, missing: 'its packages cannot be fetched', version: () => '' };
  }
  writeFileSync(stamp, list);
  return { folder, version };
}
