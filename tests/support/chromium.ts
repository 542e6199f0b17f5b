import { existsSync } from 'node:fs';
import type { LaunchOptions } from '@playwright/test';
import { ensure, ensureWorks } from './debian.ts';

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
  const path = () => places.find((place) => place && existsSync(place));
  if (!path()) ensure('chromium', ['chromium']);
  const found = path();
  if (found) return found;
  throw new Error(
    'The browser tests need Chromium or Chrome: install one, or name it in the variable CHROMIUM.',
  );
}

/** The fonts that people have on their phones; without them lines break elsewhere. As root on Debian they are installed. */
export function ensureFonts(): void {
  ensureWorks(
    ['sh', '-c', 'fc-list | grep -q NotoSansCJK'],
    ['fontconfig', 'fonts-noto-core', 'fonts-noto-cjk'],
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
