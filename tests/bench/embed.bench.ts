import type { Browser } from 'playwright-core';
import packageJson from '../../package.json' with { type: 'json' };
import { tagNames } from '../../widgets/widget-names.ts';
import { mountAndRemove } from '../support/mount-and-remove.ts';
import { references } from './references.ts';
import {
  compare,
  firstCharacter,
  interleave,
  launch,
  openPhone,
  type Page,
  type Request,
  runs,
  serve,
  type Table,
  threadMetrics,
} from './tools.ts';

const forms = {
  ours: { tag: 'dap-order-form', script: '/embed.js' },
  pinned: { tag: 'dap-order-form', script: `/embed/${packageJson.version}/order-form.js` },
  ordinary: { tag: 'ordinary-form', script: '/ordinary.js' },
  floor: { tag: 'floor-form', script: '/floor.js' },
};
type Kind = keyof typeof forms;
const kinds: Kind[] = ['ours', 'ordinary', 'pinned', 'floor'];
const counts = [1, 10, 50];

/** A partner's page with forms. The heavy one has 3,000 elements before the form and runs jQuery on them. */
function hostPage(kind: Kind, count: number, heavy = false): Page {
  const { tag, script } = forms[kind];
  const head = '<!doctype html><html lang="ar" dir="rtl"><meta charset="utf-8"><title>Partner</title>';
  const styles = '<link rel="icon" href="data:,"><style>.hidden{display:none}</style>';
  const elements = `<div class="hidden">${'<p><b>Partner</b> <a href="#">link</a></p>'.repeat(1000)}</div>`;
  const code = `$(function(){$('p').each(function(){$(this).find('a').addClass('seen').attr('title',$(this).text())})})`;
  const host = heavy ? `<script src="/jquery.js"></script><script>${code}</script>${elements}` : '';
  const body = `<${tag} loading="eager"></${tag}>`.repeat(count);
  return {
    type: 'text/html; charset=utf-8',
    body: `${head}${styles}${host}${body}<script type="module" src="${script}"></script></html>`,
  };
}

type Arrival = { typed: number; requests: number; bytes: number; waterfall: Request[] };

/** A first visit whose visitor types as soon as there is a field. */
async function arrive(chrome: Browser, url: string): Promise<Arrival> {
  const visit = await openPhone(chrome);
  await visit.tab.goto(url, { waitUntil: 'commit' });
  const typed = await firstCharacter(visit);
  const { requests, bytes } = visit.traffic;
  const arrival = { typed, requests: requests.length, bytes, waterfall: requests };
  await visit.close();
  return arrival;
}

type Work = { task: number; script: number; styles: number; layouts: number };

/** The work of the main thread until all forms are rendered, in thread time, which does not count waiting. */
async function work(chrome: Browser, url: string, { tag }: { tag: string }, count: number): Promise<Work> {
  const { tab, devtools, close } = await openPhone(chrome, {});
  const metrics = await threadMetrics(devtools);
  await tab.goto(url);
  await tab.waitForFunction(
    ({ tag, count }) => {
      const isRendered = (root: ParentNode | null): boolean =>
        Boolean(root?.querySelector('[name=name]')) ||
        [...(root?.querySelectorAll('*') ?? [])].some(({ shadowRoot }) => isRendered(shadowRoot));
      return (
        [...document.querySelectorAll(tag)].filter(({ shadowRoot }) => isRendered(shadowRoot)).length ===
        count
      );
    },
    { tag, count },
    { polling: 500 },
  );
  await tab.waitForTimeout(500);
  const { TaskDuration = 0, ScriptDuration = 0, RecalcStyleCount = 0, LayoutCount = 0 } = await metrics();
  await close();
  return {
    task: TaskDuration * 1000,
    script: ScriptDuration * 1000,
    styles: RecalcStyleCount,
    layouts: LayoutCount,
  };
}

