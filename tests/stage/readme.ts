import { readFileSync } from 'node:fs';

export const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');

/** The tables below a heading, as rows of cells. */
export function tables(heading: string): string[][][] {
  const section = readme.split(new RegExp(`^#+ ${heading}$`, 'm'))[1]?.split(/^#+ /m)[0] ?? '';
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
