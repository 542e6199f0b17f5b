import { type Browser, type CDPSession, launch } from 'puppeteer-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ourSite, type Place } from '../stage/servers.ts';
import { launchOptions } from '../support/chromium.ts';

let browser: Browser;
let site: Place;
beforeAll(async () => {
  const { executablePath = '', args = [] } = launchOptions();
  [browser, site] = await Promise.all([launch({ executablePath, args }), ourSite()]);
});
afterAll(async () => {
  await browser?.close();
  site?.close();
});

/** A second way into a tab, which outlives its crash; Playwright gives a crashed page up. */
async function sessionOf(address: string): Promise<CDPSession> {
  const client = await browser.target().createCDPSession();
  const { targetInfos } = await client.send('Target.getTargets');
  const target = targetInfos.find(({ url }) => url === address);
  const options = { targetId: target?.targetId ?? '', flatten: true };
  const { sessionId } = await client.send('Target.attachToTarget', options);
  const session = client.connection()?.session(sessionId);
  if (!session) throw new Error(`There is no tab with ${address}.`);
  return session;
}

test('a tab that crashed and is loaded again has what was typed, before React too', async () => {
  const address = `${site.url}/en/`;
  const page = await browser.newPage();
  await page.goto(address);
  const crashed = new Promise((resolve) => page.once('error', resolve));
  await page.focus('form.form [name=name]');
  await page.keyboard.type('Laith');
  const stored = () => page.evaluate(() => sessionStorage.getItem('dap_order') ?? '');
  await expect.poll(stored, { timeout: 30_000 }).toContain('Laith');

  const session = await sessionOf(address);
  session.send('Page.crash').catch(() => {});
  await crashed;
  await session.send('Page.reload');
  const expression = `document.querySelector('form.form [name=name]')?.value`;
  const value = async () => {
    const { result } = await session.send('Runtime.evaluate', { expression });
    return result.value;
  };
  await expect.poll(value, { timeout: 30_000 }).toBe('Laith');
});
