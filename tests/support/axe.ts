import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

type Result = { violations: { id: string; nodes: { html: string; failureSummary: string }[] }[] };

/**
 * The accessibility violations that axe finds on a page, one line per element; includes open shadow roots.
 *
 * @param part selector of the only part to check
 */
export async function axeViolations(page: Page, part = 'html'): Promise<string[]> {
  await page.evaluate(source);
  const { violations } = await page.evaluate<Result>(
    `axe.run(${part === 'html' ? 'document' : JSON.stringify(part)}, { resultTypes: ["violations"] })`,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
  );
}
