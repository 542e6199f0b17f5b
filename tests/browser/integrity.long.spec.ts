import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchOptions } from '../stage/chromium.ts';
import { type Engine, whyNot } from '../stage/engine.ts';
import { firefox } from '../stage/firefox.ts';
import { folder, hashPolicy, pinned, pinnedPage, pinnedPlace } from '../stage/pinned.ts';
import { type Noted, tour } from '../stage/pinned-tour.ts';
import { listen, type Place } from '../stage/servers.ts';
import { webkit } from '../stage/webkit.ts';

const files = Object.keys(pinned.files);
const loader = readFileSync(join(folder, 'embed.js'), 'utf8');
/** The doctor comes only where the address asks for it. */
const asked = (file: string) => !file.startsWith('open-doctor-');
/** What a widget needs before it shows. */
const first = [
  'embed.js',
  ...Array.from(loader.matchAll(/"([\w.-]+\.js)":"sha384/g), ([, file = '']) => file),
].filter(asked);

/** What comes when somebody does something; a file in a later row is asked for by one of an earlier row. */
const late = [
  /^(order-late\.view|select-listbox|lightbox|legible|card-dialog|qr-path|card-link)-/,
  /^(trade-facts|qr-code|paper)-/,
  /^code-link-/,
  /^ar\.order-/,
  /^en\.order-/,
  /^fa\.order-/,
  /^fr\.order-/,
  /^ja\.order-/,
].map((names) => files.filter((file) => !first.includes(file) && names.test(file)));

const languageOf = ([file = '']: string[]) => /^(ar|en|fa|fr|ja)[.-]/.exec(file)?.[1] ?? 'en';

test('every file of the version is tried', () =>
  expect([...first, ...late.flat()].sort()).toEqual(files.filter(asked).sort()));

type Driven = Pick<Engine, 'goto' | 'evaluate' | 'close'>;
const engines: Record<string, { reason: string; types: string; launch: () => Promise<Driven> }> = {
  Chromium: { reason: '', types: "'none'", launch: chromiumEngine },
  Firefox: { reason: whyNot('Firefox'), types: "'none'", launch: () => firefox([]) },
  // It checks the sums of script elements alone, and their addresses go through a policy.
  WebKit: { reason: whyNot('WebKit'), types: "dap 'allow-duplicates'", launch: webkit },
};

async function chromiumEngine(): Promise<Driven> {
  const browser = await chromium.launch(launchOptions());
  const page = await browser.newPage();
  return {
    goto: async (url) => void (await page.goto(url)),
    evaluate: (expression) => page.evaluate(expression),
    close: () => browser.close(),
  };
}

describe.each(Object.entries(engines))(
  '%s runs no file of a pinned version that has another sum',
  (_, { reason, types, launch }) => {
    const patient = { timeout: 120_000 };
    let engine: Driven;
    let site: Place;
    let partner: Place;
    beforeAll(async () => {
      if (reason) return;
      site = await pinnedPlace();
      partner = await listen(
        createServer((request, response) => {
          const { searchParams } = new URL(request.url ?? '/', 'http://partner');
          const frames = searchParams.getAll('frame');
          const wrong = searchParams.get('wrong')?.split(',').filter(Boolean) ?? [];
          const policy = `${hashPolicy}${searchParams.get('types') ?? ''}`;
          response.writeHead(200, {
            'content-type': 'text/html; charset=utf-8',
            ...(frames.length === 0 && { 'content-security-policy': policy }),
          });
          const html = frames.map(
            (one) => `<iframe width="390" height="800" src="/?${one.replace(/&/g, '&amp;')}"></iframe>`,
          );
          response.end(
            frames.length
              ? `<!doctype html><title>Frames</title>${html.join('')}`
              : pinnedPage(site.url, languageOf(wrong), wrong),
          );
        }),
      );
      engine = await launch();
    }, 120_000);
    afterAll(async () => {
      await engine?.close();
      site?.close();
      partner?.close();
    });

    /** Opens a page with a frame for each of these groups of spoiled files. */
    const open = (groups: string[][], types = '') => {
      const frames = groups.map((wrong) => `${new URLSearchParams({ wrong: wrong.join(), types })}`);
      return engine.goto(`${partner.url}/?${new URLSearchParams(frames.map((frame) => ['frame', frame]))}`);
    };
    const noted = () => engine.evaluate<Noted[]>(tour);
    const failed = ({ events }: Noted) => Object.keys(events).filter((tag) => events[tag] === 'dap-error');
    /** Files that are still to be refused. */
    const missing = async (over: (frame: Noted) => boolean) =>
      (await noted())
        .filter((frame) => !frame.wrong.every((file) => frame.refused.includes(file)) || !over(frame))
        .map(({ wrong }) => wrong.join());

    test.skipIf(reason)('whole, it shows all widgets, where scripts are let in by their sums', async () => {
      await open([[]]);
      await expect
        .poll(async () => Object.values((await noted())[0]?.events ?? {}), patient)
        .toEqual(Array(5).fill('dap-ready'));
      expect((await noted())[0]).toMatchObject({ refused: [], fallbacks: [] });
    });

    test.skipIf(reason)(`and under Trusted Types: ${types}`, async () => {
      await open([[]], `; require-trusted-types-for 'script'; trusted-types ${types}`);
      await expect
        .poll(async () => Object.values((await noted())[0]?.events ?? {}), patient)
        .toEqual(Array(5).fill('dap-ready'));
    });

    test.skipIf(reason)('before a widget shows: its fallback stays', { timeout: 300_000 }, async () => {
      await open(first.map((file) => [file]));
      await expect
        .poll(() => missing((frame) => frame.wrong[0] === 'embed.js' || failed(frame).length > 0), patient)
        .toEqual([]);
      for (const frame of await noted()) {
        expect(frame.ran ?? undefined).toBeUndefined();
        expect(frame.fallbacks).toEqual(expect.arrayContaining(failed(frame)));
        expect(frame.fallbacks.length).toBeGreaterThan(0);
      }
    });

    test.skipIf(reason)('after that: the rest goes on', { timeout: 300_000 }, async () => {
      await open(late);
      await expect.poll(() => missing(() => true), patient).toEqual([]);
      for (const frame of await noted()) {
        expect(frame.ran ?? undefined).toBeUndefined();
        expect(failed(frame)).toEqual([]);
      }
    });
  },
);
