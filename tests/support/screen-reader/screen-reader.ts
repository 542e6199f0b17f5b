import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { test as base, expect } from '@playwright/test';
import { launch, type Page } from 'puppeteer-core';
import { isHydrated } from '../page-objects.ts';
import { chromiumPath, missing } from '../programs.ts';

export { expect };

const run = promisify(execFile);
const customizations = new URL('orca-customizations.py', import.meta.url);

/** One utterance, and the language (`ar`) that the browser reports for it; empty for messages of Orca itself. */
type Utterance = { text: string; lang: string };

/** A key that was pressed, and what Orca said until it was silent. */
type Step = { key: string; heard: string };

/** After this time without speech Orca has finished, milliseconds. */
const silence = 600;
/** The longest time that a test waits for speech, milliseconds. Where Orca says nothing, a retry is needed. */
const patience = 15_000;

/** Installs the programs as root on Debian. @returns why the screen reader cannot run here; empty if it can */
function screenReaderMissing(): string {
  const commands = ['Xvfb', 'openbox', 'xdotool', 'dbus-daemon'].map((name) => `command -v ${name}`);
  const packages = ['orca', 'xvfb', 'openbox', 'xdotool', 'dbus', 'at-spi2-core'];
  const reason = missing(packages, ['orca --version | grep ^43', ...commands].join(' && '));
  return reason && `Orca 43 of Debian 12 cannot run. ${reason}`;
}

/**
 * Starts Orca and Chromium on a virtual screen, with a D-Bus and settings of their own. Playwright cannot start this
 * browser, because it simulates the focus of the page.
 * @param url any page of the site
 */
