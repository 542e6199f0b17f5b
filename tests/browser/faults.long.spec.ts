import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { partnerPlaces } from '../stage/fault-partner.ts';
import { sitePlaces } from '../stage/fault-places.ts';
import { visitSpoiled } from '../stage/fault-visit.ts';
import { type Fault, faultNames, spoiledSites } from '../stage/faults.ts';
import { dist } from '../stage/servers.ts';
import { launchOptions } from '../support/chromium.ts';

let browser: Browser;
let sites: Awaited<ReturnType<typeof spoiledSites>>;
beforeAll(async () => {
  [browser, sites] = await Promise.all([chromium.launch(launchOptions()), spoiledSites()]);
});
afterAll(async () => {
  await browser?.close();
  sites?.close();
});

/*
 * Every part of our pages that comes in a file of its own, and what a visitor has of it when that file fails: the table
 * `faults.md`. In each visit one row of parts fails in one way; nothing may be thrown, every other part is as ever, the
 * order gets out, and no cell says "nothing". `WRITE=1 npm run test:long -- faults` writes the table.
 */
const told = new Map<string, Partial<Record<Fault, { once?: string; always?: string }>>>();
const places = [...sitePlaces, ...partnerPlaces];

const visits = places.flatMap((place) => {
  const rows = new Set(place.parts.flatMap(({ row }) => row ?? []));
  return Array.from(rows, (row) => {
    const mine = place.parts.filter((part) => part.row === row);
    return { place, row, what: `${place.where}: ${mine.map(({ name }) => name).join(', ')}`, mine };
  });
});

describe.each(visits)('$what', ({ place, row, mine }) => {
  test.concurrent.each(faultNames)('%s', { timeout: 180_000 }, async (fault) => {
    const files = new RegExp(mine.map(({ files }) => files?.source).join('|'));
    await Promise.all(
      (['once', 'always'] as const).map(async (times) => {
        const spoiled = { fault, files, once: times === 'once', asked: new Map<string, number>() };
        const ends = await visitSpoiled(browser, place, row, sites.spoil(spoiled), spoiled);
        for (const [name, end] of Object.entries(ends)) {
          const cells = told.get(`${place.where} ${name}`) ?? {};
          cells[fault] = { ...cells[fault], [times]: end };
          told.set(`${place.where} ${name}`, cells);
        }
        expect(Object.values(ends)).not.toContain('nothing');
      }),
    );
  });
});

test('every file belongs to a part', () => {
  const names = ['assets', 'embed', 'fonts', 'frame'].flatMap((folder) =>
    readdirSync(join(dist, folder)).map((name) => `/${folder}/${name}`),
  );
  const files = names.filter((name) => /\.(js|css|woff2)$/.test(name));
  const parts = places.flatMap(({ parts }) => parts.flatMap(({ files }) => files ?? []));
  // The words of one language stand for those of all.
  const inEnglish = (name: string) => name.replace(/\/(ar|fa|fr|ja)(?=[.-])/, '/en');
  expect(files.length).toBeGreaterThan(60);
  expect(files.filter((name) => !parts.some((part) => part.test(inEnglish(name))))).toEqual([]);
});

afterAll(() => {
  const address = new URL('./faults.md', import.meta.url);
  const stands = /^\|.*\|\n(\|.*\n)*/m;
  const file = readFileSync(address, 'utf8');
  const before = (stands.exec(file)?.[0] ?? '').trim().split('\n');
  const rows = places.flatMap(({ where, parts }) =>
    parts.flatMap(({ name, files }) => {
      if (!files) return [];
      const start = `| ${name} | ${where} |`;
      const cells = faultNames.map((fault) => {
        const { once, always } = told.get(`${where} ${name}`)?.[fault] ?? {};
        return once && always && (once === always ? once : `${once}; always: ${always}`);
      });
      const whole = cells.every(Boolean);
      // What was not visited this time stands as it was.
      return (whole ? `${start} ${cells.join(' | ')} |` : before.find((row) => row.startsWith(start))) ?? [];
    }),
  );
  const head = [`| part | where | ${faultNames.join(' | ')} |`, `${'|---'.repeat(2 + faultNames.length)}|`];
  if (process.env.WRITE)
    writeFileSync(
      address,
      file.replace(stands, () => [...head, ...rows, ''].join('\n')),
    );
  else expect(before).toEqual([...head, ...rows]);
});
