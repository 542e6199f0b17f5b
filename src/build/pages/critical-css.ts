import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss, { type AtRule, type Rule } from 'postcss';
import type { PolicySources } from '../hosting/headers.ts';

const inline = {
  scripts: /<script(?: data-titles="[^"]*")?>(.*?)<\/script>/s,
  styles: /<style>(.*?)<\/style>/s,
};
const link = /<link rel="stylesheet"[^>]*?href="([^"]+)">/;

/**
 * Writes into every page the part of the style sheet that it needs, so that nothing is fetched before the first
 * paint. The link to the whole sheet stays, disabled, for React (`main.tsx`).
 * @param made the files of the site by their names, changed in place
 * @param read gives the built style sheet at an address
 */
export function inlineStyles(made: Map<string, string>, read: (address: string) => string): void {
  const nameOfRoute = (name: string) => name.replace(/^\w\w\//, '');
  const pages = Array.from(made).filter(([name]) => name.endsWith('.html'));
  for (const route of new Set(pages.map(([name]) => nameOfRoute(name)))) {
    const group = pages.filter(([name]) => nameOfRoute(name) === route);
    const address = link.exec(group[0]?.[1] ?? '')?.[1];
    if (!address) throw new Error(`${route} has no stylesheet.`);
    const sheet = read(address);
    const style = pageStyle(
      sheet,
      group.map(([, html]) => html),
    );
    for (const [name, html] of group) {
      const whole = name === '404.html' ? '' : `\n    <link rel="stylesheet" href="${address}" disabled>`;
      made.set(
        name,
        html.replace(link, () => `<style>${style}</style>${whole}`),
      );
    }
  }
}

/**
 * The part of the site's style sheet that a page needs until React is there: the rules whose classes and ids it
 * has. The whole sheet, which comes later, repeats them in their order and so changes nothing that is seen.
 * @param sheet the built style sheet
 * @param pages one route's HTML in every language, so that all share one style and one hash
 */
export function pageStyle(sheet: string, pages: string[]): string {
  const names = new Set(pages.flatMap(namesIn));
  const root = postcss.parse(sheet);
  root.walkRules((rule) => {
    if (isKeyframe(rule)) return;
    const kept = rule.selectors.filter(
      (selector) => namesOf(selector).every((name) => names.has(name)) && !reactOnly.test(selector),
    );
    if (kept.length) rule.selectors = kept;
    else removeWhole(rule);
  });
  return root.toString();
}

/** States that no control has before React. */
const reactOnly = /:disabled|\[aria-invalid/;

/**
 * The whole style sheet without what stands in every page already and so comes before it: tokens and font faces. They
 * are an eighth of its bytes, and no rule outweighs them.
 */
export function removeInlinedRules(sheet: string): string {
  const root = postcss.parse(sheet);
  root.walkRules((rule) => {
    if (rule.selectors.every((selector) => tokens.test(selector))) removeWhole(rule);
  });
  root.walkAtRules('font-face', removeWhole);
  return root.toString();
}
const tokens = /^(:root|:host|\.widget)(:lang\(\w+\))?$/;

/** What a policy has to name for the published pages: their one script, their styles, one a route, and whence pictures come. */
export function policySourcesOf(dist: string): PolicySources {
  const pages = readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html') && !name.startsWith('demo'))
    .map((name) => readFileSync(join(dist, name), 'utf8'));
  const hashes = (what: RegExp) =>
    [...new Set(pages.map((page) => what.exec(page)?.[1] ?? ''))].filter(Boolean).map(hashOf);
  const pictures = pages.flatMap((page) =>
    Array.from(page.matchAll(/<img [^>]*src="(https:\/\/[^"]+)"/g), ([, url = '']) => new URL(url).origin),
  );
  return { scripts: hashes(inline.scripts), styles: hashes(inline.styles), pictures: [...new Set(pictures)] };
}

/** What a Content-Security-Policy lists to let an inline script or style through (CSP 3, "hash-source"). */
export function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** With the at-rules that hold nothing else. */
function removeWhole(node: Rule | AtRule): void {
  const { parent } = node;
  node.remove();
  if (parent?.type === 'atrule' && !parent.nodes?.length) removeWhole(parent as AtRule);
}

function isKeyframe({ parent }: Rule): boolean {
  return parent?.type === 'atrule' && (parent as AtRule).name.endsWith('keyframes');
}

function namesIn(html: string): string[] {
  return Array.from(html.matchAll(/ (?:class|id)="([^"]+)"/g), ([, value = '']) => value.split(' ')).flat();
}

/** The classes and ids that a selector cannot do without; what stands in brackets may be a choice. */
function namesOf(selector: string): string[] {
  let outside = selector;
  for (let before = ''; before !== outside; ) {
    before = outside;
    outside = outside.replace(/\([^()]*\)|\[[^\]]*\]/g, '');
  }
  return Array.from(outside.matchAll(/[.#]([\w-]+)/g), ([, name = '']) => name);
}
