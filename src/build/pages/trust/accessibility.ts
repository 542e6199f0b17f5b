import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../company/folder.ts';
import { plain, trustPage } from './trust-page.ts';

export const results = ['Supports', 'Partially supports', 'Not applicable', 'Open'] as const;

/** A success criterion and how far it is met. */
export type Criterion = {
  number: string;
  name: string;
  /** Of WCAG alone. */
  level?: 'A' | 'AA';
  result: (typeof results)[number];
  remark: string;
};

export type Report = {
  /** The day on which somebody last went through it. */
  reportedOn: string;
  wcag: Criterion[];
  en: Criterion[];
  /** What a person with such a device does, and what must be heard or seen. */
  person: [device: string, steps: string, expected: string][];
};

export const report: Report = JSON.parse(
  readFileSync(join(root, 'src/build/pages/trust/accessibility.json'), 'utf8'),
);

const terms = [
  ['Supports', 'it is met'],
  ['Partially supports', 'some of it is not met; the remark says what'],
  ['Not applicable', 'there is nothing it could be about'],
  ['Open', 'no person has checked it yet'],
];

/** The conformance report in the order of a VPAT 2.5, for WCAG 2.2 A and AA and EN 301 549. */
export function accessibilityReport(version: string): string {
  const level = (wanted: string) => report.wcag.filter((row) => row.level === wanted);
  return trustPage(
    'Accessibility conformance report',
    `      <div class="page intro">
        <h1>Accessibility conformance report</h1>
        <p class="lead">The site and its five widgets, version ${version}, in the form of a VPAT 2.5, gone through on ${report.reportedOn}. It was found by automatic tests, with axe-core, by keyboard and in the browser’s accessibility tree; nobody has tried it with a screen reader yet.</p>
        <ul class="list">
          <li><a href="../trust/">What reviewers ask</a></li>
          <li><a href="../.well-known/security.txt">Where to report a fault</a></li>
        </ul>
      </div>
${section('Terms', `<ul>${terms.map(([term, means]) => `<li><strong>${term}</strong>: ${means}.</li>`).join('')}</ul>`)}
${section('WCAG 2.2, level A (EN 301 549, clause 9)', table(level('A')))}
${section('WCAG 2.2, level AA (EN 301 549, clause 9)', table(level('AA')))}
${section('EN 301 549, other clauses', table(report.en))}
${section('For a person: what is still to be tried', `<p>Ten minutes each; a fault is told in one sentence, with the step, what was heard and what was expected.</p>${script()}`)}`,
  );
}

function section(title: string, inside: string): string {
  return `      <section><div class="page"><h2>${title}</h2>${inside}</div></section>`;
}

/** Its clause in EN 301 549 is its number behind a nine. */
function table(rows: Criterion[]): string {
  const cells = rows.map(
    ({ number, name, level, result, remark }) =>
      `<tr><th scope="row">${number} ${plain(name)}${level ? ` <small>9.${number}</small>` : ''}</th><td>${result}</td><td>${plain(remark)}</td></tr>`,
  );
  const head = ['Criterion', 'Result', 'Remarks'];
  return `<table><thead><tr>${head.map((name) => `<th scope="col">${name}</th>`).join('')}</tr></thead><tbody>${cells.join('\n')}</tbody></table>`;
}

function script(): string {
  const steps = report.person.map(
    ([device, does, expected]) =>
      `<tr><th scope="row">${plain(device)}</th><td>${plain(does)}</td><td>${plain(expected)}</td></tr>`,
  );
  return `<table><thead><tr><th scope="col">With</th><th scope="col">Do</th><th scope="col">Expected</th></tr></thead><tbody>${steps.join('\n')}</tbody></table>`;
}
