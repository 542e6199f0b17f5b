import { tagNames } from '../index.ts';
import { readerOf, widgetsIn, written } from './find-widgets.ts';
import type { Finding } from './panel.ts';

/** Elements that no fallback content contains. They are inside a widget only if its end tag is missing. */
const swallowed = 'script, h1, h2, h3, h4, h5, h6, section, article, main, header, footer, nav, form, table';
const quotes = /^[“”„″‘’′«»]|[“”„″‘’′«»]$/;

/** The HTML of an element with its fallback content. */
const example = (tag: string) => `<${tag}><a href="https://wa.me/…">WhatsApp</a></${tag}>`;

/** Problems in the HTML of the widgets, often caused by an editor. */
export function markupFindings(): Finding[] {
  return [...widgetsIn(document).flatMap(elementFindings), ...lost()];
}

function elementFindings(element: HTMLElement): Finding[] {
  const found: Finding[] = [];
  const tag = element.localName;
  if (!readerOf(tag) && !tagNames.some((known) => known === tag))
    found.push({
      name: 'unknown-tag',
      problem: `Unknown element ${written(element)}. The browser shows its content only.`,
      fix: `Use one of: ${tagNames.map((known) => `<${known}>`).join(', ')}`,
      element,
    });
  const inside = [...element.querySelectorAll('*')].find(
    (one) => one.matches(swallowed) || one.localName.startsWith('dap-'),
  );
  if (inside)
    found.push({
      name: 'not-closed',
      problem: `${written(element)} is not closed. The browser treats <${inside.localName}> and everything after it as fallback content and hides it. Custom elements cannot be self-closing.`,
      fix: example(tag),
      element,
    });
  const added =
    [...element.children].find((one) => one.matches('br, p:empty')) ?? paragraphOfItsLink(element);
  if (added)
    found.push({
      name: 'editor-markup',
      problem: `An editor inserted <${added.localName}> into or around ${written(element)} and broke up the fallback content.`,
      fix: `Write the element on one line, in a block for custom HTML:\n${example(tag)}`,
      element,
    });
  const curly = [...element.attributes].find(({ name, value }) => quotes.test(value) || /[“”„″]/.test(name));
  if (curly)
    found.push({
      name: 'typographic-quotes',
      problem: `${curly.name}=${curly.value} uses curly quotes. The browser treats them as part of the value.`,
      fix: `${curly.name}="${curly.value.replace(/[“”„″‘’′«»]/g, '')}"`,
      element,
    });
  return found;
}

/** An editor turns lines into paragraphs. The end of the first paragraph closes the element, and its link is in the next. */
function paragraphOfItsLink(element: HTMLElement): Element | undefined {
  const around = element.parentElement;
  if (element.childElementCount || !around?.matches('p')) return;
  const next = around.nextElementSibling;
  const link = next?.childElementCount === 1 && next.querySelector(':scope > a[href^="https://wa.me/"]');
  return next?.matches('p') && link ? next : undefined;
}

/** Widgets that are in the page but not in its document tree. */
function lost(): Finding[] {
  const found: Finding[] = [];
  for (const template of document.querySelectorAll('template')) {
    const [element] = widgetsIn(template.content);
    // Odoo keeps a copy of a block in a template next to the element.
    if (element && !document.querySelector(element.localName))
      found.push({
        name: 'in-template',
        problem: `${written(element)} is inside a <template>. The browser does not render templates.`,
        fix: `Move it out of the template:\n${example(element.localName)}`,
      });
  }
  const text = visibleTag();
  if (text)
    found.push({
      name: 'shown-as-text',
      problem: `${text}> appears as plain text. The editor escaped it, so there is no widget.`,
      fix: `Paste it into a block for custom HTML:\n${example(text.slice(1))}`,
    });
  return found;
}

/** A tag of ours that the page shows as text. Examples in `<pre>` and `<code>` are intended. */
function visibleTag(): string | undefined {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { data, parentElement } = texts.currentNode as Text;
    const [tag] = /<dap-[\w-]+/.exec(data) ?? [];
    const isExample = parentElement?.closest(
      'pre, code, samp, kbd, textarea, script, style, noscript, template',
    );
    if (tag && !isExample && (parentElement?.checkVisibility?.() ?? true)) return tag;
  }
  return undefined;
}

/** Global attributes, and those that frameworks write. */
const everywhere =
  /^(id|class|style|slot|lang|dir|hidden|title|part|exportparts|tabindex|role|is|inert|popover|nonce|translate|draggable|contenteditable|spellcheck|accesskey|autofocus|enterkeyhint|inputmode|item\w+|aria-.*|data-.*|on.*|x-.*|v-.*|hx-.*|ng-.*|_.*|.*[@:[(#.*].*)$/;

/** Unknown attributes and invalid values. */
export function attributeFindings(): Finding[] {
  return widgetsIn(document).flatMap((element) => {
    const known = readerOf(element.localName)?.attributes;
    return known ? [...element.attributes].flatMap((one) => attributeFinding(element, one, known)) : [];
  });
}

type Known = NonNullable<ReturnType<typeof readerOf>>['attributes'];

function attributeFinding(element: Element, { name, value }: Attr, known: Known): Finding[] {
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
  // Curly quotes split a value into attributes, which `elementFindings` reports.
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
