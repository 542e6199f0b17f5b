import type { FrameLocator, Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { element } from '../stage/engine.ts';
import { inEachEngine, patient } from '../stage/engines.ts';
import { good } from '../stage/form.ts';
import { onePage, type Place } from '../stage/servers.ts';
import { stage } from '../stage/stage.ts';

const { open, noise, site } = stage();

/** What a page around needs of its own: the listener gives the frame the height that it asks for. */
const listener = `addEventListener('message', ({ data, source }) => {
  if (data?.type !== 'dap-height') return;
  for (const frame of document.querySelectorAll('iframe'))
    if (frame.contentWindow === source) frame.style.height = data.height + 'px';
  (window.said ??= []).push(data);
})`;
const tokens = 'allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads';

/** A page of another origin with a widget in a frame, which may do only what these words allow. */
function around(widget: string, query: string, allowed = tokens): Promise<Place> {
  const address = `${site()}/embed/${widget}/?${query}`.replaceAll('&', '&amp;');
  return onePage(
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Around</title><meta name="viewport" content="width=device-width"><link rel="icon" href="/icon"><body style="margin: 0"><p style="height: 300px">Around</p><iframe title="Order" sandbox="${allowed}" src="${address}" style="inline-size: 100%; border: 0"></iframe><script>${listener}</script>`,
  );
}
async function framed(widget: string, query: string): Promise<[page: Page, frame: FrameLocator]> {
  const place = await around(widget, query);
  const page = await open(place.url);
  page.on('close', place.close);
  return [page, page.frameLocator('iframe')];
}
const height = (page: Page) => page.locator('iframe').evaluate((frame) => frame.clientHeight);

test('an order goes out through a frame that may do little, and the frame is as tall as it needs', async () => {
  const [page, frame] = await framed('order-form', 'lang=en&partner=Shop&min-quantity=5');
  await frame.locator('[name=name]').waitFor();
  await expect.poll(() => height(page)).toBeGreaterThan(500);
  const before = await height(page);
  for (const [name, value] of Object.entries({ ...good, quantity: '7' }))
    await frame.locator(`[name=${name}]`).fill(value);
  const chat = page.context().waitForEvent('page');
  await frame.locator('[type=submit]').click();
  expect(decodeURIComponent((await chat).url())).toMatch(/wa\.me\/\d+\?text=[\s\S]*7 طن[\s\S]*عن طريق: Shop/);
  await page.bringToFront();
  await frame.locator('.panel').waitFor();
  await expect.poll(() => height(page)).toBeGreaterThan(before);
  const said = await page.evaluate(() => Reflect.get(window, 'said') as object[]);
  expect(said.map((data) => Object.keys(data).join())).toEqual(said.map(() => 'type,height'));
});

inEachEngine(
  (visitor) => {
    const { evaluate, inFrame, there, click } = visitor;
    let place: Place;
    afterEach(() => place.close());
    const show = async (widget: string, query: string) => {
      place = await around(widget, query);
      await visitor.open(place.url);
    };
    const height = () => evaluate<number>("document.querySelector('iframe').clientHeight");
    const tall = (pixels: number) => expect.poll(height, patient).toBeGreaterThan(pixels);
    const box = async (selector: string) => {
      const sides = `(({ top, bottom, height }) => ({ top, bottom, height }))(${element(selector)}.getBoundingClientRect())`;
      return evaluate<Record<'top' | 'bottom' | 'height', number>>(sides);
    };

    test('an order goes out through a frame, which stays as tall as it needs', async () => {
      await show('order-form', 'lang=en&partner=Shop&min-quantity=5');
      await inFrame(() => there('form.form [name=name]'));
      await tall(500);
      const before = await height();
      const chat = await inFrame(() => visitor.order({ ...good, quantity: '7' }));
      expect(decodeURIComponent(chat)).toMatch(/wa\.me\/\d+\?text=[\s\S]*7 طن[\s\S]*عن طريق: Shop/);
      await tall(before);
    });

    test('a toast is beside what was pressed', async () => {
      await show('order-form', 'lang=ar');
      await inFrame(() => there('form.form [name=name]'));
      await tall(844);
      await inFrame(async () => {
        await visitor.fill({ ...good, quantity: '1' });
        await click('form.form [type=submit]');
        await there('.toast');
        const [toast, button] = [await box('.toast'), await box('form.form [type=submit]')];
        expect(toast.height).toBeGreaterThan(0);
        expect(Math.abs(toast.top - button.top)).toBeLessThan(422);
      });
    });

    test('a picture opens where the finger is', async () => {
      await show('gallery', 'lang=en');
      await inFrame(() => there('.thumb'));
      await tall(844);
      await inFrame(async () => {
        await click('li:last-child .thumb');
        await there('dialog[open] img');
        const [window, thumb] = [await box('dialog[open]'), await box('li:last-child .thumb')];
        expect(window.height).toBeLessThanOrEqual(844);
        expect(window.top).toBeLessThanOrEqual(thumb.top);
        expect(window.bottom).toBeGreaterThanOrEqual(thumb.bottom);
      });
    });
    // WebKit's driver reaches nothing in a frame that is below the screen.
  },
  ['WebKit'],
);

// Without an origin of its own a frame asks for none of its files in WebKit.
inEachEngine(({ open, inFrame, there, evaluate }) => {
  test('a frame that keeps its origin shows the form and tells its height', async () => {
    const place = await around('order-form', 'lang=ar', `${tokens} allow-same-origin`);
    await open(place.url);
    await inFrame(() => there('form.form [name=name]'));
    const height = () => evaluate<number>("document.querySelector('iframe').clientHeight");
    await expect.poll(height, patient).toBeGreaterThan(844);
    place.close();
  });
});

test('what the address says wrong is said once, and the rest holds', async () => {
  const [, frame] = await framed('order-form', 'lang=fr&min-quantity=abc&colour=red');
  await frame.locator('.widget[lang=fr]').waitFor();
  const said = () => noise.filter((line) => line.startsWith('warning'));
  await expect.poll(() => said().length).toBe(2);
  expect(said().join()).toContain('min-quantity="abc" is not understood');
  expect(said().join()).toContain('"colour" in the address of its frame is none of its attributes');
  noise.splice(0);
});

test.each(['business-card', 'employee-card', 'language-switcher'])('%s shows in a frame', async (widget) => {
  const [, frame] = await framed(widget, 'lang=ja&theme=dark');
  await frame.locator('.widget[lang=ja]').waitFor();
  expect(await frame.locator('html').evaluate((html) => getComputedStyle(html).colorScheme)).toBe('dark');
});

test('without a script a frame holds the way to the chat', async () => {
  const page = await open(`/embed/order-form/`, { javaScriptEnabled: false });
  await page.locator('a[href^="https://wa.me/"]').waitFor();
});
