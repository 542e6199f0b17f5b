import type { Browser } from 'playwright-core';
import { references } from './references.ts';
import {
  compare,
  firstCharacter,
  interleave,
  launch,
  openPhone,
  type Recorded,
  runs,
  serve,
  type Table,
} from './tools.ts';

type Load = Recorded & { bytes: number; requests: number };

/** A first visit without input, and another one whose visitor types as soon as there is a field. */
async function load(chrome: Browser, url: string): Promise<Load> {
  const visit = await openPhone(chrome);
  await visit.tab.goto(url, { waitUntil: 'load' });
  await visit.tab.waitForSelector('[name=name]');
  // Late paints, shifts and requests.
  await visit.tab.waitForTimeout(1500);
  const recorded = await visit.recorded();
  const { bytes, requests } = visit.traffic;
  await visit.close();
  const typing = await openPhone(chrome);
  await typing.tab.goto(url, { waitUntil: 'commit' });
  const typed = await firstCharacter(typing);
  await typing.close();
  return { ...recorded, typed, bytes, requests: requests.length };
}

/** Bytes from opening the page in WhatsApp until the order can be sent: the visitor goes to the form and fills it in. */
async function bytesUntilOrder(chrome: Browser, url: string): Promise<number> {
  const { tab, traffic, close } = await openPhone(chrome, {});
  await tab.goto(url, { waitUntil: 'load' });
  await tab.locator('#hero a[href$="#order-form"]').tap();
  const form = tab.locator('#order-form form').first();
  await tab.waitForFunction(
    () => (document.querySelector('#order-form')?.getBoundingClientRect().top ?? 999) < 100,
  );
  const values = { quantity: '750', name: 'أحمد', phone: '0790000000', email: 'a@example.com' };
  for (const [name, value] of Object.entries(values))
    await form.locator(`[name=${name}]`).pressSequentially(value);
  await tab.waitForTimeout(1000);
  const { bytes } = traffic;
  await close();
  return bytes;
}

/** The Arabic home page against the limit page and the ordinary site. */
export async function bench(): Promise<Table[]> {
  const site = await serve(await references());
  const chrome = await launch();
  const paths = ['/ar/', '/limit/', '/ordinary-site/ar/'];
  const loads = await interleave(paths, (path) => load(chrome, site.url + path));
  const order = await bytesUntilOrder(chrome, `${site.url}/ar/`);
  await chrome.close();
  site.close();

  const row = (metric: string, key: keyof Load, budget: string, digits = 0) =>
    compare(
      metric,
      loads.map((results) => results.map((result) => result[key])),
      budget,
      digits,
    );
  return [
    {
      title: `Arabic home page, slow 3G and CPU 6×, medians of ${runs} (in brackets: ours divided by it)`,
      columns: ['metric', 'ours', 'limit page', 'ordinary site', 'budget'],
      rows: [
        row('first contentful paint, ms', 'first', '1.15 × limit, 0.33 × ordinary'),
        row('largest contentful paint, ms', 'largest', '1.15 × limit, 0.33 × ordinary'),
        row('first character accepted after, ms', 'typed', '1.2 × limit'),
        row('blocked after the first paint, ms', 'blocked', '50 ms above limit'),
        row('layout shift', 'shift', '0.01', 3),
        row('bytes until quiet', 'bytes', '–'),
        row('requests', 'requests', '–'),
      ],
    },
    {
      title: 'From opening the Arabic home page until the order can be sent, first visit',
      columns: ['metric', 'ours', 'budget'],
      rows: [['kB on the wire, two device pixels per CSS pixel', (order / 1000).toFixed(0), '220']],
    },
  ];
}
