import { readFileSync, writeFileSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchOptions } from '../stage/chromium.ts';
import { type Part, parts } from '../stage/fault-parts.ts';
import { type Fault, faults, spoil } from '../stage/faults.ts';
import { partnerHtml } from '../stage/partner-page.ts';
import { onePage, ourSite, type Place } from '../stage/servers.ts';

/*
 * What a visitor sees when files come badly, once or always: `WRITE=1 npm run test:slow -- faults` writes the table of
 * `faults.md`. No cell says that nothing is seen.
 */
let browser: Browser;
let site: Place;
beforeAll(async () => {
  [browser, site] = await Promise.all([chromium.launch(launchOptions()), ourSite()]);
});
afterAll(async () => {
  await browser.close();
  site.close();
});
const kinds = Object.keys(faults) as Fault[];
const wheres = ['site', 'partner'] as const;

/** What is seen in the end: the best there is, for a fault that passes; what stands for good, for one that stays. */
async function seen(
  { file, at, act, seen: ways, wide }: Part,
  fault: Fault,
  always: boolean,
): Promise<string> {
  const context = await browser.newContext({
    viewport: { width: wide ? 1280 : 390, height: 844 },
    locale: 'en-GB',
    reducedMotion: 'reduce',
  });
  await context.route(
    ({ hostname }) => hostname === 'wa.me',
    (route) => route.fulfill({ contentType: 'text/html', body: '<title>WhatsApp</title>' }),
  );
  const happened = await spoil(context, file, fault, always);
  const page = await context.newPage();
  const partner = at.startsWith('/') ? undefined : await onePage(partnerHtml(site.url, { body: at }));
  try {
    await page.goto(partner?.url ?? site.url + at, { waitUntil: 'domcontentloaded' });
    const until = Date.now() + 30_000;
    let [next, found] = [0, ''];
    while (Date.now() < until) {
      if (act && Date.now() > next) {
        await act(page).catch(() => {});
        next = Date.now() + 4000;
      }
      for (const [words, there] of ways) {
        if (!(await there(page).catch(() => false))) continue;
        if (words === 'it works' && happened()) return words;
        found = words;
        break;
      }
      // What passes is waited for a little longer than what stays.
      if (found && Date.now() > until - (always ? 24_000 : 12_000)) return found;
      await page.waitForTimeout(250);
    }
    return found || (happened() ? 'nothing' : 'not asked for');
  } finally {
    await context.close();
    partner?.close();
  }
}

const rows: Record<string, string[]> = { site: [], partner: [] };

describe.each(wheres)('%s', (where) => {
  test.each(parts[where].map((part) => [part.what, part] as const))(
    'something is seen when files come badly: %s',
    { timeout: 300_000, retry: 1 },
    async (what, part) => {
      const cells = await Promise.all(
        kinds.map(async (fault) => {
          const once = await seen(part, fault, false);
          const always = await seen(part, fault, true);
          return once === always ? once : `${once} / ${always}`;
        }),
      );
      expect(cells.filter((cell) => /nothing|not asked/.test(cell))).toEqual([]);
      rows[where]?.push(`| ${[what, ...cells].join(' | ')} |`);
    },
  );
});

afterAll(() => {
  const address = new URL('faults.md', import.meta.url);
  const head = `| files | ${kinds.join(' | ')} |\n|${'---|'.repeat(kinds.length + 1)}`;
  if (process.env.WRITE)
    writeFileSync(
      address,
      `# When files come badly\n\nWhat a visitor sees in the end when the fault happens once / always; one text where both are the same. “It works” may take a second press or a few seconds.\n\n## On our own site\n\n${head}\n${rows.site?.join('\n')}\n\n## On a partner’s page\n\n${head}\n${rows.partner?.join('\n')}\n`,
    );
  const table = readFileSync(address, 'utf8');
  for (const { what } of wheres.flatMap((where) => parts[where])) expect(table).toContain(`| ${what} |`);
});
