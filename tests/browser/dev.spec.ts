import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';
import { expect, test } from 'vitest';
import { stage } from '../stage/stage.ts';

const configFile = fileURLToPath(new URL('../../vite.config.ts', import.meta.url));
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
