import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { dist } from './servers.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** What the next release changes: a word, and code that comes late, so that its files have other names. */
const changed = [
  'src/routes/company-profile.tsx',
  'widgets/order-form/order-form.view.ts',
  'widgets/order-form/order-panel.tsx',
  'widgets/gallery/lightbox.tsx',
];

/** Of another version: what is pinned never changes. */
export const nextVersion = '99.0.0';

/**
 * Builds the next release of the site from a copy of its sources.
 * @returns its published folder; the titles of its English pages begin with “Next: ”
 */
export function nextRelease(folder: string): string {
  mkdirSync(folder, { recursive: true });
  for (const name of [
    'src',
    'widgets',
    'demo',
    'package.json',
    'package-lock.json',
    'vite.config.ts',
    'LICENSE',
  ])
    cpSync(join(root, name), join(folder, name), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  for (const name of changed) {
    const file = join(folder, name);
    writeFileSync(file, `${readFileSync(file, 'utf8')}\nReflect.set(globalThis, 'nextRelease', true);\n`);
  }
  const project = join(folder, 'package.json');
  writeFileSync(
    project,
    readFileSync(project, 'utf8').replace(/"version": "[^"]+"/, `"version": "${nextVersion}"`),
  );
  const words = join(folder, 'src/locales/en.json');
  const texts: Record<string, string> = JSON.parse(readFileSync(words, 'utf8'));
  texts['meta.title'] = `Next: ${texts['meta.title']}`;
  writeFileSync(words, JSON.stringify(texts));
  execFileSync('npx', ['--no-install', 'vite', 'build'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, VITEST: '', NODE_ENV: 'production' },
  });
  return join(folder, 'dist');
}

/** The late files of the present release that the next one lacks. */
export function gone(next: string): string[] {
  const late = /^(company-profile|order-form\.view|order-late(\.view)?|lightbox)-.*\.js$/;
  return ['assets', 'embed'].flatMap((place) => {
    const left = new Set(readdirSync(join(next, place)));
    return readdirSync(join(dist, place)).filter((name) => late.test(name) && !left.has(name));
  });
}
