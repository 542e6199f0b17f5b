import { existsSync } from 'node:fs';
import type { LaunchOptions } from '@playwright/test';
import { missing } from './debian.ts';

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

/** Options that stop background requests. `HEADED` opens a window and slows the browser down. */
export function launchOptions(): LaunchOptions {
  const quiet = ['--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'];
  return {
    executablePath: chromiumPath(),
    // Without a UTF-8 locale, Chromium saves a file with an Arabic name as "download".
    env: { ...process.env, LC_ALL: 'C.UTF-8' },
    ...(process.env.HEADED && { headless: false, slowMo: 250 }),
    args: ['--no-sandbox', ...quiet, '--disable-component-update', '--disable-sync'],
  };
}
