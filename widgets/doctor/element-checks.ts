import type { AttributeReader } from '../element/attributes.ts';
import { languageAttribute } from '../element/element-language.ts';
import { tagNames } from '../widget-names.ts';

/** A problem on the page that keeps a widget from working or from being seen. */
export type Finding = {
  /** A short name that does not change, for reports. */
  name: string;
  /** What is wrong, and what happens instead. Quotes the page. */
  problem: string;
  /** What to do, ready to paste where possible. */
  fix: string;
  /** The affected widget. */
  element?: Element;
};

/** All elements of a page with our prefix, also misspelled ones and those in open shadow trees of the page. */
export function widgetsIn(root: ParentNode): Element[] {
  return [...root.querySelectorAll('*')].flatMap((element) => {
    if (/^dap-[\w-]+$/.test(element.localName)) return [element];
    return element.shadowRoot ? widgetsIn(element.shadowRoot) : [];
  });
}

/** The attributes of an element; undefined if it is not registered. */
export function readerOf({ localName }: Element): AttributeReader | undefined {
  return (customElements.get(localName) as { reader?: AttributeReader } | undefined)?.reader;
}

/** The start tag of an element, shortened to one line. */
export function startTag(element: Element): string {
  const [tag = ''] = /^<[^>]*>/.exec((element.cloneNode() as Element).outerHTML) ?? [];
  return tag.length > 90 ? `${tag.slice(0, 89)}…` : tag;
}

/** Elements that are misspelled or that the script has not registered. */
export function registrationFindings(): Finding[] {
  const others = widgetsIn(document).filter((element) => !readerOf(element));
  return others.map((element) => ({ ...notRegistered(element), element }));
}

/** Problems in the HTML, the attributes and the visibility of the widgets. */
export function elementFindings(): Finding[] {
  const inElements = widgetsIn(document).flatMap((element) => {
    const reader = readerOf(element);
    const checks = reader ? [notClosed, typographicQuotes, hidden, narrow] : [notClosed, typographicQuotes];
    const found = checks.flatMap((check) => check(element) ?? []);
    const inAttributes = reader ? attributeFindings(element, reader) : [];
    return [...found, ...inAttributes].map((finding) => ({ ...finding, element }));
  });
  return [...inElements, ...shownAsText()];
}

/** The HTML of an element with its fallback content. */
const example = (tag: string) => `<${tag}><a href="https://wa.me/…">WhatsApp</a></${tag}>`;

function notRegistered(element: Element): Finding {
  if (tagNames.some((tag) => tag === element.localName))
    return {
      name: 'not-registered',
      problem: `The script has not registered ${startTag(element)}. The page shows the fallback content.`,
      fix: 'If the page loads the script of another widget only, load /embed.js instead. Otherwise the console shows the error.',
    };
  return {
    name: 'unknown-tag',
    problem: `Unknown element ${startTag(element)}. The browser shows its content only.`,
    fix: `Use one of: ${tagNames.map((tag) => `<${tag}>`).join(', ')}`,
  };
}

/** Elements that no fallback content contains. They are inside a widget only if its end tag is missing. */
const swallowed = 'script, h1, h2, h3, h4, h5, h6, section, article, main, header, footer, nav, form, table';

function notClosed(element: Element): Finding | undefined {
  const inside = element.querySelector(`${swallowed}, ${tagNames.join()}`);
  if (!inside) return;
  return {
    name: 'not-closed',
    problem: `${startTag(element)} is not closed. The browser treats <${inside.localName}> and everything after it as fallback content and hides it. Custom elements cannot be self-closing.`,
    fix: example(element.localName),
  };
}

const quotes = /^[“”„″‘’′«»]|[“”„″‘’′«»]$/;

function typographicQuotes({ attributes }: Element): Finding | undefined {
  const curly = [...attributes].find(({ name, value }) => quotes.test(value) || /[“”„″]/.test(name));
  if (!curly) return;
  return {
    name: 'typographic-quotes',
    problem: `${curly.name}=${curly.value} uses curly quotes. The browser treats them as part of the value.`,
    fix: `${curly.name}="${curly.value.replace(/[“”„″‘’′«»]/g, '')}"`,
  };
}

