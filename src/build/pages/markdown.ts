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

/**
 * A document as a page without scripts, in the style of the demo pages. Its title is the first heading.
 * @param links further links in the header, as HTML
 */
export function documentPage(markdown: string, links = ''): string {
  const [, title = ''] = /^# (.+)$/m.exec(markdown) ?? [];
  const html = markdownToHtml(markdown);
  const sections = Array.from(
    html.matchAll(/<h2 id="([^"]+)">(.+)<\/h2>/g),
    ([, id, name]) => `<li><a href="#${id}">${name}</a></li>`,
  );
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>${title}</title>
    <link rel="icon" href="/icon.svg">
    <link rel="stylesheet" href="/demo/brand.css">
    <link rel="stylesheet" href="/demo/index.css">
    <link rel="stylesheet" href="/demo/document.css">
  </head>
  <body>
    <header>
      <div class="page">
        <a class="logo" href="/"><img src="/icon.svg" width="40" height="40" alt=""> DAP 18-46-0</a>
        <nav class="pages" aria-label="Documents">${links}</nav>
      </div>
    </header>
    <main class="page with-contents">
      <nav class="contents" aria-label="Contents"><ul>${sections.join('')}</ul></nav>
      <article class="document">
${html}
      </article>
    </main>
    <footer>
      <p class="page"><a href="/demo/">Demo and configurator</a> <a href="/guides/">Guides</a> <a href="/trust/">Security and privacy</a> <a href="/">Website</a></p>
    </footer>
  </body>
</html>
`;
}
