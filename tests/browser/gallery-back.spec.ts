import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { galleryPages, lightbox, openPicture } from '../stage/gallery-page.ts';

const { show, site } = galleryPages();

const shut = (page: Page) => expect.poll(() => lightbox(page).count()).toBe(0);
/** How many entries there are, and which state the page keeps at the one it is on. */
const history = (page: Page) =>
  page.evaluate(() => ({ length: window.history.length, state: window.history.state }));

/** The page with a history before it and a state of its own, as a partner's router keeps one. */
async function visit() {
  const page = await show('en');
  const { href } = await page.evaluate(() => ({ href: location.href }));
  await page.evaluate(() => window.history.replaceState({ router: 'kept' }, ''));
  return { page, href };
}

describe('Back', () => {
  test.each([
    ['the button of the browser', (page: Page) => page.goBack()],
    ['a script', (page: Page) => page.evaluate(() => window.history.back())],
  ])('ten times by %s closes ten times, never leaves the page and piles nothing up', async (_, goBack) => {
    const { page, href } = await visit();
    await openPicture(page, 1);
    await goBack(page);
    await shut(page);
    const once = await history(page);
    expect(once.state).toEqual({ router: 'kept' });
    for (let times = 0; times < 10; times++) {
      await openPicture(page, times + 1);
      await goBack(page);
      await shut(page);
      expect(page.url()).toBe(href);
      expect(await history(page)).toEqual(once);
    }
  });

  test('after it was closed otherwise, one Back leaves the page as before', async () => {
    const { page } = await visit();
    for (const how of ['button', 'Escape', 'backdrop']) {
      await openPicture(page, 2);
      if (how === 'button') await lightbox(page).locator('.shut').click();
      else if (how === 'Escape') await page.keyboard.press('Escape');
      else await page.mouse.click(200, 80);
      await shut(page);
      await expect.poll(() => history(page)).toMatchObject({ state: { router: 'kept' } });
    }
    await page.goBack();
    expect(page.url()).toBe('about:blank');
  });

  test('opened again at once, before the history has come back, it still catches Back', async () => {
    const { page, href } = await visit();
    await openPicture(page, 2);
    await page.evaluate(async () => {
      const root = document.querySelector('dap-gallery')?.shadowRoot;
      const dialog = root?.querySelector('dialog');
      const closed = new Promise((resolve) => dialog?.addEventListener('close', resolve));
      dialog?.close();
      await closed;
      root?.querySelectorAll<HTMLElement>('.thumb')[4]?.click();
    });
    await expect.poll(() => lightbox(page).locator('.counter').textContent()).toBe('Image 5 of 12');
    await expect.poll(async () => (await history(page)).state).toMatchObject({ dapGallery: true });
    await page.goBack();
    await shut(page);
    expect(page.url()).toBe(href);
    expect((await history(page)).state).toEqual({ router: 'kept' });
  });

  test('a reload while it is open costs no Back more', async () => {
    const { page, href } = await visit();
    await openPicture(page, 2);
    await page.reload();
    await page.locator('.thumb').first().waitFor();
    const { length } = await history(page);
    await openPicture(page, 3);
    expect((await history(page)).length).toBe(length);
    await page.goBack();
    await shut(page);
    expect(page.url()).toBe(href);
  });

  test('a page that takes the gallery away keeps the address it goes to', async () => {
    const { page } = await visit();
    await openPicture(page, 2);
    await page.evaluate(() => {
      window.history.pushState({ router: 'elsewhere' }, '', '/elsewhere');
      document.querySelector('dap-gallery')?.remove();
    });
    await page.waitForTimeout(300);
    expect(new URL(page.url()).pathname).toBe('/elsewhere');
    expect((await history(page)).state).toEqual({ router: 'elsewhere' });
  });

  test('in a frame that keeps no history the lightbox opens all the same', async () => {
    const inner = `<dap-gallery loading="eager"></dap-gallery><script type="module" src="${site()}/embed.js"></script>`;
    const page = await show('en', {
      body: `<dap-gallery loading="eager"></dap-gallery><iframe sandbox="allow-scripts" width="350" height="900" srcdoc='${inner}'></iframe>`,
    });
    const frame = page.frameLocator('iframe');
    await frame.locator('.thumb').nth(1).click();
    await frame.locator('dialog[open]').waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => frame.locator('dialog[open]').count()).toBe(0);
  });
});
