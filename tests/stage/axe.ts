import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

type Result = { violations: { id: string; nodes: { html: string; failureSummary: string }[] }[] };

/** What axe finds wrong on a page as it stands now, one line an element; open shadow roots are looked into. */
export async function axe(page: Page): Promise<string[]> {
  await page.evaluate(source);
  const { violations } = await page.evaluate<Result>('axe.run(document, { resultTypes: ["violations"] })');
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
  );
}
