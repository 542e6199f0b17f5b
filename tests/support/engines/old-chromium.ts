import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { chromium } from 'playwright-core';
import { root } from '../../../src/build/files.ts';
import { ensureWorks } from '../debian.ts';
import type { Driver } from './engine.ts';

const packed = join(root, 'node_modules/chromium-106/bin/chromium.br');
const program = join(root, 'node_modules/.cache/chromium-106/chromium');

/** Unpacks the program once. @returns why it cannot run on this machine; empty if it can */
export function oldChromiumMissing(): string {
  if (process.platform !== 'linux' || process.arch !== 'x64') return 'Chromium 106 is for Linux on x64';
  if (!existsSync(program)) {
    mkdirSync(dirname(program), { recursive: true });
    writeFileSync(`${program}-${process.pid}`, brotliDecompressSync(readFileSync(packed)), { mode: 0o755 });
    renameSync(`${program}-${process.pid}`, program);
  }
  const loads = `! ldd ${program} | grep 'not found'`;
  return ensureWorks(['sh', '-c', loads], ['libnss3']) ? '' : 'libnss3 is missing: apt-get install libnss3';
}

/**
 * Starts Chromium 106, which is the last one for Android 6 and the oldest that the site supports.
 * @param messages receives the console output and errors of its pages
 */
export async function oldChromium(messages: string[]): Promise<Driver> {
  const flags = ['--headless', '--no-sandbox', '--no-zygote', '--single-process', '--disable-gpu'];
  const browser = await chromium.launch({
    executablePath: program,
    // It does not know some of the options that Playwright adds.
    ignoreDefaultArgs: true,
    args: [...flags, '--remote-debugging-pipe', '--hide-scrollbars'],
  });
  const page = await browser.newPage({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    serviceWorkers: 'allow',
  });
  page.on('pageerror', (error) => messages.push(String(error)));
  page.on('console', (message) => messages.push(`${message.type()}: ${message.text()}`));
  return {
    goto: async (url) => void (await page.goto(url)),
    evaluate: (expression) => page.evaluate(expression),
    click: ({ x, y }) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    close: () => browser.close(),
  };
}
