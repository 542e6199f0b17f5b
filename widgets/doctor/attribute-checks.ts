import type { Finding } from './finding.ts';
import { readerOf, widgetsIn, written } from './widgets-here.ts';

/** What any element may carry, and what frameworks write for themselves. */
const everywhere =
  /^(id|class|style|slot|lang|dir|hidden|title|part|exportparts|tabindex|role|is|inert|popover|nonce|translate|draggable|contenteditable|spellcheck|accesskey|autofocus|enterkeyhint|inputmode|item\w+|aria-.*|data-.*|on.*|x-.*|v-.*|hx-.*|ng-.*|.*[@:[(_#.*].*)$/;

/** Attributes that a widget does not know, and values that it cannot use. */
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
            says: `${name}="${value}" on <${element.localName}> is not understood; the default is used.`,
            paste: `${name} takes ${attribute.takes}.`,
            element,
          },
        ]
      : [];
  // Quotes of another kind cut a value into attributes: that is said elsewhere.
  if (everywhere.test(name) || /[^\w-]/.test(name)) return [];
  if ([...element.attributes].some((one) => /^[“”„″]/.test(one.value))) return [];
  const near = known.map(([one]) => one).find((one) => distance(bare(one), bare(name)) < 3);
  return [
    {
      name: 'unknown-attribute',
      says: `${written(element)}: there is no attribute ${name}, so it does nothing.`,
      paste: near ? `${near}="${value}"` : `Known are ${known.map(([one]) => one).join(', ')}.`,
      element,
    },
  ];
}

const bare = (name: string) => name.replaceAll('-', '');

/** How many letters to add, take away or change (Levenshtein). */
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
