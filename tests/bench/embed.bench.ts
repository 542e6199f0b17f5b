import type { Browser } from 'playwright-core';
import { references } from './references.ts';
import {
  compare,
  firstCharacter,
  interleave,
  launch,
  openPhone,
  type Page,
  runs,
  serve,
  type Table,
  threadMetrics,
} from './tools.ts';

const forms = {
  ours: { tag: 'dap-order-form', script: '/embed.js' },
  ordinary: { tag: 'ordinary-form', script: '/ordinary.js' },
};
type Kind = keyof typeof forms;
const kinds: Kind[] = ['ours', 'ordinary'];
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

type Arrival = { typed: number; requests: number; bytes: number };

/** A first visit whose visitor types as soon as there is a field. */
async function arrive(chrome: Browser, url: string): Promise<Arrival> {
  const visit = await openPhone(chrome);
  await visit.tab.goto(url, { waitUntil: 'commit' });
  const typed = await firstCharacter(visit);
  const { requests, bytes } = visit.traffic;
  await visit.close();
  return { typed, requests: requests.length, bytes };
}

/** The work of the main thread until all forms are rendered, in thread time, which does not count waiting. */
async function taskTime(chrome: Browser, url: string, tag: string, count: number): Promise<number> {
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
  const { TaskDuration = 0 } = await metrics();
  await close();
  return TaskDuration * 1000;
}

/** The order form on a partner's page against the ordinary form. */
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
  const row = (metric: string, results: Arrival[][], key: keyof Arrival, budget: string) =>
    compare(
      metric,
      results.map((result) => result.map((arrival) => arrival[key])),
      budget,
    );
  const usable: Table = {
    title: `Order form on a partner's page until a typed letter is accepted, slow 3G and CPU 6×, medians of ${runs} (in brackets: ours divided by it)`,
    columns: ['metric', 'ours', 'ordinary form', 'budget'],
    rows: [
      row('empty page, ms', empty, 'typed', '0.45 × ordinary'),
      row('heavy page, ms', heavy, 'typed', '0.58 × ordinary'),
      row('requests', empty, 'requests', '3'),
      row('bytes', empty, 'bytes', '–'),
    ],
  };

  const rows: string[][] = [];
  for (const count of counts) {
    const paths = (['ours', 'ordinary'] as const).map((kind) => path(kind, count));
    const times = await interleave(paths, (at) =>
      taskTime(chrome, site.url + at, forms[at.includes('ours') ? 'ours' : 'ordinary'].tag, count),
    );
    rows.push(compare(`${count}`, times, count > 1 ? '0.6 × ordinary' : '–'));
  }
  const growth: Table = {
    title: `Task time of forms on one page in ms of thread time, without throttling, medians of ${runs} (in brackets: ours divided by it)`,
    columns: ['forms', 'ours', 'ordinary form', 'budget'],
    rows,
  };

  await chrome.close();
  site.close();
  return [usable, growth];
}
