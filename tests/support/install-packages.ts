import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Installs packages from the npm registry into a folder, if it does not contain exactly these.
 * @param folder below `node_modules`, so that packages that are not listed, such as Vite, come from the project
 * @param packages exact versions by name
 * @returns whether they are installed
 */
export function installPackages(folder: string, packages: Record<string, string>): boolean {
  const list = JSON.stringify({ private: true, type: 'module', dependencies: packages }, null, 2);
  const stamp = join(folder, 'installed.json');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === list) return true;
  // Other workers can install the same packages.
  const stage = `${folder}-${process.pid}`;
  mkdirSync(stage, { recursive: true });
  writeFileSync(join(stage, 'package.json'), list);
  const options = ['--legacy-peer-deps', '--ignore-scripts', '--no-audit', '--no-fund', '--no-package-lock'];
  try {
    execFileSync('npm', ['install', ...options], { cwd: stage, stdio: 'ignore', timeout: 180_000 });
  } catch {
    return false;
  }
  writeFileSync(join(stage, 'installed.json'), list);
  rmSync(folder, { recursive: true, force: true });
  renameSync(stage, folder);
  return true;
}
