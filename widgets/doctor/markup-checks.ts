import { tagNames } from '../index.ts';
import { findingsIn, readerOf, registeredWidgets, widgetsIn, written } from './find-widgets.ts';
import type { Finding } from './panel.ts';

/** Elements that no fallback content contains. They are inside a widget only if its end tag is missing. */
const swallowed = 'script, h1, h2, h3, h4, h5, h6, section, article, main, header, footer, nav, form, table';
const quotes = /^[“”„″‘’′«»]|[“”„″‘’′«»]$/;

/** The HTML of an element with its fallback content. */
const example = (tag: string) => `<${tag}><a href="https://wa.me/…">WhatsApp</a></${tag}>`;

/** Problems in the HTML of the widgets, often caused by an editor. */
export function markupFindings(): Finding[] {
  const inTree = findingsIn(widgetsIn(document), unknownTag, notClosed, editorMarkup, typographicQuotes);
  return [...inTree, ...lost()];
}

function unknownTag(element: Element): Finding | undefined {
  if (readerOf(element.localName) || tagNames.some((known) => known === element.localName)) return;
  return {
    name: 'unknown-tag',
    problem: `Unknown element ${written(element)}. The browser shows its content only.`,
    fix: `Use one of: ${tagNames.map((known) => `<${known}>`).join(', ')}`,
  };
}

function notClosed(element: Element): Finding | undefined {
  const inside = [...element.querySelectorAll('*')].find(
    (one) => one.matches(swallowed) || one.localName.startsWith('dap-'),
  );
  if (!inside) return;
  return {
    name: 'not-closed',
    problem: `${written(element)} is not closed. The browser treats <${inside.localName}> and everything after it as fallback content and hides it. Custom elements cannot be self-closing.`,
    fix: example(element.localName),
  };
}

function editorMarkup(element: Element): Finding | undefined {
  const added =
    [...element.children].find((one) => one.matches('br, p:empty')) ?? paragraphOfItsLink(element);
  if (!added) return;
  return {
    name: 'editor-markup',
    problem: `An editor inserted <${added.localName}> into or around ${written(element)} and broke up the fallback content.`,
    fix: `Write the element on one line, in a block for custom HTML:\n${example(element.localName)}`,
  };
}

function typographicQuotes({ attributes }: Element): Finding | undefined {
  const curly = [...attributes].find(({ name, value }) => quotes.test(value) || /[“”„″]/.test(name));
  if (!curly) return;
  return {
    name: 'typographic-quotes',
    problem: `${curly.name}=${curly.value} uses curly quotes. The browser treats them as part of the value.`,
    fix: `${curly.name}="${curly.value.replace(/[“”„″‘’′«»]/g, '')}"`,
  };
}

/** An editor turns lines into paragraphs. The end of the first paragraph closes the element, and its link is in the next. */
function paragraphOfItsLink(element: Element): Element | undefined {
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
  return registeredWidgets().flatMap((element) =>
    [...element.attributes].flatMap((attribute) =>
      findingsIn([element], () => badValue(element, attribute) ?? unknownAttribute(element, attribute)),
    ),
  );
}

const knownIn = ({ localName }: Element) => readerOf(localName)?.attributes ?? [];

function badValue(element: Element, { name, value }: Attr): Finding | undefined {
  const attribute = knownIn(element).find(([known]) => known === name)?.[1];
  if (!attribute || attribute.parse(value) !== undefined) return;
  return {
    name: 'bad-value',
    problem: `Invalid value "${value}" for attribute "${name}" of <${element.localName}>. The widget uses the default.`,
    fix: `${name} expects ${attribute.takes}.`,
  };
}

function unknownAttribute(element: Element, { name, value }: Attr): Finding | undefined {
  const known = knownIn(element).map(([one]) => one);
  // Curly quotes split a value into attributes, which `typographicQuotes` reports.
  const isSplit = [...element.attributes].some((one) => /^[“”„″]/.test(one.value));
  if (known.includes(name) || everywhere.test(name) || /[^\w-]/.test(name) || isSplit) return;
  const near = known.find((one) => isSimilar(bare(one), bare(name)));
  return {
    name: 'unknown-attribute',
    problem: `Unknown attribute "${name}" in ${written(element)}. The widget ignores it.`,
    fix: near ? `${near}="${value}"` : `Supported attributes: ${known.join(', ')}`,
  };
}

const bare = (name: string) => name.replace(/[-_]/g, '');

/** True if at most so many inserted, removed or replaced letters turn one name into the other. */
function isSimilar(one: string, other: string, edits = 2): boolean {
  if (one === other || edits < 0) return edits >= 0;
  const [rest, otherRest] = [one.slice(1), other.slice(1)];
  if (one[0] === other[0]) return isSimilar(rest, otherRest, edits);
  return [
    [rest, other],
    [one, otherRest],
    [rest, otherRest],
  ].some(([a = '', b = '']) => isSimilar(a, b, edits - 1));
}
