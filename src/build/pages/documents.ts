import { Marked } from 'marked';
import { getHeadingList, gfmHeadingId } from 'marked-gfm-heading-id';
import { readSource } from '../files.ts';
import { escapeHtml, fillTemplate } from './html.ts';

/** The values of the company that replace the examples in published documents. */
export type ExampleFacts = Record<'site' | 'whatsapp', string>;

/** The guides for partners: folder below `guides/`, title in the navigation, and Markdown file in `widgets/`. */
export const guides = [
  ['', 'Embedding', 'README.md'],
  ['api/', 'API', 'API.md'],
  ['integrations/', 'Integrations', 'INTEGRATIONS.md'],
  ['changelog/', 'Changelog', 'CHANGELOG.md'],
] as const;

/** A document with the values of the company in place of the examples, and with other texts exchanged, such as links. */
export function withFacts(document: string, { site, whatsapp }: ExampleFacts, others = {}): string {
  const texts = { 'https://dap.example.com': site, '962790000000': whatsapp, ...others };
  return Object.entries<string>(texts).reduce(
    (text, [from, to]) => text.replaceAll(from, () => to),
    document,
  );
}

/**
 * Converts Markdown to HTML with the heading ids of GitHub. Links to the source of a guide lead to its page.
 * @param source our own text: raw HTML in it is kept
 */
function markdownToHtml(source: string): string {
  const markdown = new Marked(gfmHeadingId(), {
    walkTokens(token) {
      if (token.type !== 'link') return;
      const [name, ...hash] = token.href.split('#');
      const [folder] = guides.find(([, , file]) => file === name) ?? [];
      if (folder !== undefined) token.href = [`/guides/${folder}`, ...hash].join('#');
    },
    renderer: {
      // Phones show each row as a block. From the third column on, its cells need their headings.
      table({ header, rows }) {
        const labeled = header.length > 2;
        const row = (cells: string[]) => `<tr>${cells.join('')}</tr>\n`;
        const headings = header.map(({ tokens }) => `<th>${this.parser.parseInline(tokens)}</th>`);
        const body = rows.map((cells) =>
          row(
            cells.map(({ tokens }, at) => {
              const label = labeled && at > 0 ? ` data-label="${escapeHtml(header[at]?.text ?? '')}"` : '';
              return `<td${label}>${this.parser.parseInline(tokens)}</td>`;
            }),
          ),
        );
        return `<table>\n<thead>\n${row(headings)}</thead>\n<tbody>\n${body.join('')}</tbody>\n</table>\n`;
      },
    },
  });
  return markdown.parse(source, { async: false });
}

/** A page for partners in the style of the demo pages. Its title is its first heading. */
export function partnerPage(head: string, nav: string, main: string): string {
  const [, title] = /<h1[^>]*>(.*)<\/h1>/.exec(main) ?? [];
  return fillTemplate(pageTemplate('partner'), { title, head, nav, main });
}

/** The text of a page template. */
export const pageTemplate = (name: string) => readSource(`src/build/pages/templates/${name}.html`);

/** A document as a page without scripts, with links in its header. */
export function documentPage(markdown: string, links = ''): string {
  const html = markdownToHtml(markdown);
  const sections = getHeadingList()
    .filter(({ level }) => level === 2)
    .map(({ id, text }) => `<li><a href="#${id}">${text}</a></li>`);
  const list = `<ul>${sections.join('')}</ul>`;
  const head = '<meta name="robots" content="noindex"><link rel="stylesheet" href="/demo/document.css">';
  const nav = `<nav class="pages" aria-label="Documents">${links}</nav>`;
  return partnerPage(head, nav, fillTemplate(pageTemplate('document'), { list, html }));
}
