import type { Browser, Locator } from 'playwright-core';
import { isHydrated } from '../support/site-page.ts';
import { references } from './references.ts';
import { launch, median, openPhone, runs, serve, type Table, threadMetrics, type Visit } from './tools.ts';

type Step = [name: string, act: (visit: Visit) => Promise<unknown>];

const form = ({ tab }: Visit) => tab.locator('#order-form form').first();
const field = (visit: Visit, name: string) => form(visit).locator(`[name=${name}]`);
const type = (name: string, text: string): Step => [
  `type in “${name}”`,
  async (visit) => {
    await field(visit, name).focus();
    await visit.reset();
    await visit.tab.keyboard.type(text, { delay: 150 });
  },
];
/** The tap follows the scroll to its target after two frames, as with a finger. */
const tapOn = async ({ tab }: Visit, target: Locator) => {
  await target.scrollIntoViewIfNeeded();
  await tab.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await target.tap();
};
const tap = (name: string, selector: string): Step => [
  name,
  (visit) => tapOn(visit, visit.tab.locator(selector).first()),
];
const pressEscape = async ({ tab }: Visit) => tab.keyboard.press('Escape');

/**
 * What a visitor of the Arabic home page does, in this order. Steps without a name prepare the next one. The valid submit is
 * the last one: it opens a tab, and a page in the background draws no frames.
 */
const journey: Step[] = [
  ['first tap, which hydrates', (visit) => tapOn(visit, field(visit, 'name'))],
  ['', ({ tab }) => tab.waitForFunction(isHydrated)],
  ['invalid submit', (visit) => tapOn(visit, form(visit).locator('[type=submit]'))],
  type('quantity', '750'),
  type('name', 'Ahmad Ali'),
  type('phone', '0790000000'),
  type('email', 'a@example.com'),
  type('message', 'Thank you'),
  tap('country list', '#order-form [role=combobox]'),
  ['', pressEscape],
  tap('trade terms', '#order-form .trade-terms summary'),
  tap('a question', '#faq summary'),
  tap('lightbox: open', '#gallery .thumb'),
  tap('lightbox: next', 'dialog.lightbox .after'),
  ['', pressEscape],
  tap('card dialog', '#business-card [aria-haspopup=dialog]'),
  ['', pressEscape],
  tap('menu', '.header [popovertarget]'),
  ['', pressEscape],
  [
    'valid submit',
    async (visit) => {
      const chat = visit.tab.waitForEvent('popup');
      await tapOn(visit, form(visit).locator('[type=submit]'));
      await chat;
    },
  ],
];
const languageSwitch: Step[] = [
  ['', ({ tab }) => tab.locator('.header [role=combobox]').first().click()],
  ['language switch', ({ tab }) => tab.getByRole('option', { name: 'English' }).click()],
];
const staffCard: Step[] = [
  ['', ({ tab }) => tab.locator('.employee-card [name=name]').fill('ليث')],
  ['', ({ tab }) => tab.locator('.employee-card [name=title]').fill('مدير')],
  tap('staff card', '.employee-card [type=submit]'),
];
const navigation: Step[] = [
  ['', ({ tab }) => tab.locator('footer a[href$="company-profile"]').first().focus()],
  tap('navigation', 'footer a[href$="company-profile"]'),
];

/** @returns the Interaction to Next Paint of each step with a name, in milliseconds */
async function take(
  chrome: Browser,
  url: string,
  steps: Step[],
  viewport?: { width: number; height: number },
) {
  const visit = await openPhone(chrome, { processor: 6 });
  if (viewport) await visit.tab.setViewportSize(viewport);
  await visit.tab.context().route(/wa\.me/, (route) => route.fulfill({ body: 'chat' }));
  await visit.tab.goto(url, { waitUntil: 'load' });
  const times = new Map<string, number>();
  for (const [name, act] of steps) {
    await visit.reset();
    await act(visit);
    await visit.tab.waitForTimeout(1500);
    if (name) times.set(name, (await visit.recorded()).interaction);
  }
  await visit.close();
  return times;
}

/** Script for each letter in a field, without throttling, in milliseconds of thread time. */
async function scriptPerLetter(chrome: Browser, url: string, name: string, text: string): Promise<number> {
  const visit = await openPhone(chrome, {});
  const metrics = await threadMetrics(visit.devtools);
  await visit.tab.goto(url, { waitUntil: 'load' });
  await visit.tab.waitForSelector(`[name=${name}]`);
  // Hydration and lazy parts.
  await visit.tab.locator(`[name=${name}]`).first().tap();
  await visit.tab.keyboard.type('1');
  await visit.tab.waitForTimeout(3000);
  const script = async () => ((await metrics()).ScriptDuration ?? 0) * 1000;
  const before = await script();
  await visit.tab.keyboard.type(text, { delay: 60 });
  await visit.tab.waitForTimeout(600);
  const perLetter = ((await script()) - before) / text.length;
  await visit.close();
  return perLetter;
}

/** How long each touch takes until the next frame, and what a letter costs. */
export async function bench(): Promise<Table[]> {
  const site = await serve(await references());
  const chrome = await launch();
  const found = new Map<string, number[]>();
  for (let run = 0; run < runs; run++)
    for (const [path, steps, viewport] of [
      ['/ar/', journey],
      ['/ar/', languageSwitch, { width: 1280, height: 800 }],
      ['/ar/', navigation],
      ['/ar/employee-card', staffCard],
    ] as const)
      for (const [name, time] of await take(chrome, site.url + path, [...steps], viewport))
        found.set(name, [...(found.get(name) ?? []), time]);

  const letters: string[][] = [];
  for (const [name, text] of [
    ['name', 'abcdefghijklmnopqrst'],
    ['quantity', '23456789'],
  ] as const) {
    const [ours = [], ordinary = []] = [[], []] as number[][];
    for (let run = 0; run < runs; run++) {
      ours.push(await scriptPerLetter(chrome, `${site.url}/ar/`, name, text));
      ordinary.push(await scriptPerLetter(chrome, `${site.url}/ordinary-site/ar/`, name, text));
    }
    letters.push([name, median(ours).toFixed(2), median(ordinary).toFixed(2), name === 'name' ? '1' : '1.5']);
  }
  await chrome.close();
  site.close();
  return [
    {
      title: `Interaction to Next Paint on the Arabic pages, phone, CPU 6×, ${runs} runs`,
      columns: ['touch', 'median, ms', 'worst, ms', 'budget'],
      rows: [...found].map(([name, times]) => [name, `${median(times)}`, `${Math.max(...times)}`, '200']),
    },
    {
      title: `Script for a typed letter without throttling, ms of thread time, medians of ${runs}`,
      columns: ['field', 'ours', 'ordinary site', 'budget'],
      rows: letters,
    },
  ];
}