/** What 200 mounts and unmounts of an element leave behind, for each mount. */
async function leftovers(chrome: Browser, url: string, tag: string): Promise<string[]> {
  const { tab, devtools, close } = await openPhone(chrome, {});
  await tab.goto(url);
  const count = async () => {
    await devtools.send('HeapProfiler.collectGarbage');
    const { usedSize } = await devtools.send('Runtime.getHeapUsage');
    return { heap: usedSize, ...(await devtools.send('Memory.getDOMCounters')) };
  };
  await mountAndRemove(tab, tag, 10);
  const before = await count();
  await mountAndRemove(tab, tag, 200);
  const after = await count();
  await close();
  const each = (key: 'heap' | 'nodes' | 'jsEventListeners') => (after[key] - before[key]) / 200;
  return [
    `<${tag}>`,
    (each('heap') / 1000).toFixed(1),
    each('nodes').toFixed(1),
    each('jsEventListeners').toFixed(1),
  ];
}

/** The order form on a partner's page against the ordinary form and the packages that the client fixed. */
export async function bench(): Promise<Table[]> {
  const pages: Record<string, Page> = await references();
  const path = (kind: Kind, count: number, heavy = false) =>
    `/host/${kind}-${count}${heavy ? '-heavy' : ''}/`;
  for (const kind of kinds) {
    for (const count of counts) pages[path(kind, count)] = hostPage(kind, count);
    pages[path(kind, 1, true)] = hostPage(kind, 1, true);
  }
  const site = await serve(pages);
  const chrome = await launch();

  const arrivals = async (heavy: boolean) =>
    interleave(
      kinds.map((kind) => path(kind, 1, heavy)),
      (at) => arrive(chrome, site.url + at),
    );
  const [empty, heavy] = [await arrivals(false), await arrivals(true)];
  const row = (
    metric: string,
    results: Arrival[][],
    key: Exclude<keyof Arrival, 'waterfall'>,
    budget: string,
  ) =>
    compare(
      metric,
      results.map((result) => result.map((arrival) => arrival[key])),
      budget,
    );
  const usable: Table = {
    title: `Order form on a partner's page until a typed letter is accepted, slow 3G and CPU 6×, medians of ${runs} (in brackets: ours divided by it)`,
    columns: ['metric', 'ours', 'ordinary form', 'our pinned file', 'floor of the packages', 'budget'],
    rows: [
      row('empty page, ms', empty, 'typed', '0.85 × ordinary'),
      row('heavy page, ms', heavy, 'typed', '0.85 × ordinary'),
      row('requests', empty, 'requests', '6'),
      row('bytes', empty, 'bytes', '–'),
    ],
  };

  const rows: string[][] = [];
  for (const count of counts) {
    const paths = (['ours', 'ordinary'] as const).map((kind) => path(kind, count));
    const results = await interleave(paths, (at) =>
      work(chrome, site.url + at, at.includes('ours') ? forms.ours : forms.ordinary, count),
    );
    const part = (metric: string, key: keyof Work, budget: string) =>
      compare(
        `${count}: ${metric}`,
        results.map((result) => result.map((item) => item[key])),
        budget,
      );
    rows.push(
      part('task, ms', 'task', count > 1 ? '1.0 × ordinary' : '–'),
      part('script, ms', 'script', '–'),
      part('style recalculations', 'styles', '2 for each form'),
      part('layouts', 'layouts', '2 for each form'),
    );
  }
  const growth: Table = {
    title: `Forms on one page, thread time without throttling, medians of ${runs} (in brackets: ours divided by it)`,
    columns: ['forms: metric', 'ours', 'ordinary form', 'budget'],
    rows,
  };

  const kept: string[][] = [];
  for (const tag of tagNames) kept.push(await leftovers(chrome, site.url + path('ours', 1), tag));
  await chrome.close();
  site.close();
  return [
    usable,
    {
      title: 'Requests of one such visit to the empty page',
      columns: ['file', 'level', 'asked for, ms after the page'],
      rows: (empty[0]?.[0]?.waterfall ?? []).map(({ url, level, start }) => [
        new URL(url).pathname,
        String(level),
        start.toFixed(0),
      ]),
    },
    growth,
    {
      title: 'Left behind by each of 200 mounts and unmounts, after garbage collection',
      columns: ['element', 'heap, kB', 'nodes', 'listeners'],
      rows: kept,
    },
  ];
}
