/** The tables of bench.md: titles, columns and rows. */
function tablesOf(results) {
  return results
    .split(/^## /m)
    .slice(1)
    .map((text) => {
      const [columns, , ...rows] = text
        .split('\n')
        .filter((line) => line.startsWith('|'))
        .map((line) =>
          line
            .slice(1, -1)
            .split(' | ')
            .map((cell) => cell.trim()),
        );
      return { title: text.split('\n')[0], columns, rows };
    });
}

/**
 * What was measured last in short; a row whose table was never made is left out.
 * @param results the text of bench.md
 * @returns what, its value, the wanted one and that of the first release on slow 3G, of each
 */
function quote(results) {
  const tables = tablesOf(results);
  /** The cells of a column in the rows that begin so, of each table whose title begins so: one for each phone. */
  const cells = (title, row, column) =>
    tables
      .filter((table) => table.title.startsWith(title))
      .map(({ columns, rows }) =>
        rows.filter(([name]) => name.startsWith(row)).map((row) => row[columns.indexOf(column)]),
      );
  const [pages, home, way] = ['All pages', 'Arabic home page', 'From a link'];
  const [finger, embed] = ['From the lifted finger', 'Order form on a partner'];
  const range = (title, column) =>
    cells(title, '/', column)
      .map((values) => values.map(Number).sort((a, b) => a - b))
      .map((values) => values.map((value) => value.toFixed(2)))
      .map((sorted) => `${sorted[sorted.length >> 1]} × (${sorted[0]}–${sorted.at(-1)})`)
      .join(', ');
  const times = (title, row) =>
    cells(title, row, 'ratio')
      .map(([value]) => `${value} ×`)
      .join(', ');
  const tap = (row) =>
    ['CPU 6×', 'CPU 20×']
      .flatMap((rate) => cells(finger, row, rate).flat())
      .map((ms) => `${ms} ms`)
      .join(', ');
  const rows = [
    [
      'first paint, the middle of the fifteen pages and its range',
      range(pages, 'first paint'),
      '1.1 ×',
      '2.3 × (home)',
    ],
    [
      'largest paint, the middle of the fifteen pages and its range',
      range(pages, 'largest paint'),
      '1.1 ×',
      '2.6 × (home)',
    ],
    ['first letter kept in the order form', times(home, 'first letter'), '1.1 ×', '1.2–1.3 ×'],
    [
      'from a link in a chat to an order ready to send (by the button, at the form)',
      cells(way, 'the link', 'bytes')
        .flat()
        .map((bytes) => `${Math.round(bytes / 1000)} KB`)
        .join(', '),
      '150 KB',
      '336 KB',
    ],
    [
      `first tap of a visit, until something is seen, CPU 6× and 20× (on a page of one button ${tap('the same tap on a page')})`,
      tap('first tap: the pressed'),
      '100 ms, 200 ms',
    ],
    [
      'lightbox against a bare `<dialog>`',
      cells('Lightbox', '`<dap-gallery>`', 'tap to first frame')
        .flat()
        .map((text) => text.replace(/.*\((.*)\)/, '$1 ×'))
        .join(', '),
      '1.5 ×',
      '1.1 ×',
    ],
    [
      `idle element against an idle ReactiveElement (against one that keeps as much place free ${times(embed, 'ms each, against')})`,
      times(embed, 'idle below the fold, ms'),
      '1.5 ×',
      '1.8 ×',
    ],
    ['ten forms in view against bare React roots', times(embed, '10 forms'), '1.3 ×', '2.1 ×'],
  ];
  return rows.filter(([, value]) => value);
}

/**
 * What README says of the speed, in one sentence after its link.
 * @param results the text of bench.md
 */
export const sentence = (results) =>
  `${quote(results)
    .map(([what, value, wanted]) => `${what} ${value} (wanted ${wanted})`)
    .join('; ')}.`;

const peers = /^\| embed \| first bytes .*(?:\n\|.*)+/m;

/** README with the sentence, and with the table of other people's embeds as it is in bench.md. */
export const quoted = (readme, results) =>
  readme
    .replace(/(?<=bench\/results\.md\): ).+/, () => sentence(results))
    .replace(peers, (former) => peers.exec(results)?.[0] ?? former);

/** Why some are above what is wanted. */
const reasons = `What was above its goal on 2026-11-22, and why:

- Single pages, first paint: bytes above all. A card page is 7.2 KB of HTML and style and its limit page 2.9, which is 86 ms of slow 3G, 13 %. On slow 4G it is 21 ms, 5 %; why single cards lie between 1.01 and 1.39 × there was not found beyond that. One page by itself may differ by 15 % from run to run. That what lies below is left out of the very first frame took the middle on slow 4G from 1.24 to 1.08 ×.
- First letter on slow 4G: what lies below is laid out after the first paint, all at once when a field is entered, and the letter waits for that. 1.10, 1.12 and 1.20 × in three runs.
- First tap at CPU 20×: the same tap takes as long on our page without our scripts.
- An idle element: what it costs is the place it keeps free, so that nothing jumps; one that keeps as much and does nothing costs four fifths of it. With 1,000 of them in the HTML the definition of the tag upgrades all in one task, those of a bare ReactiveElement too.
- Hydrating in pieces below 50 ms at CPU 6×: three are longer. React’s own module, 80 ms with a debugger attached, which reads it again for the stacks of five errors that React keeps ready, and 35 without (6 at full speed, in a browser that nobody watches); the first number that needs \`Intl\`, 70; and the style of what has not been seen yet, 50.`;

/**
 * The whole of bench.md.
 * @param tables all of them, each below its title
 */
export function summary(tables) {
  const said =
    'Medians of at least five cold visits in turn, on slow 3G with CPU 6× and, where there are two, on slow 4G with CPU 4×, as ratios to a page with the same sections, words and pictures, one inline style, no script and no web font (`limit.mjs`).';
  const rows = quote(tables).map(([what, value, wanted, before = '–']) => [what, before, value, wanted]);
  const cells = [['what', 'first release', 'measured', 'wanted'], rows[0].map(() => '---'), ...rows];
  const short = cells.map((row) => `| ${row.join(' | ')} |`).join('\n');
  return `# What \`npm run bench\` measured\n\n${said}\n\n${short}\n\n${reasons}\n\n${tables.trimEnd()}\n`;
}
