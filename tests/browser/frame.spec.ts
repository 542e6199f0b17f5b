import type { FrameLocator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { good } from '../stage/form.ts';
import { onePage } from '../stage/servers.ts';
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
async function framed(
  widget: string,
  query: string,
  options = {},
): Promise<[page: Page, frame: FrameLocator]> {
  const address = `${site()}/embed/${widget}/?${query}`.replaceAll('&', '&amp;');
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Around</title><meta name="viewport" content="width=device-width"><link rel="icon" href="/icon"><body style="margin: 0"><p style="height: 300px">Around</p><iframe title="Order" sandbox="${tokens}" src="${address}" style="inline-size: 100%; border: 0"></iframe><script>${listener}</script>`;
  const place = await onePage(html);
  const page = await open(place.url, options);
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

test('a toast is beside what was pressed', async () => {
  const [page, frame] = await framed('order-form', 'lang=ar');
  await frame.locator('[name=name]').waitFor();
  await expect.poll(() => height(page)).toBeGreaterThan(844);
  for (const [name, value] of Object.entries({ ...good, quantity: '1' }))
    await frame.locator(`[name=${name}]`).fill(value);
  const button = frame.locator('[type=submit]');
  await button.click();
  const toast = frame.locator('.toast');
  await toast.waitFor();
  const [there, pressed] = [await toast.boundingBox(), await button.boundingBox()];
  expect(Math.abs((there?.y ?? 0) - (pressed?.y ?? 9999))).toBeLessThan(422);
});

test('a picture opens where the finger is', async () => {
  const [page, frame] = await framed('gallery', 'lang=en');
  await frame.locator('.thumb').last().waitFor();
  await expect.poll(() => height(page)).toBeGreaterThan(844);
  await frame.locator('.thumb').last().click();
  const window = frame.locator('dialog[open]');
  await window.waitFor();
  const [there, thumb] = [await window.boundingBox(), await frame.locator('.thumb').last().boundingBox()];
  expect(there?.height).toBeLessThanOrEqual(844);
  expect(there?.y).toBeLessThanOrEqual(thumb?.y ?? 0);
  expect((there?.y ?? 0) + (there?.height ?? 0)).toBeGreaterThanOrEqual(
    (thumb?.y ?? 0) + (thumb?.height ?? 0),
  );
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

test('names that every object has are none of its attributes, and the frame goes on', async () => {
  const names = ['__proto__', 'constructor', 'toString', '__defineGetter__', 'hasOwnProperty'];
  const [page, frame] = await framed('order-form', names.map((name) => `${name}=x`).join('&'));
  await frame.locator('[name=name]').waitFor();
  await expect.poll(() => height(page)).toBeGreaterThan(500);
  const said = noise.splice(0);
  expect(said).toHaveLength(names.length);
  for (const name of names) expect(said.join()).toContain(`"${name}" in the address of its frame`);
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
