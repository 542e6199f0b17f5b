/** The tables of results.md: titles, columns and rows. */
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
 * @param results the text of results.md
 * @returns what, its value and the wanted one, of each
 */
function quote(results) {
  const tables = tablesOf(results);
  const cells = (title, row, column) => {
    const table = tables.find((one) => one.title.startsWith(title));
    const at = table?.columns.indexOf(column) ?? -1;
    return at < 0 ? [] : table.rows.filter(([name]) => name.startsWith(row)).map((cells) => cells[at]);
  };
  const [pages, home, way] = ['All pages', 'Arabic home page', 'From a link'];
  const [finger, embed] = ['From the lifted finger', 'Order form on a partner'];
  const range = (title, column) => {
    const values = cells(title, '/', column).map(Number);
    return values.length ? [`${Math.min(...values).toFixed(2)}–${Math.max(...values).toFixed(2)} ×`] : [];
  };
  const times = (values) => values.slice(0, 1).map((value) => `${value} ×`);
  const kilo = (values) =>
    values.length ? [values.map((one) => `${Math.round(one / 1000)} KB`).join(', ')] : [];
  const rows = [
    ['first paint of the fifteen pages', range(pages, 'first paint'), '1.1 ×'],
    ['largest paint of the fifteen pages', range(pages, 'largest paint'), '1.1 ×'],
    ['first letter kept in the order form', times(cells(home, 'first letter', 'ratio')), '1.1 ×'],
    [
      'from a link in a chat to an order ready to send (by the button, at the form)',
      kilo(cells(way, 'the link', 'bytes')),
      '150 KB',
    ],
    [
      'first tap of a visit, until something is seen, CPU 6×',
      cells(finger, 'first tap: ', 'CPU 6×').map((ms) => `${ms} ms`),
      '100 ms',
    ],
    [
      'lightbox against a bare `<dialog>`',
      cells('Lightbox', '`<dap-gallery>`', 'tap to first frame').map((text) =>
        text.replace(/.*\((.*)\)/, '$1 ×'),
      ),
      '1.5 ×',
    ],
    [
      'idle element against an idle ReactiveElement',
      times(cells(embed, 'idle below the fold, ms', 'ratio')),
      '1.5 ×',
    ],
    ['ten forms in view against bare React roots', times(cells(embed, '10 forms', 'ratio')), '1.3 ×'],
  ];
  return rows.filter(([, value]) => value.length).map(([what, [value], wanted]) => [what, value, wanted]);
}

/**
 * What README says of the speed, in one sentence after its link.
 * @param results the text of results.md
 */
export const sentence = (results) =>
  `${quote(results)
    .map(([what, value, wanted]) => `${what} ${value} (wanted ${wanted})`)
    .join('; ')}.`;

const peers = /^\| embed \| first bytes .*(?:\n\|.*)+/m;

/** README with the sentence, and with the table of other people's embeds as it is in results.md. */
export const quoted = (readme, results) =>
  readme
    .replace(/(?<=bench\/results\.md\): ).+/, () => sentence(results))
    .replace(peers, (former) => peers.exec(results)?.[0] ?? former);

/**
 * The whole of results.md.
 * @param tables all of them, each below its title
 */
export function summary(tables) {
  const said =
    'Slow 3G and CPU 6×, medians of at least five cold visits in turn, as ratios to a page with the same sections, words and pictures, one inline style, no script and no web font (`limit.mjs`).';
  const rows = [['what', 'measured', 'wanted'], ['---', '---', '---'], ...quote(tables)];
  const short = rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
  return `# What \`npm run bench\` measured\n\n${said}\n\n${short}\n\n${tables.trimEnd()}\n`;
}
