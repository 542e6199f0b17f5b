import type { Browser } from '@playwright/test';
import { compare, interleave, openPhone, type Page, runs, type Table } from './tools.ts';

/** The element and the script. */
const forms = {
  ours: ['dap-order-form', '/embed.js', '<a href="https://wa.me/962790000000">Order on WhatsApp</a>'],
  ordinary: ['ordinary-form', '/ordinary.js', ''],
} as const;
const kinds = ['ours', 'ordinary'] as const;
const counts = [1, 10, 50];
const path = (kind: string, count: number, heavy = false) =>
  `/host/${kind}-${count}${heavy ? '-heavy' : ''}/`;

/**
 * A partner's page with the snippet of the README. The heavy page has 600 visible blocks below the form and runs jQuery on
 * them. All of several forms render: without `loading`, those far below the viewport would not.
 */
function hostPage(site: string, kind: keyof typeof forms, count: number, heavy = false): [string, Page] {
  const [tag, script, fallback] = forms[kind];
  const blocks = '<p><b>Partner</b> <a href="#">link</a></p>'.repeat(600);
  const code = `$(function(){$('p').each(function(){$(this).find('a').addClass('seen').attr('title',$(this).text())})})`;
  const body =
    '<!doctype html><html lang="ar" dir="rtl"><meta charset="utf-8"><title>Partner</title>' +
    '<link rel="icon" href="data:,">' +
    (heavy ? `<script src="/jquery.js"></script><script>${code}</script>` : '') +
    `<${tag}${count > 1 ? ' loading="eager"' : ''}>${fallback}</${tag}>`.repeat(count) +
    `<script type="module" src="${site}${script}"></script>${heavy ? blocks : ''}</html>`;
  return [path(kind, count, heavy), { type: 'text/html; charset=utf-8', body }];
}

/** @param site the origin of the scripts */
export const hostPages = (site: string) =>
  Object.fromEntries(
    kinds.flatMap((kind) => [
      hostPage(site, kind, 1, true),
      ...counts.map((count) => hostPage(site, kind, count)),
    ]),
  );

/** A first visit whose visitor types as soon as there is a field. The focus loads further scripts. */
async function arrive(chrome: Browser, url: string) {
  const { tab, recorded, close } = await openPhone(chrome);
  await tab.goto(url, { waitUntil: 'commit' });
  const focusField = () => {
    const { shadowRoot } = document.querySelector('dap-order-form, ordinary-form') ?? {};
    const field = shadowRoot?.querySelector<HTMLElement>('[name=name]');
    const loaded = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    field?.focus();
    if (!field || shadowRoot?.activeElement !== field) return false;
    return {
      requests: loaded.length,
      bytes: loaded.reduce((sum, { transferSize }) => sum + transferSize, 0),
    };
  };
  // Checked in every frame: a locator that has found nothing may wait for half a second.
  const focused = await tab.waitForFunction(focusField, undefined, { polling: 'raf' });
  await tab.keyboard.press('a');
  await tab.waitForFunction(() => Reflect.get(window, 'recorded').typed);
  const { requests, bytes } = (await focused.jsonValue()) || { requests: 0, bytes: 0 };
  const { typed } = await recorded();
  await close();
  return { typed, requests, bytes };
}

/** The work of the main thread until all forms of a page are rendered. */
async function taskTime(chrome: Browser, url: string): Promise<number> {
  const { tab, work, close } = await openPhone(chrome, {});
  await tab.goto(url);
  const isRendered = () =>
    [...document.querySelectorAll('dap-order-form, ordinary-form')].every(({ shadowRoot }) =>
      shadowRoot?.querySelector('[name=name]'),
    );
  await tab.waitForFunction(isRendered, undefined, { polling: 500 });
  await tab.waitForTimeout(500);
  const time = await work();
  await close();
  return time;
}

/** The order form on a partner's page against the ordinary form. */
export async function embed(chrome: Browser, _: string, partner: string): Promise<Table[]> {
  const arrivals = (heavy: boolean) =>
    interleave(
      kinds.map((kind) => path(kind, 1, heavy)),
      (at) => arrive(chrome, partner + at),
    );
  const [empty, heavy] = [await arrivals(false), await arrivals(true)];
  const row = (metric: string, results: typeof empty, key: keyof (typeof empty)[0][0], budget: string) =>
    compare(
      metric,
      results.map((result) => result.map((arrival) => arrival[key])),
      budget,
    );
  const growth: string[][] = [];
  for (const count of counts) {
    const paths = kinds.map((kind) => path(kind, count));
    const times = await interleave(paths, (at) => taskTime(chrome, partner + at));
    growth.push(compare(`${count}`, times, count > 1 ? '0.5 × ordinary' : '–'));
  }
  const columns = ['ours', 'ordinary form', 'budget'];
  return [
    {
      title: `Order form on a partner's page until a typed letter is accepted, slow 3G and CPU 6×, medians of ${runs} (in brackets: ours divided by it)`,
      columns: ['metric', ...columns],
      rows: [
        row('empty page, ms', empty, 'typed', '0.42 × ordinary'),
        row('heavy page, ms', heavy, 'typed', '0.5 × ordinary'),
        row('requests', empty, 'requests', '2'),
        row('bytes of scripts', empty, 'bytes', '14 KB'),
      ],
    },
    {
      title: `Task time of forms on one page in ms of thread time, without throttling, medians of ${runs} (in brackets: ours divided by it)`,
      columns: ['forms', ...columns],
      rows: growth,
    },
  ];
}
