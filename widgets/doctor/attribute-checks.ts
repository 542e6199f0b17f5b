import type { Finding } from './finding.ts';
import { readerOf, widgetsIn, written } from './widgets-here.ts';

/** Global attributes, and those that frameworks write. */
const everywhere =
  /^(id|class|style|slot|lang|dir|hidden|title|part|exportparts|tabindex|role|is|inert|popover|nonce|translate|draggable|contenteditable|spellcheck|accesskey|autofocus|enterkeyhint|inputmode|item\w+|aria-.*|data-.*|on.*|x-.*|v-.*|hx-.*|ng-.*|_.*|.*[@:[(#.*].*)$/;

/** Unknown attributes and invalid values. */
export function attributeFindings(): Finding[] {
  return widgetsIn(document).flatMap((element) => {
    const known = readerOf(element.localName)?.attributes;
    return known ? [...element.attributes].flatMap((one) => ofOne(element, one, known)) : [];
  });
}

type Known = NonNullable<ReturnType<typeof readerOf>>['attributes'];

function ofOne(element: Element, { name, value }: Attr, known: Known): Finding[] {
  const attribute = known.find(([one]) => one === name)?.[1];
  if (attribute)
    return attribute.parse(value) === undefined
      ? [
          {
            name: 'bad-value',
            problem: `Invalid value "${value}" for attribute "${name}" of <${element.localName}>. The widget uses the default.`,
            fix: `${name} expects ${attribute.takes}.`,
            element,
          },
        ]
      : [];
  // Curly quotes split a value into attributes, which `markup-checks.ts` reports.
  if (everywhere.test(name) || /[^\w-]/.test(name)) return [];
  if ([...element.attributes].some((one) => /^[“”„″]/.test(one.value))) return [];
  const near = known.map(([one]) => one).find((one) => distance(bare(one), bare(name)) < 3);
  return [
    {
      name: 'unknown-attribute',
      problem: `Unknown attribute "${name}" in ${written(element)}. The widget ignores it.`,
      fix: near ? `${near}="${value}"` : `Supported attributes: ${known.map(([one]) => one).join(', ')}`,
      element,
    },
  ];
}

const bare = (name: string) => name.replace(/[-_]/g, '');

/** Levenshtein distance. */
function distance(one: string, other: string): number {
  const letters = [...other];
  let row = [0, ...letters.map((_, at) => at + 1)];
  [...one].forEach((letter, at) => {
    const next = [at + 1];
    letters.forEach((wanted, to) => {
      const changed = (row[to] ?? 0) + (letter === wanted ? 0 : 1);
      next.push(Math.min(changed, (row[to + 1] ?? 0) + 1, (next[to] ?? 0) + 1));
    });
    row = next;
  });
  return row.at(-1) ?? 0;
}