/** A tag of ours that the page shows as text. Examples in `<pre>` and `<code>` are intended. */
function shownAsText(): Finding[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { data, parentElement } = texts.currentNode as Text;
    const [tag] = /<dap-[\w-]+/.exec(data) ?? [];
    if (!tag || parentElement?.closest('pre, code, textarea, script, style, noscript')) continue;
    return [
      {
        name: 'shown-as-text',
        problem: `${tag}> appears as plain text. The editor escaped it, so there is no widget.`,
        fix: `Paste it into a block for custom HTML:\n${example(tag.slice(1))}`,
      },
    ];
  }
  return [];
}

/** Global attributes, and those that frameworks write. */
const everywhere =
  /^(id|class|style|slot|lang|dir|hidden|title|part|exportparts|tabindex|role|is|inert|popover|nonce|translate|draggable|contenteditable|spellcheck|accesskey|autofocus|enterkeyhint|inputmode|item\w+|aria-.*|data-.*|on.*|x-.*|v-.*|hx-.*|ng-.*|_.*|.*[^\w-].*)$/;
const withoutDashes = (name: string) => name.replace(/[-_]/g, '');

/** Unknown attributes and invalid values. */
function attributeFindings(element: Element, { attributes }: AttributeReader): Finding[] {
  const known = [...attributes, ['lang', languageAttribute] as const];
  return [...element.attributes].flatMap(({ name, value }): Finding[] => {
    const attribute = known.find(([one]) => one === name)?.[1];
    if (attribute && attribute.parse(value) === undefined)
      return [
        {
          name: 'bad-value',
          problem: `Invalid value "${value}" for attribute "${name}" of <${element.localName}>. The widget uses the default.`,
          fix: `${name} expects ${attribute.expected}.`,
        },
      ];
    if (attribute || everywhere.test(name)) return [];
    const names = known.map(([one]) => one);
    const near = names.find((one) => withoutDashes(one) === withoutDashes(name));
    return [
      {
        name: 'unknown-attribute',
        problem: `Unknown attribute "${name}" in ${startTag(element)}. The widget ignores it.`,
        fix: near ? `${near}="${value}"` : `Supported attributes: ${names.join(', ')}`,
      },
    ];
  });
}

/** A short selector: `div#cookie-bar`, `p.notice`. */
function selectorOf({ localName, id, classList: [first] }: Element): string {
  return localName + (id ? `#${id}` : first ? `.${first}` : '');
}

function isShown(element: Element): boolean {
  return element.checkVisibility?.({ visibilityProperty: true, opacityProperty: true }) ?? true;
}

function hidden(element: Element): Finding | undefined {
  // The page can show a closed tab, dialog or menu later.
  const closed = element.closest('dialog:not([open]), details:not([open]), [popover], [role=tabpanel]');
  if (isShown(element) || closed) return;
  let at = element;
  while (at.parentElement && !isShown(at.parentElement)) at = at.parentElement;
  const { display, visibility, opacity } = getComputedStyle(at);
  const shown = visibility === 'visible' ? `opacity: ${opacity}` : `visibility: ${visibility}`;
  return {
    name: 'hidden',
    problem: `${startTag(element)} is hidden: ${selectorOf(at)} has ${display === 'none' ? 'display: none' : shown}. A hidden widget does not load.`,
    fix: `${selectorOf(at)} { display: block; visibility: visible; opacity: 1 }`,
  };
}

/** The smallest usable width, in pixels. */
const least = 160;

function narrow(element: Element): Finding | undefined {
  const { width } = element.getBoundingClientRect();
  if (!isShown(element) || width >= least || element.localName === 'dap-language-switcher') return;
  const parent = selectorOf(element.parentElement ?? element);
  return {
    name: 'narrow',
    problem: `${startTag(element)} is only ${Math.round(width)} px wide, because of ${parent}. A widget needs at least ${least} px; 320 px or more is recommended.`,
    fix: `${parent} { width: 100%; min-width: 320px }`,
  };
}
