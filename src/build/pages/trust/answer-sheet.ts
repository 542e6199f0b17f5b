import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../company/folder.ts';
import { loadCompany } from '../../company/load-company.ts';
import { samples } from '../../company/warnings.ts';
import { version } from '../../versions/versions.ts';
import { sbom } from '../sbom.ts';
import { accessibilityReport } from './accessibility.ts';
import { plain, trustPage, withCode } from './trust-page.ts';

/** A reviewer's question with our answer; `company` names the field of `assurances.ts` that completes it. */
export type Answer = { question: string; answer: string; company?: string };

/** Questions by topic. */
export const answers: Record<string, Answer[]> = JSON.parse(
  readFileSync(join(root, 'src/build/pages/trust/answers.json'), 'utf8'),
);

/** Publishes what a partner's reviewers ask for, below `trust/`: the answers, and the list of parts. */
export async function writeTrust(dist: string): Promise<void> {
  const read = (file: string) => readFileSync(file, 'utf8');
  const parts = sbom();
  mkdirSync(join(dist, 'trust'), { recursive: true });
  writeFileSync(join(dist, 'trust/sbom.json'), `${JSON.stringify(parts, null, 1)}\n`);
  const snippet = read(join(dist, 'embed', version, 'snippet.txt')).trim();
  const head = { version, snippet };
  writeFileSync(join(dist, 'trust/index.html'), answerSheet(head, await assurances()));
  writeFileSync(join(dist, 'trust/accessibility.html'), accessibilityReport(version));
}

/** What the company itself answers, by field, and whether that is still the sample that came with the project. */
type Assurances = Record<string, { says: string; sample: boolean }>;

async function assurances(): Promise<Assurances> {
  const file = 'assurances.ts';
  const company = await loadCompany();
  const invented = samples(company)[file] ?? [];
  return Object.fromEntries(
    Object.entries(company.values[file] ?? {}).map(([field, says]) => [
      field,
      { says: String(says), sample: invented.includes(field) },
    ]),
  );
}

/** What stands at the top of the page. */
type Head = { version: string; snippet: string };

/** The page, in English, with the style of the list of demo pages and no script. */
export function answerSheet({ version, snippet }: Head, company: Assurances): string {
  const rows = Object.values(answers).flat();
  const topics = Object.keys(answers).map((title) => `<li><a href="#${idOf(title)}">${title}</a></li>`);
  return trustPage(
    'What reviewers ask',
    `      <div class="page intro">
        <h1>What reviewers ask</h1>
        <p class="lead">Version ${version}: ${rows.length} questions.</p>
        <ul class="list">
          ${topics.join('\n          ')}
        </ul>
      </div>
      <section>
        <div class="page">
          <h2>To take along</h2>
          <div class="words">
            <p>The line that pins this version: no script runs that has another sum.</p>
            <pre><code>${plain(snippet)}</code></pre>
          </div>
          <ul class="list">
            <li><a href="../trust/accessibility.html">Accessibility conformance report</a></li>
            <li><a href="../trust/sbom.json">List of parts (CycloneDX)</a></li>
            <li><a href="../embed-licences.txt">Licences of the embed</a></li>
            <li><a href="../licences.txt">Licences of the site</a></li>
            <li><a href="../embed/CHANGELOG.md">Changes</a></li>
            <li><a href="../.well-known/security.txt">Where to report a fault</a></li>
            <li><a href="../demo/">The widgets, to be tried</a></li>
          </ul>
        </div>
      </section>
${Object.entries(answers)
  .map(([title, rows]) => topic(title, rows, company))
  .join('\n')}`,
  );
}

function topic(title: string, rows: Answer[], company: Assurances): string {
  const words = rows.map(
    (row) => `            <div class="words">
              <h3>${plain(row.question)}</h3>
              <p>${withCode(row.answer)}</p>
              ${row.company ? own(company[row.company]) : ''}
            </div>`,
  );
  return `      <section id="${idOf(title)}">
        <div class="page">
          <h2>${plain(title)}</h2>
          <div class="answers">
${words.join('\n')}
          </div>
        </div>
      </section>`;
}

const idOf = (title: string) => title.toLowerCase().replace(/\W+/g, '-');

/** @throws when the company's file has no such field */
function own(answer: Assurances[string] | undefined): string {
  if (!answer) throw new Error('An answer names a field that assurances.ts does not have.');
  const sample = answer.sample ? ' (a sample: the company has not confirmed it)' : '';
  return `<p>The company says: ${plain(answer.says)}${sample}</p>`;
}
