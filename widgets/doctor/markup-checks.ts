import type { Finding } from './finding.ts';
import { readerOf, widgetsIn, written } from './widgets-here.ts';

/** What nobody writes into a fallback, so that a tag which was never closed has swallowed it. */
const swallowed = 'script, h1, h2, h3, h4, h5, h6, section, article, main, header, footer, nav, form, table';
const quotes = /^[“”„″‘’′«»]|[“”„″‘’′«»]$/;

/** A tag as it should be written, with its fallback. */
export const whole = (tag: string) => `<${tag}><a href="https://wa.me/…">WhatsApp</a></${tag}>`;

/** What an editor has made of the lines that were pasted. */
export function markupFindings(): Finding[] {
  return [...widgetsIn(document).flatMap(ofOne), ...lost()];
}

function ofOne(element: HTMLElement): Finding[] {
  const found: Finding[] = [];
  const tag = element.localName;
  if (!readerOf(tag))
    found.push({
      name: 'unknown-tag',
      says: `${written(element)} is none of our tags.`,
      paste:
        '<dap-order-form>, <dap-gallery>, <dap-business-card>, <dap-employee-card> or <dap-language-switcher>',
      element,
    });
  const inside = [...element.querySelectorAll('*')].find(
    (one) => one.matches(swallowed) || one.localName.startsWith('dap-'),
  );
  if (inside)
    found.push({
      name: 'not-closed',
      says: `${written(element)} was never closed (HTML knows no <${tag} />), so it has swallowed <${inside.localName}> and what follows: all of that is hidden once the widget shows.`,
      paste: whole(tag),
      element,
    });
  const added =
    [...element.children].find((one) => one.matches('br, p:empty')) ?? paragraphOfItsLink(element);
  if (added)
    found.push({
      name: 'editor-markup',
      says: `An editor has put <${added.localName}> into or around ${written(element)} (“autop”): the fallback stands in pieces or beside it.`,
      paste: `Put it on one line, in a block for HTML and not for text:\n${whole(tag)}`,
      element,
    });
  const curly = [...element.attributes].find(({ name, value }) => quotes.test(value) || /[“”„″]/.test(name));
  if (curly)
    found.push({
      name: 'typographic-quotes',
      says: `${curly.name}=${curly.value} stands in typographic quotes, which are part of the value for a browser.`,
      paste: `${curly.name}="${curly.value.replace(/[“”„″‘’′«»]/g, '')}"`,
      element,
    });
  return found;
}

/** A tag over several lines, with a blank one between, gets a paragraph each: the first of them closes the tag. */
function paragraphOfItsLink(element: HTMLElement): Element | undefined {
  const around = element.parentElement;
  if (element.childElementCount || !around?.matches('p')) return;
  const next = around.nextElementSibling;
  const link = next?.childElementCount === 1 && next.querySelector(':scope > a[href^="https://wa.me/"]');
  return next?.matches('p') && link ? next : undefined;
}

/** Widgets that are in the page without being elements of it. */
function lost(): Finding[] {
  const found: Finding[] = [];
  for (const template of document.querySelectorAll('template')) {
    const [element] = widgetsIn(template.content);
    if (element)
      found.push({
        name: 'in-template',
        says: `${written(element)} stands in a <template>, which shows nothing until a script takes it out.`,
        paste: whole(element.localName),
      });
  }
  // What is shown and no more: scripts and styles may name a tag.
  // biome-ignore lint/performance/useDomNodeTextContent: see above
  const [text] = /<dap-[\w-]+/.exec(document.body.innerText) ?? [];
  if (text)
    found.push({
      name: 'shown-as-text',
      says: `The page shows ${text}…> as words: its editor took the tag for text.`,
      paste: `Paste it into a block for HTML:\n${whole(text.slice(1))}`,
    });
  return found;
}
