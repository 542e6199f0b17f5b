import { readFileSync } from 'node:fs';

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

export const readme = read('README.md');
/** What the tags take and tell. */
export const api = read('widgets/API.md');

/** The tables below a heading, as rows of cells. */
export function tables(heading: string, text = api): string[][][] {
  const section = text.split(new RegExp(`^#+ ${heading}$`, 'm'))[1]?.split(/^#+ /m)[0] ?? '';
  return section
    .split(/\n\n/)
    .filter((block) => block.trim().startsWith('|'))
    .map((block) =>
      block
        .trim()
        .split('\n')
        .slice(2)
        .map((row) =>
          row
            .split(/(?<!\\)\|/)
            .slice(1, -1)
            .map((cell) => cell.trim()),
        ),
    );
}

/** What stands in a cell between the marks of code. */
export const code = (cell = '') => /`([^`]+)`/.exec(cell)?.[1] ?? cell;

/** The names in `{ order, message?, url }`, sorted; none where nothing is said. */
export const namesIn = (cell = '') => (/\{([^}]+)\}/.exec(cell)?.[1]?.match(/\w+/g) ?? []).sort();
