import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LaunchOptions } from '@playwright/test';

/**
 * Whether Debian packages are missing. As root on Debian, they are installed.
 * @param check a shell command that succeeds if they are installed; by default, each package has a command of its name
 * @returns how to install them; empty if they are installed
 */
export function missing(
  packages: string[],
  check = packages.map((name) => `command -v ${name}`).join(' && '),
): string {
  const isInstalled = () => spawnSync('sh', ['-c', check], { stdio: 'ignore' }).status === 0;
  if (isInstalled()) return '';
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get'))
    try {
      // Two test workers must not run apt-get at the same time.
      for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...packages]])
        execFileSync('flock', [join(tmpdir(), 'apt-get.lock'), 'apt-get', '-qq', ...args], {
          stdio: 'ignore',
          env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
        });
    } catch {
      // No network, or no such package.
    }
  return isInstalled() ? '' : `Packages are missing: apt-get install ${packages.join(' ')}`;
}

/** Playwright calls it once before the browser tests. Without the fonts of phones, lines break elsewhere. */
export default function installFonts(): void {
  const fonts = ['fontconfig', 'fonts-noto-core', 'fonts-noto-cjk'];
  const reason = missing(fonts, 'fc-list | grep -q NotoSansCJK && fc-list | grep -q NotoSansArabic');
  if (reason) console.warn(`Without fonts, lines may break elsewhere. ${reason}`);
}

const places = [
  process.env.CHROMIUM,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** The path of Chromium. As root on Debian, it is installed if it is missing. @throws if there is none */
export function chromiumPath(): string {
  const path = () => places.find((place) => place && existsSync(place));
  const found = path() ?? (missing(['chromium']) ? undefined : path());
  if (found) return found;
  throw new Error('The browser tests need Chromium or Chrome. Install one, or set CHROMIUM to its path.');
}

/**
 * The path of the headless shell of Chromium, which has no window and opens a page in a third of the time. As root on Debian, it is installed
 * if it is missing. Otherwise, and for `HEADED` and `CHROMIUM`, the path of the complete browser.
 */
export function headlessShellPath(): string {
  const name = 'chromium-headless-shell';
  return process.env.HEADED || process.env.CHROMIUM || missing([name]) ? chromiumPath() : `/usr/bin/${name}`;
}

/** Options that stop background requests. `HEADED` opens a window and slows the browser down. */
export function launchOptions(executablePath = chromiumPath()): LaunchOptions {
  const quiet = ['--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'];
  return {
    executablePath,
    // Without a UTF-8 locale, Chromium saves a file with an Arabic name as "download".
    env: { ...process.env, LC_ALL: 'C.UTF-8' },
    ...(process.env.HEADED && { headless: false, slowMo: 250 }),
    args: ['--no-sandbox', ...quiet, '--disable-component-update', '--disable-sync'],
  };
}

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
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), list);
  const options = ['--legacy-peer-deps', '--ignore-scripts', '--no-audit', '--no-fund', '--no-package-lock'];
  try {
    execFileSync('npm', ['install', ...options], { cwd: folder, stdio: 'ignore', timeout: 180_000 });
  } catch {
    return false;
  }
  writeFileSync(stamp, list);
  return true;
}
