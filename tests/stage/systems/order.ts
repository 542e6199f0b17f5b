import type { Frame, Page } from 'playwright-core';
import { expect } from 'vitest';
import * as company from '../../../widgets/company/facts.ts';
import { fullPhone } from '../../../widgets/text/phone.ts';
import { goodChat } from '../form.ts';

/** The tag as a partner pastes it, whose name holds what content systems like to change. */
export const tag =
  '<dap-order-form partner="Acme &amp; Sons"><a href="https://wa.me/962790000000">Order on WhatsApp</a></dap-order-form>';

/** How the one script is loaded. */
export const ways = {
  module: (origin: string) => `<script type="module" src="${origin}/embed.js"></script>`,
  classic: (origin: string) => `<script src="${origin}/embed.js"></script>`,
};
export type Way = keyof typeof ways;
export const bothWays = Object.keys(ways) as Way[];

const tons = String(Math.max(1600, company.minimumOrder));
/** With the signs that pages take for shortcuts, and those that they escape. */
const typed = { name: 'Ahmad أحمد "s/Q" & <b>', phone: '0791234567', email: 'a@b.co', quantity: tons };

/** Where the form is: the page, or the frame that a system puts around it. */
export const place = (page: Page): Frame => page.frame({ name: 'htmlComp-iframe' }) ?? page.mainFrame();
/** The form, and a control of it by its name; a host has forms of its own. */
export const ours = (page: Page) => place(page).locator('dap-order-form');
export const control = (page: Page, name: string) => ours(page).locator(`[name=${name}]`);

/** Types an order by keys, the arrows among them, and sends it; what the chat then holds is what was typed. */
export async function order(page: Page): Promise<void> {
  await control(page, 'name').waitFor();
  for (const [name, value] of Object.entries(typed)) {
    const input = control(page, name);
    await input.click();
    await input.pressSequentially(value);
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowRight');
    expect(await input.inputValue(), name).toBe(value);
  }
  const chat = page.context().waitForEvent('page');
  await ours(page).locator('[type=submit]').click();
  const { hostname, pathname, searchParams } = new URL((await chat).url());
  expect(hostname + pathname).toBe(`wa.me/${goodChat}`);
  const text = searchParams.get('text')?.split('\n');
  for (const line of [
    `الاسم: ${typed.name}`,
    `رقم الهاتف: \u200E${fullPhone(typed.phone, company.defaultCountry)}`,
    `البريد الإلكتروني: \u200E${typed.email}`,
    `الكمية المطلوبة: ${tons} طن`,
    'عن طريق: Acme & Sons',
  ])
    expect(text).toContain(line);
}

/**
 * All of a page, and of its frames, that is not ours: its markup, its globals, what it keeps. Left out is what
 * libraries roll, the mark that Lenis sets while the page moves, and what Zone notes of every listener.
 */
export const outside = (page: Page) => Promise.all(page.frames().map((frame) => frame.evaluate(ofHost)));

function ofHost() {
  const copy = document.documentElement.cloneNode(true) as HTMLElement;
  for (const tag of copy.querySelectorAll('dap-order-form')) tag.replaceWith('<our tag>');
  const ourScript = /<script[^>]*embed\.js[^>]*><\\*\/script>/g;
  return {
    markup: copy.outerHTML.replace(/swiper-wrapper-\w+| lenis-scrolling/g, '').replace(ourScript, ''),
    globals: Object.keys(window).filter((name) => !/^(\d+$|__zone_symbol__)/.test(name)),
    kept: [document.cookie, localStorage.length, sessionStorage.length],
  };
}
