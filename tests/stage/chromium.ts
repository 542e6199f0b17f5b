import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import type { LaunchOptions } from 'playwright-core';

const places = [
  process.env.CHROMIUM,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * Where Chromium is on this machine. As root on Debian it is installed when there is none.
 * @throws one sentence that says how to install it, elsewhere
 */
export function chromiumPath(): string {
  const found = places.find((place) => place && existsSync(place));
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
    execFileSync('apt-get', ['install', '-y', '-qq', 'chromium', 'fonts-noto-core', 'fonts-noto-cjk'], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    return '/usr/bin/chromium';
  }
  throw new Error(
    'The browser tests need Chromium or Chrome: install one, or name it in the variable CHROMIUM.',
  );
}

/** How the tests start it: without a network of its own; with a window and slowly when `HEADED` is set. */
export function launchOptions(): LaunchOptions {
  const quiet = ['--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'];
  return {
    executablePath: chromiumPath(),
    ...(process.env.HEADED && { headless: false, slowMo: 250 }),
    args: ['--no-sandbox', ...quiet, '--disable-component-update', '--disable-sync'],
  };
}
