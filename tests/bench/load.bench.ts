import type { Browser } from '@playwright/test';
import { limited, limitPath } from './references.ts';
import { compare, interleave, openPhone, type Recorded, runs, type Table } from './tools.ts';

/** A first visit without input. */
async function visit(chrome: Browser, url: string) {
  const { tab, traffic, recorded, close } = await openPhone(chrome);
  await tab.goto(url, { waitUntil: 'load' });
  // Late paints, shifts and requests.
  await tab.waitForTimeout(1500);
  const result = { ...(await recorded()), ...traffic };
  await close();
  return result;
}

/** Bytes from opening the page in WhatsApp until the order can be sent: the visitor goes to the form and fills it in. */
async function bytesUntilOrder(chrome: Browser, url: string): Promise<number> {
  const { tab, traffic, close } = await openPhone(chrome, {});
  await tab.goto(url, { waitUntil: 'load' });
  await tab.locator('#hero a[href$="#order-form"]').tap();
  await tab.waitForFunction(
    () => (document.querySelector('#order-form')?.getBoundingClientRect().top ?? 999) < 100,
  );
  const values = { quantity: '750', name: 'أحمد', phone: '0790000000', email: 'a@example.com' };
  for (const [name, value] of Object.entries(values))
    await tab.locator(`#order-form form [name=${name}]`).first().pressSequentially(value);
  await tab.waitForTimeout(1000);
  await close();
  return traffic.bytes;
}

const metrics: [
  metric: string,
  key: keyof Recorded | 'bytes' | 'requests',
  budget: string,
  digits?: number,
][] = [
  ['first contentful paint, ms', 'first', '1.15 × limit'],
  ['largest contentful paint, ms', 'largest', '1.15 × limit'],
  ['blocked after the first paint, ms', 'blocked', '50 ms above limit'],
  ['layout shift', 'shift', '0.00, with the web font 0.01', 3],
  ['bytes until quiet', 'bytes', '–'],
  ['requests', 'requests', '–'],
];

/** A page against its limit page. */
async function againstLimit(chrome: Browser, site: string, path: string): Promise<Table> {
  const loads = await interleave([path, limitPath(path)], (at) => visit(chrome, site + at));
  const values = (key: (typeof metrics)[0][1]) =>
    loads.map((results) => results.map((result) => result[key]));
  // The paints of other pages have no budget.
  const isHome = /^\/..\/$/.test(path);
  return {
    title: `${path}, slow 3G and CPU 6×, medians of ${runs} (in brackets: ours divided by it)`,
    columns: ['metric', 'ours', 'limit page', 'budget'],
    rows: metrics.map(([metric, key, budget, digits]) =>
      compare(metric, values(key), budget.includes('×') && !isHome ? '–' : budget, digits),
    ),
  };
}

/** First visits of the pages, and of a visitor who orders. */
export async function load(chrome: Browser, site: string): Promise<Table[]> {
  const tables: Table[] = [];
  for (const path of limited) tables.push(await againstLimit(chrome, site, path));
  const order = await bytesUntilOrder(chrome, `${site}/ar/`);
  return [
    ...tables,
    {
      title: 'From opening the Arabic home page until the order can be sent, first visit',
      columns: ['metric', 'ours', 'budget'],
      rows: [['kB on the wire, two device pixels per CSS pixel', (order / 1000).toFixed(0), '220']],
    },
  ];
}
