import type { Browser, Page as Tab } from '@playwright/test';
import { isHydrated } from '../support/page-objects.ts';
import { headlessShellPath } from '../support/programs.ts';
import { launch, median, openPhone, runs, type Table } from './tools.ts';

type Step = (tab: Tab) => Promise<unknown>;

/** A named step is measured, the others prepare it. `shown` is what a first touch leads to; others end with the next frame. */
type Touch = { name: string; act: Step; shown?: string };

const field = (name: string) => `#order-form form [name=${name}]`;
const submit = '#order-form form [type=submit]';
/** The tap follows the scroll to its target after two frames, as with a finger. */
const tapOn = (selector: string) => async (tab: Tab) => {
  const target = tab.locator(selector).first();
  await target.scrollIntoViewIfNeeded();
  await tab.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await target.tap();
};
const tap = (name: string, selector: string, shown = ''): Touch => ({ name, act: tapOn(selector), shown });
const type = (name: string, text: string): (Step | Touch)[] => [
  (tab) => tab.locator(field(name)).first().focus(),
  { name: `type in “${name}”`, act: (tab) => tab.keyboard.type(text, { delay: 150 }) },
];
/** Budgets of the touches that need React or its files first. */
const firstTap = 'first tap: focused field';
const firstThumbnail = 'first tap on a thumbnail, one second after the scroll';
const budgets = new Map([
  [firstTap, '150'],
  [firstThumbnail, '350'],
]);
const pressEscape: Step = (tab) => tab.keyboard.press('Escape');

/** Journeys on the Arabic pages. The valid submit is last: it opens a tab, and a page in the background draws no frames. */
const journeys: [path: string, steps: (Step | Touch)[]][] = [
  [
    '/ar/',
    [
      tap(firstTap, field('name'), '#order-form input:focus'),
      (tab) => tab.waitForFunction(isHydrated, 'order'),
      tap('invalid submit', submit),
      ...type('quantity', '750'),
      ...type('name', 'Ali'),
      ...type('phone', '0790000000'),
      ...type('email', 'a@b.co'),
      ...type('message', 'Yes'),
      tap('country list', '#order-form [role=combobox]'),
      pressEscape,
      tap('trade terms', '#order-form .trade-terms summary'),
      tap('a question', '#faq summary'),
      tap('lightbox: open', '#gallery .thumb'),
      tap('lightbox: next', 'dialog.lightbox .after'),
      pressEscape,
      tap('card dialog', '#business-card [aria-haspopup=dialog]'),
      pressEscape,
      tap('menu', '.header [popovertarget]'),
      pressEscape,
      {
        name: 'valid submit',
        act: (tab) => Promise.all([tab.waitForEvent('popup'), tapOn(submit)(tab)]),
      },
    ],
  ],
  [
    '/ar/',
    [
      (tab) => tab.locator('#gallery .thumb').first().scrollIntoViewIfNeeded(),
      (tab) => tab.waitForTimeout(1000),
      tap(firstThumbnail, '#gallery .thumb', 'dialog.lightbox[open]'),
      pressEscape,
      tap('language list', '.header [role=combobox]'),
    ],
  ],
  [
    '/ar/employee-card',
    [
      (tab) => tab.locator('.employee-card [name=name]').fill('ليث'),
      (tab) => tab.locator('.employee-card [name=title]').fill('مدير'),
      tap('staff card', '.employee-card [type=submit]'),
    ],
  ],
];

/** Milliseconds until the frame after an interaction, or from the touch to the first frame with an element. */
async function measure(tab: Tab, { act, shown }: Touch): Promise<number> {
  await tab.evaluate(() => Object.assign(Reflect.get(window, 'recorded'), { interaction: 0 }));
  const seen =
    shown &&
    tab.waitForFunction(
      (shown) => document.querySelector(shown) && performance.now() - Reflect.get(window, 'recorded').touched,
      shown,
    );
  await act(tab);
  // The browser reports an interaction after its frame.
  await tab.evaluate(() => new Promise((done) => requestIdleCallback(() => setTimeout(done, 300))));
  if (seen) return Number(await (await seen).jsonValue());
  return tab.evaluate(() => Reflect.get(window, 'recorded').interaction);
}

/** @returns the time of each touch of a journey, by name */
async function take(chrome: Browser, url: string, steps: (Step | Touch)[]): Promise<Map<string, number>> {
  const { tab, close } = await openPhone(chrome, { processor: true });
  await tab.context().route(/wa\.me/, (route) => route.fulfill({ body: 'chat' }));
  // The files of the first touch are fetched when the page is idle.
  await tab.goto(url, { waitUntil: 'networkidle' });
  const times = new Map<string, number>();
  for (const step of steps)
    if (typeof step === 'function') await step(tab);
    else times.set(step.name, await measure(tab, step));
  await close();
  return times;
}

/**
 * How long each touch takes until the next frame. In the headless shell: without its window, the complete browser does not
 * draw the last rows of a phone's viewport, and typing there ends in no frame.
 */
export async function touch(_: Browser, site: string): Promise<Table[]> {
  const chrome = await launch(headlessShellPath());
  const touches = new Map<string, number[]>();
  for (let run = 0; run < runs; run++)
    for (const [path, steps] of journeys)
      for (const [name, time] of await take(chrome, site + path, steps))
        touches.set(name, [...(touches.get(name) ?? []), time]);
  await chrome.close();
  const rows = Array.from(touches, ([name, times]) => [
    name,
    ...[median(times), Math.max(...times)].map((time) => time.toFixed(0)),
    budgets.get(name) ?? '200',
  ]);
  return [
    {
      title: `Interaction to Next Paint on the Arabic pages, phone, CPU 6×, ${runs} runs`,
      columns: ['touch', 'median, ms', 'worst, ms', 'budget'],
      rows,
    },
  ];
}
