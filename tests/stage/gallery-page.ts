import type { BrowserContextOptions, CDPSession, Page } from 'playwright-core';
import { partnerPage, strictPolicy } from './partner-page.ts';
import { stage } from './stage.ts';

type Body = { body?: string; before?: string };

/** A partner's page with galleries on it, under a policy with nothing but our origin for scripts and pictures. */
export function galleryPages() {
  const it = stage();
  const show = async (
    lang: string,
    { body = '<dap-gallery></dap-gallery>', before = '', ...options }: BrowserContextOptions & Body = {},
  ): Promise<Page> => {
    const policy = strictPolicy(it.site(), it.site());
    const whole = `${before}<h1>Partner</h1>${body}<p id="below">Below</p>`;
    const page = await partnerPage(it, { lang, body: whole, policy }, options);
    if (options.javaScriptEnabled !== false) await page.locator('.thumb').first().waitFor();
    return page;
  };
  return { show, ...it };
}

/** The dialog that is open. */
export const lightbox = (page: Page) => page.locator('dialog.lightbox[open]');

/** What the open lightbox shows, as its counter says: `8 / 12`. */
export async function counted(page: Page): Promise<string> {
  const text = (await lightbox(page).locator('.counter').textContent()) ?? '';
  return (text.match(/[0-9]+/g) ?? []).join(' / ');
}

/** The number, from 1, of the picture in the grid that has the focus; 0 when none has. */
export function focused(page: Page): Promise<number> {
  return page.evaluate(() => {
    let active = document.activeElement;
    while (active?.shadowRoot) active = active.shadowRoot.activeElement;
    const item = active?.closest('li');
    return item ? [...(item.parentElement?.children ?? [])].indexOf(item) + 1 : 0;
  });
}

/** Opens a picture, counted from 1, and waits until the opening is over. */
export async function openPicture(page: Page, number: number): Promise<void> {
  await page
    .locator('.thumb')
    .nth(number - 1)
    .click();
  await lightbox(page).waitFor();
  await still(page);
}

/** Waits until nothing moves any more; each shadow root knows only its own animations. */
export async function still(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const shadows = Array.from(document.querySelectorAll('*'), ({ shadowRoot }) => shadowRoot ?? []).flat();
    return [document, ...shadows].every((root) =>
      root.getAnimations().every((one) => one.playState !== 'running'),
    );
  });
}

export type Touch = { x: number; y: number };

/** Real touches of up to two fingers, as the browser's own input. */
export async function fingersOn(page: Page) {
  const session: CDPSession = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Touch[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  /** Moves fingers from where they are put to where they are lifted, in steps of 16 ms. */
  const move = async (from: Touch[], to: Touch[], { steps = 8, hold = 0 } = {}) => {
    await send('touchStart', from);
    for (let step = 1; step <= steps; step++) {
      const part = step / steps;
      const at = (a: Touch, b = a) => ({ x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part });
      await send(
        'touchMove',
        from.map((start, finger) => at(start, to[finger])),
      );
      await page.waitForTimeout(16);
    }
    if (hold) await page.waitForTimeout(hold);
    if (hold) await send('touchMove', to);
    await send('touchEnd', []);
  };
  const tap = async (at: Touch) => {
    await send('touchStart', [at]);
    await send('touchEnd', []);
  };
  return { move, tap };
}
