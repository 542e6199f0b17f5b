import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { field, fill, submit } from '../stage/form.ts';
import { onePage } from '../stage/servers.ts';
import { stage } from '../stage/stage.ts';

const it = stage();
const form = '<dap-order-form><a href="https://wa.me/1">WhatsApp</a></dap-order-form>';

/** How pages, content systems and tag managers load a script whose address they were given. */
const ways: Record<string, (address: string) => string> = {
  'a module': (address) => `<script type="module" src="${address}"></script>`,
  'a classic script': (address) => `<script src="${address}"></script>`,
  'a classic script in the head, before the form': (address) =>
    `<head><script src="${address}"></script></head>`,
  'a classic script that waits (`defer`)': (address) => `<script defer src="${address}"></script>`,
  'a classic script with a version, as WordPress writes it': (address) =>
    `<script src="${address}?ver=6.1/2" id="dap-js"></script>`,
  'a script that another one puts in, as tag managers and `$.getScript` do': (address) =>
    `<script>addEventListener('load', () => {
      const script = document.createElement('script');
      script.src = '${address}';
      script.onload = () => script.remove();
      document.head.append(script);
    })</script>`,
  'an import by a module of the page': (address) => `<script type="module">import('${address}')</script>`,
  'a classic script and a module, each twice': (address) =>
    `${`<script src="${address}"></script><script type="module" src="${address}"></script>`.repeat(2)}`,
  'a module with a base elsewhere': (address) =>
    `<base href="https://elsewhere.example/"><script type="module" src="${address}"></script>`,
  'a classic script with a base elsewhere': (address) =>
    `<base href="https://elsewhere.example/"><script src="${address}"></script>`,
  'a classic script beside one that knows no other way (AMD)': (address) =>
    `<script>define = Object.assign(() => { throw 0 }, { amd: {} })</script><script src="${address}"></script>`,
};

async function show(html: string, headers: Record<string, string> = {}): Promise<Page> {
  const head =
    '<!doctype html><html lang="en"><meta charset="utf-8"><title>Partner</title><link rel="icon" href="data:,">';
  const place = await onePage(head + html, headers);
  const page = await it.open(place.url);
  page.on('close', place.close);
  return page;
}
/** An order goes out of the form that is there. */
async function order(page: Page): Promise<void> {
  await field(page, 'name').waitFor();
  await fill(page);
  const chat = page.context().waitForEvent('page');
  await submit(page).click();
  expect(new URL((await chat).url()).searchParams.get('text')).toContain('Laith');
}

describe('the one file works as', () => {
  test.each(Object.entries(ways))('%s', async (name, write) => {
    const address = `${it.site()}/embed.js`;
    const page = await show(name.includes('before') ? write(address) + form : form + write(address));
    await order(page);
    expect(await page.locator('dap-order-form').count()).toBe(1);
    const added = await page.evaluate(() => {
      const frame = document.body.appendChild(document.createElement('iframe'));
      const names = Object.keys(Object.getOwnPropertyDescriptors(frame.contentWindow));
      return Object.keys(Object.getOwnPropertyDescriptors(window)).filter((one) => !names.includes(one));
    });
    expect(added.filter((one) => !/^(\d+|define)$/.test(one))).toEqual([]);
  });
});

describe('under a policy it works as a classic script', () => {
  const classic = (attributes = '') => `${form}<script ${attributes} src="${it.site()}/embed.js"></script>`;

  test('by its origin', async () => {
    const policy = `default-src 'none'; img-src data:; script-src ${it.site()}; require-trusted-types-for 'script'; trusted-types 'none'`;
    await order(await show(classic(), { 'content-security-policy': policy }));
  });

  test('by a nonce that is handed on', async () => {
    const policy = "default-src 'none'; img-src data:; script-src 'nonce-abc' 'strict-dynamic'";
    await order(await show(classic('nonce="abc"'), { 'content-security-policy': policy }));
  });
});
