import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inEachEngine, patient } from '../stage/engines.ts';
import { folder, hashPolicy, pinned, pinnedPage, pinnedPlace } from '../stage/pinned.ts';
import { type Noted, tour } from '../stage/pinned-tour.ts';
import { listen, type Place } from '../stage/servers.ts';

const files = Object.keys(pinned.files);
const loader = readFileSync(join(folder, 'embed.js'), 'utf8');
/** It comes only where the address asks for it. */
const doctor = (file: string) => file.startsWith('open-doctor-');
/** What a widget needs before it shows. */
const first = [
  'embed.js',
  ...Array.from(loader.matchAll(/"([\w.-]+\.js)":"sha384/g), ([, file = '']) => file),
].filter((file) => !doctor(file));

/** What comes when somebody does something; a file in a later row is asked for by one of an earlier row. */
const late = [
  /^(order-late\.view|select-listbox|lightbox|legible|card-dialog|qr-path|card-link)-/,
  /^(trade-facts|qr-code|paper)-/,
  /^code-link-/,
  /^open-doctor-/,
  /^ar\.order-/,
  /^en\.order-/,
  /^fa\.order-/,
  /^fr\.order-/,
  /^ja\.order-/,
].map((names) => files.filter((file) => !first.includes(file) && names.test(file)));

const languageOf = ([file = '']: string[]) => /^(ar|en|fa|fr|ja)[.-]/.exec(file)?.[1] ?? 'en';

test('every file of the version is tried', () =>
  expect([...first, ...late.flat()].sort()).toEqual([...files].sort()));

/** WebKit checks the sums of script elements alone, and their addresses go through a policy. */
const types = (engine: string) => (engine === 'WebKit' ? "dap 'allow-duplicates'" : "'none'");
/** More whole pages in one tab than this bring a browser down on a small machine. */
const atOnce = 5;

inEachEngine(({ name, open, evaluate }) => {
  let site: Place;
  let partner: Place;
  beforeAll(async () => {
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
  });
  afterAll(() => {
    site.close();
    partner.close();
  });

  const noted = () => evaluate<Noted[]>(tour);
  const failed = ({ events }: Noted) => Object.keys(events).filter((tag) => events[tag] === 'dap-error');
  /** Opens a page with a frame for each of these groups of spoiled files. */
  const show = (groups: string[][], types = '') => {
    const frames = groups.map((wrong) => {
      const asked = { wrong: wrong.join(), types, ...(wrong.some(doctor) && { 'dap-doctor': '' }) };
      return `${new URLSearchParams(asked)}`;
    });
    return open(`${partner.url}/?${new URLSearchParams(frames.map((frame) => ['frame', frame]))}`);
  };
  /** Waits until each group is refused whole, and has made a frame what it is to be. */
  const refused = async (
    groups: string[][],
    over: (frame: Noted) => boolean,
    look: (frame: Noted) => void,
  ) => {
    for (let from = 0; from < groups.length; from += atOnce) {
      await show(groups.slice(from, from + atOnce));
      const missing = async () =>
        (await noted())
          .filter((frame) => !frame.wrong.every((file) => frame.refused.includes(file)) || !over(frame))
          .map(({ wrong }) => wrong.join());
      await expect.poll(missing, patient).toEqual([]);
      const frames = await noted();
      expect(frames.map(({ wrong }) => wrong)).toEqual(groups.slice(from, from + atOnce));
      for (const frame of frames) {
        expect(frame.ran ?? undefined).toBeUndefined();
        look(frame);
      }
    }
  };
  const allShow = () =>
    expect
      .poll(async () => Object.values((await noted())[0]?.events ?? {}), patient)
      .toEqual(Array(5).fill('dap-ready'));

  test('a version that is whole shows all widgets, where scripts are let in by their sums', async () => {
    await show([[]]);
    await allShow();
    expect((await noted())[0]).toMatchObject({ refused: [], fallbacks: [] });
  });

  test('and under Trusted Types', async () => {
    await show([[]], `; require-trusted-types-for 'script'; trusted-types ${types(name)}`);
    await allShow();
  });

  test('a file with another sum does not run before a widget shows: its fallback stays', async () => {
    const one = first.map((file) => [file]);
    await refused(
      one,
      (frame) => frame.wrong[0] === 'embed.js' || failed(frame).length > 0,
      (frame) => {
        expect(frame.fallbacks).toEqual(expect.arrayContaining(failed(frame)));
        expect(frame.fallbacks.length).toBeGreaterThan(0);
      },
    );
  });

  test('nor after that: the rest goes on', () =>
    refused(
      late,
      () => true,
      (frame) => expect(failed(frame)).toEqual([]),
    ));
});
