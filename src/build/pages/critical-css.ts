import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss, { type AtRule, type Rule } from 'postcss';
import { filesIn } from '../company/folder.ts';
import type { PolicySources } from '../hosting/headers.ts';

const inline = {
  scripts: /<script(?: data-titles="[^"]*")?>(.*?)<\/script>/s,
  styles: /<style>(.*?)<\/style>/s,
};

/**
 * Critical CSS: the rules whose classes and ids a page contains. The complete stylesheet repeats them in the same
 * order, so the page does not change when it has loaded.
 * @param sheet the built stylesheet
 * @param pages the HTML of one route in every language
 */
export function pageStyle(sheet: string, pages: string[]): string {
  const names = new Set(pages.flatMap(namesIn));
  const root = postcss.parse(sheet);
  root.walkRules((rule) => {
    if (isKeyframe(rule)) return;
    const inlined = rule.selectors.filter(
      (selector) => namesOf(selector).every((name) => names.has(name)) && !reactOnly.test(selector),
    );
    if (inlined.length) rule.selectors = inlined;
    else removeWhole(rule);
  });
  return root.toString();
}

/** States that no control has before hydration. */
const reactOnly = /:disabled|\[aria-invalid/;

/** The complete stylesheet without tokens and font faces, which every page contains inline. They are an eighth of its bytes. */
export function removeInlinedRules(sheet: string): string {
  const root = postcss.parse(sheet);
  root.walkRules((rule) => {
    if (rule.selectors.every((selector) => tokens.test(selector))) removeWhole(rule);
  });
  root.walkAtRules('font-face', removeWhole);
  return root.toString();
}
const tokens = /^(:root|:host|\.widget)(:lang\(\w+\)|\[dir="?rtl"?\])?$/;

/** What the Content-Security-Policy must allow: the hashes of the inline script and styles, and the origins of images. */
export function policySourcesOf(dist: string): PolicySources {
  const pages = filesIn(dist)
    .filter((name) => name.endsWith('.html') && !name.startsWith('demo'))
    .map((name) => readFileSync(join(dist, name), 'utf8'));
  const hashes = (what: RegExp) =>
    [...new Set(pages.map((page) => what.exec(page)?.[1] ?? ''))].filter(Boolean).map(hashOf);
  const pictures = pages.flatMap((page) =>
    Array.from(page.matchAll(/<img [^>]*src="(https:\/\/[^"]+)"/g), ([, url = '']) => new URL(url).origin),
  );
  return { scripts: hashes(inline.scripts), styles: hashes(inline.styles), pictures: [...new Set(pictures)] };
}

/** The hash of an inline script or style for a Content-Security-Policy (CSP 3, "hash-source"). */
export function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** Removes a node, and each at-rule around it that is then empty. */
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

/** The classes and ids that a selector requires. Those in parentheses or brackets may be alternatives. */
function namesOf(selector: string): string[] {
  let depth = 0;
  return Array.from(selector.matchAll(/[([]|[)\]]|[.#]([\w-]+)/g)).flatMap(([sign, name]) => {
    if (sign === '(' || sign === '[') depth++;
    else if (sign === ')' || sign === ']') depth--;
    return name && depth === 0 ? [name] : [];
  });
}
