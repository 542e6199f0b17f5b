import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../company-folder.ts';
import { accessibilityReport } from './accessibility.ts';
import { type Lock, partsList, reaching } from './parts-list.ts';
import { plain, trustPage } from './trust-page.ts';

/** A question of a reviewer, our answer, and the test that holds it as `file > name`, or `open`. */
export type Answer = { question: string; answer: string; test: string };

/** By what they are about. */
export const answers: Record<string, Answer[]> = JSON.parse(
  readFileSync(join(root, 'src/publish/trust/answers.json'), 'utf8'),
);

/** Publishes what a partner's reviewers ask for, below `trust/`: the answers, and the list of parts. */
export function writeTrust(dist: string): void {
  const read = (file: string) => readFileSync(file, 'utf8');
  const lock: Lock = JSON.parse(read(join(root, 'package-lock.json')));
  const notices = ['licences.txt', 'embed-licences.txt'].map((name) => read(join(dist, name)));
  const list = partsList(lock, notices.join(`\n${'-'.repeat(80)}\n\n`));
  mkdirSync(join(dist, 'trust'), { recursive: true });
  writeFileSync(join(dist, 'trust/sbom.json'), list);
  writeFileSync(join(dist, 'trust/index.html'), answerSheet(lock.version, reaching(list)));
  writeFileSync(join(dist, 'trust/accessibility.html'), accessibilityReport(lock.version));
}

/** The page, in English, with the style of the list of demo pages and no script. */
export function answerSheet(version: string, reach: number): string {
  return trustPage(
    'What reviewers ask',
    `      <div class="page intro">
        <h1>What reviewers ask</h1>
        <p class="lead">Version ${version}. Under each answer stands the automatic test that holds it, with its file in the project; “open” means that no test does. ${reach} packages reach a visitor.</p>
        <ul class="list">
          <li><a href="/trust/accessibility.html">Accessibility conformance report</a></li>
          <li><a href="/trust/sbom.json">Parts (CycloneDX)</a></li>
          <li><a href="/licences.txt">Licences of the site</a></li>
          <li><a href="/embed-licences.txt">Licences of the embed</a></li>
          <li><a href="/.well-known/security.txt">Where to report a fault</a></li>
          <li><a href="/demo/">The widgets</a></li>
        </ul>
      </div>
${Object.entries(answers).map(topic).join('\n')}`,
  );
}

function topic([title, rows]: [string, Answer[]]): string {
  const words = rows.map(
    ({ question, answer, test }) => `          <div class="words">
            <h3>${plain(question)}</h3>
            <p>${plain(answer)}</p>
            <p><code>${plain(test)}</code></p>
          </div>`,
  );
  return `      <section>
        <div class="page">
          <h2>${plain(title)}</h2>
${words.join('\n')}
        </div>
      </section>`;
}