async function startScreenReader(url: string): Promise<ScreenReader> {
  const home = mkdtempSync(join(tmpdir(), 'orca-'));
  const speech = join(home, 'speech.jsonl');
  mkdirSync(join(home, 'orca'));
  copyFileSync(customizations, join(home, 'orca/orca-customizations.py'));
  writeFileSync(speech, '');
  // Orca asks `pgrep` whether another one of this user runs, and then ends, although that one has another screen.
  writeFileSync(join(home, 'pgrep'), '#!/bin/sh\n', { mode: 0o755 });
  mkdirSync(join(home, 'chromium/Default'), { recursive: true });
  writeFileSync(join(home, 'chromium/Default/Preferences'), '{ "translate": { "enabled": false } }');

  const env: NodeJS.ProcessEnv = {
    ...process.env,
    ...Object.fromEntries(['DATA', 'CONFIG', 'CACHE'].map((name) => [`XDG_${name}_HOME`, home])),
    XDG_RUNTIME_DIR: home,
    HOME: home,
    PATH: [home, process.env.PATH].join(delimiter),
    LC_ALL: 'C.UTF-8',
    // Chromium then offers its accessibility tree to Orca.
    ACCESSIBILITY_ENABLED: '1',
    ORCA_SPEECH: speech,
  };
  const programs: ChildProcess[] = [];
  const start = (command: string, ...args: string[]) => {
    const program = spawn(command, args, { env, stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
    programs.unshift(program);
    /** The first line that the program writes to file descriptor 3. */
    return new Promise<string>((resolve) =>
      program.stdio[3]?.once('data', (data) => resolve(`${data}`.trim())),
    );
  };
  const stop = () => {
    for (const program of programs) program.kill('SIGKILL');
  };
  process.once('exit', stop);

  const screen = start('Xvfb', '-displayfd', '3', '-screen', '0', '1280x900x24', '-nolisten', 'tcp');
  env.DISPLAY = `:${await screen}`;
  env.DBUS_SESSION_BUS_ADDRESS = await start('dbus-daemon', '--session', '--nofork', '--print-address=3');
  void start('openbox');
  void start('orca');
  // Orca ignores windows that were opened before it was ready.
  for (
    const end = Date.now() + 2 * patience;
    !readFileSync(speech, 'utf8').includes('Screen reader on');
    await pause()
  )
    if (Date.now() > end) throw new Error('Orca has not started.');
  const browser = await launch({
    executablePath: chromiumPath(),
    headless: false,
    defaultViewport: null,
    userDataDir: join(home, 'chromium'),
    env,
    ignoreDefaultArgs: ['--enable-automation'],
    args: [
      ...'--no-sandbox --disable-gpu --disable-quic --force-renderer-accessibility --lang=en'.split(' '),
      '--window-position=0,0',
      '--window-size=1280,880',
      // Nothing leaves the machine. A chat link opens a tab with an error page.
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
      // An empty page would have the focus in the address bar.
      url,
    ],
  });
  const [page] = await browser.pages();
  if (!page) throw new Error('Chromium has no page.');
  // A draft of one test must not fill in the form of the next one.
  await page.evaluateOnNewDocument(() => sessionStorage.clear());
  const close = async () => {
    await browser.close();
    // They write to the folder until they have ended.
    const ended = programs.map((program) => new Promise((resolve) => program.once('exit', resolve)));
    stop();
    await Promise.all(ended);
    rmSync(home, { recursive: true, force: true });
  };
  return new ScreenReader({ page, speech, env, close });
}

type Session = { page: Page; speech: string; env: NodeJS.ProcessEnv; close: () => Promise<void> };

/** A person who hears the page and has only a keyboard. */
class ScreenReader {
  /** The steps since the page was opened, and the languages that the browser reported for what was said. */
  steps: Step[] = [];
  readonly languages = new Set<string>();
  readonly #session: Session;
  /** The number of utterances that were read from the file, and those since the last key. */
  #read = 0;
  #heard: string[] = [];

  constructor(session: Session) {
    this.#session = session;
  }

  get page(): Page {
    return this.#session.page;
  }

  close(): Promise<void> {
    return this.#session.close();
  }

  /** Opens a page and waits until Orca has said that it is loaded. */
  async open(url: string): Promise<void> {
    this.steps = [];
    await this.#step('(open the page)', () => this.page.goto(url), /Finished loading .{9}/);
    this.languages.clear();
  }

  /**
   * Presses a key and waits for what Orca says.
   * @param key name of the key for xdotool: `h`, `Tab`, `ctrl+Home`
   * @param expected a part of the speech to wait for; by default the first utterance, `null` to wait for nothing
   * @returns what was said until Orca was silent
   */
  press(key: string, expected?: string | RegExp | null): Promise<string> {
    return this.#step(key, () => this.#xdotool('key', '--clearmodifiers', key), expected);
  }

  /** Types into the field that has the focus. Orca says nothing while the visitor types. */
  async type(text: string): Promise<void> {
    this.steps.push({ key: `“${text}”`, heard: '' });
    await this.#xdotool('type', '--delay', '60', '--', text);
  }

  /** Goes to an element with Tab, from the control before it. */
  async goTo(selector: string, expected: string): Promise<string> {
    await this.page.$eval(selector, (element) => (element as HTMLElement).focus());
    // The first focus in an island loads React.
    const island = await this.page.$eval(
      selector,
      (element) => element.closest<HTMLElement>('[data-island]')?.dataset.island,
    );
    if (island) await this.page.waitForFunction(isHydrated, {}, island);
    await this.#quiet();
    await this.press('shift+Tab', null);
    return this.press('Tab', expected);
  }

  /**
   * Leaves a control and returns to it. Orca 43 does not say where the focus is after a dialog has closed.
   * @returns what it says about the control
   */
  async hearFocus(expected: string): Promise<string> {
    await this.press('Tab', null);
    return this.press('shift+Tab', expected);
  }

  async #step(
    key: string,
    act: () => Promise<unknown>,
    expected: string | RegExp | null = '',
  ): Promise<string> {
    const step = { key, heard: '' };
    this.steps.push(step);
    this.#listen();
    this.#heard = [];
    await act();
    const end = Date.now() + patience;
    while (expected !== null && (!step.heard || !matches(step.heard, expected))) {
      if (Date.now() > end) throw new Error(`${key}: Orca did not say “${expected}”, but “${step.heard}”.`);
      await pause();
      step.heard = this.#listen();
    }
    return this.#quiet();
  }

  /** Waits until Orca is silent. @returns all utterances since the last key */
  async #quiet(): Promise<string> {
    const step = this.steps.at(-1);
    for (let last = Date.now(); step && Date.now() - last < silence; await pause()) {
      const heard = this.#listen();
      if (heard !== step.heard) last = Date.now();
      step.heard = heard;
    }
    return step?.heard ?? '';
  }

  /** Reads new utterances. @returns all since the last key */
  #listen(): string {
    const lines = readFileSync(this.#session.speech, 'utf8').split('\n').slice(0, -1);
    const added = lines.slice(this.#read).map((line): Utterance => JSON.parse(line));
    this.#read = lines.length;
    this.#heard.push(...added.map(({ text }) => text.trim()).filter(Boolean));
    for (const { lang } of added) if (lang) this.languages.add(lang);
    return this.#heard.join(' ');
  }

  #xdotool(...args: string[]) {
    return run('xdotool', args, { env: this.#session.env });
  }
}

const matches = (heard: string, expected: string | RegExp) =>
  typeof expected === 'string' ? heard.includes(expected) : expected.test(heard);
const pause = () => new Promise((resolve) => setTimeout(resolve, 50));

type WorkerFixtures = { started: ScreenReader | undefined; transcript: Map<string, Step[]> };

const failed = new Set<string>();
const report = new URL('../../reports/screen-reader.md', import.meta.url);

/**
 * Tests with a screen reader. They need the focus of their screen, so they share one reader and run one after the other.
 * With `-u`, the speech of all tests is written, if they pass, to `reports/screen-reader.md`.
 */
export const test = base.extend<{ reader: ScreenReader }, WorkerFixtures>({
  started: [
    async ({ browserName: _ }, use) => {
      if (screenReaderMissing()) return use(undefined);
      const reader = await startScreenReader(`http://127.0.0.1:${process.env.SITE_PORT}/robots.txt`);
      await use(reader);
      await reader.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],

  transcript: [
    async ({ browserName: _ }, use, { config, workerIndex }) => {
      const transcript = new Map<string, Step[]>();
      await use(transcript);
      // A failed test starts another worker, which does not know all speech.
      const isComplete = workerIndex === 0 && !failed.size;
      if (isComplete && /all|changed/.test(config.updateSnapshots))
        writeFileSync(report, reportOf(transcript));
    },
    { scope: 'worker' },
  ],

  reader: async ({ started, transcript }, use, testInfo) => {
    test.skip(!started, screenReaderMissing());
    if (!started) return;
    await use(started);
    transcript.set(testInfo.title, started.steps);
    if (testInfo.status !== 'passed') failed.add(testInfo.title);
  },
});

function reportOf(transcript: Map<string, Step[]>): string {
  const journeys = [...transcript].map(([title, steps]) => {
    const rows = steps.map(({ key, heard }) => `| ${key} | ${heard.replaceAll('|', '\\|')} |`);
    return [`## ${title}`, '', '| Key | Orca says |', '|---|---|', ...rows, ''].join('\n');
  });
  return [
    '# What a blind visitor hears',
    '',
    'Orca 43 with Chromium. `npm run test:e2e -- --project=screen-reader -u` writes this file.',
    'Orca says the roles in English because its own language is English.',
    `Debian 12, ${new Date().toISOString().slice(0, 10)}, the commit before the one of this file.`,
    '',
    ...journeys,
  ].join('\n');
}
