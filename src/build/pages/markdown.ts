import { Marked, type Tokens } from 'marked';

/**
 * Converts Markdown to HTML.
 * @param source our own text: raw HTML in it is kept
 * @returns HTML in which each heading has an id made from its text, such as `browser-support`
 */
export function markdownToHtml(source: string): string {
  const ids = new Map<string, number>();
  const markdown = new Marked({
    renderer: {
      heading({ tokens, depth, text }: Tokens.Heading): string {
        const id = headingId(text);
        const used = ids.get(id) ?? 0;
        ids.set(id, used + 1);
        return `<h${depth} id="${used ? `${id}-${used}` : id}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
      },
    },
  });
  return markdown.parse(source, { async: false });
}

/** The id that GitHub gives to a heading, so that links between documents work in both places. */
function headingId(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-');
}
