import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { afterAll, expect } from 'vitest';

export type Row = { host: string; version: string; loaded: string; order: string; look: string };

const file = new URL('../../browser/systems.md', import.meta.url);
const head = '| host | version | loaded | order | look |\n|---|---|---|---|---|';
const title = `# Orders through real hosts

Each row is a host that was visited in Chromium, with the script on another origin: an order typed by keys and sent, the text of the chat compared, every word 4.5 : 1 or more, the look of all controls compared with that on an empty page. The hosts were installed and built, but for those of the section that says so: there the pages are written after the markup that the systems show in public. Written by \`WRITE=1 npm run test:slow -- systems\` and \`WRITE=1 npm run test:long -- systems\`.`;

/** The rows of one family of hosts, which stand in the table; with `WRITE` they are put there. */
export function table(family: string): { add: (row: Row) => void } {
  const rows: Row[] = [];
  const lineOf = ({ host, version, loaded, order, look }: Row) =>
    `| ${[host, version, loaded, order, look].join(' | ')} |`;
  afterAll(() => {
    const written = existsSync(file) ? readFileSync(file, 'utf8') : title;
    const [intro, ...sections] = written.trimEnd().split(/\n\n(?=## )/);
    const lines = rows.map(lineOf);
    if (!process.env.WRITE) {
      const known = rows.filter(({ host }) => written.includes(`| ${host} |`));
      // What could not be had here says nothing against what was seen elsewhere, and Debian's versions move.
      for (const { host, loaded, order, look } of known.filter((row) => !row.order.startsWith('not here')))
        expect(written.split('\n').find((line) => line.startsWith(`| ${host} |`))).toMatch(
          `| ${[loaded, order, look].join(' | ')} |`,
        );
      return;
    }
    const mine = `## ${family}\n\n${[head, ...lines].join('\n')}`;
    const at = sections.findIndex((section) => section.startsWith(`## ${family}\n`));
    if (at < 0) sections.push(mine);
    else sections[at] = mine;
    writeFileSync(file, `${[intro?.startsWith('#') ? title : intro, ...sections].join('\n\n')}\n`);
  });
  return { add: (row) => rows.push(row) };
}
