// The messages that `/demo/field-test/` writes become the table of devices: npm run devices -- <file>
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { firstLine, results, steps } from '../../demo/field-test/steps.js';

const signs = { yes: 'yes', partly: 'partly', no: '**no**', skipped: '' };

/** What a person calls a device and its browser, from what the browser says of itself. */
export function deviceOf(userAgent) {
  const apple = /\((iPhone|iPad)[^)]*? OS (\d+)/.exec(userAgent);
  const android = /Android (\d+)[^;)]*(?:; ([^;)]+?))?(?: Build[^)]*)?[;)]/.exec(userAgent);
  const device = apple
    ? `${apple[1]}, iOS ${apple[2]}`
    : android
      ? `${android[2] ?? 'Android'}, Android ${android[1]}`
      : 'computer';
  const inside = /FBAN|FBAV/.test(userAgent) ? 'Facebook' : /Instagram/.exec(userAgent)?.[0];
  const [, browser, version] =
    /(SamsungBrowser|Firefox|FxiOS|CriOS|Edg|Chrome|Version)\/(\d+)/.exec(userAgent) ?? [];
  const known = {
    FxiOS: 'Firefox',
    CriOS: 'Chrome',
    Edg: 'Edge',
    Version: 'Safari',
    SamsungBrowser: 'Samsung',
  };
  return `${device}, ${inside ?? `${known[browser] ?? browser ?? 'unknown'} ${version ?? ''}`.trim()}`;
}

/**
 * The reports in a text, such as an exported chat, whatever stands around them; what is no answer counts as left out.
 * @returns one for each message, in their order
 */
export function reportsIn(text) {
  return text
    .split(firstLine)
    .slice(1)
    .flatMap((part) => {
      const said = (name) => new RegExp(`^${name}: (.*)$`, 'm').exec(part)?.[1]?.trim() ?? '';
      const [, size = '', agent = ''] = /^(\S+) \S+ (.+)$/.exec(said('device')) ?? [];
      if (!agent) return [];
      const answers = steps.map(({ id }) => (results.includes(said(id)) ? said(id) : 'skipped'));
      return [{ device: deviceOf(agent), size, answers, note: said('note').replaceAll('|', '/') }];
    });
}

/** The table, a row a report; the same report twice is one row. */
export function tableOf(reports) {
  const row = (cells) => `| ${cells.join(' | ')} |`;
  const head = ['device', 'screen', ...steps.map(({ id }) => id), 'note'];
  const rows = reports.map(({ device, size, answers, note }) =>
    row([device, size, ...answers.map((answer) => signs[answer]), note]),
  );
  const none = 'Nobody has sent a report yet.\n';
  const table = [row(head), row(head.map(() => '---')), ...new Set(rows)].join('\n');
  return `# Devices\n\nWhat people with these devices saw in the twelve steps of \`/demo/field-test/\`; an empty cell was left out. Written by \`npm run devices -- <file>\` from their messages.\n\n${rows.length ? `${table}\n` : none}`;
}

const [, started, file] = process.argv;
if (started === fileURLToPath(import.meta.url)) {
  if (!file) throw new Error('Name a file with the messages: npm run devices -- <file>');
  const reports = reportsIn(readFileSync(file, 'utf8'));
  writeFileSync(new URL('devices.md', import.meta.url), tableOf(reports));
  console.log(`${reports.length} reports are in tests/look/devices.md.`);
}
