import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from 'vite';
import { expect, test, vi } from 'vitest';
import { root } from '../../src/publish/company-folder.ts';
import { stage } from '../stage/stage.ts';

const configFile = join(root, 'vite.config.ts');
const it = stage();

test('`npm run dev` shows the page, though nothing of it was prerendered', { timeout: 180_000 }, async () => {
  const server = await createServer({ configFile, logLevel: 'silent', server: { port: 0 } });
  await server.listen();
  try {
    const page = await it.open(`${server.resolvedUrls?.local[0]}en/`);
    await page.getByRole('heading', { level: 1 }).waitFor({ timeout: 60_000 });
    await page.locator('form [type=submit]').waitFor();
    await page.close();
    // Vite and React speak to developers.
    expect(it.noise.splice(0).filter((line) => line.startsWith('error'))).toEqual([]);
  } finally {
    await server.close();
  }
});

test('`npm run dev` lays a wrong value over the page, and takes it away when it is right', {
  timeout: 180_000,
}, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'company-'));
  cpSync(join(root, 'widgets/company'), folder, { recursive: true });
  const facts = join(folder, 'facts.ts');
  const right = readFileSync(facts, 'utf8');
  writeFileSync(facts, right.replace(/whatsapp = '\d+'/, "whatsapp = '+962 79'"));
  vi.stubEnv('COMPANY', folder);
  const server = await createServer({ configFile, logLevel: 'silent', server: { port: 0 } });
  await server.listen();
  try {
    const page = await it.open(`${server.resolvedUrls?.local[0]}en/`);
    const overlay = page.locator('vite-error-overlay');
    await overlay.waitFor({ timeout: 60_000 });
    expect(await overlay.locator('.message').textContent()).toContain(
      "facts.ts: whatsapp is '+962 79': write country code",
    );
    // Saved until it is seen: a server that has only just started may not be watching yet.
    await expect
      .poll(
        () => {
          writeFileSync(facts, right);
          return overlay.count();
        },
        { timeout: 90_000, interval: 2_000 },
      )
      .toBe(0);
    await page.close();
    it.noise.splice(0);
  } finally {
    await server.close();
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true });
  }
});
