import { Marked } from 'marked';
import { parseFragment, serialize } from 'parse5';
import { attributesOf, elementsIn } from './html.ts';

/** The guides for partners: folder below `guides/`, title in the navigation, and Markdown file in `widgets/`. */
export const guides = [
  ['', 'Embedding', 'README.md'],
  ['api/', 'API', 'API.md'],
  ['integrations/', 'Integrations', 'INTEGRATIONS.md'],
  ['changelog/', 'Changelog', 'CHANGELOG.md'],
] as const;

/** Our own Markdown as HTML with the heading ids of GitHub. Links to the source of a guide lead to its page. */
function markdownToHtml(source: string): string {
  const markdown = new Marked({
    renderer: {
      heading({ tokens, depth, text }) {
        const id = text
          .toLowerCase()
          .replace(/[^\p{L}\p{N} _-]/gu, '')
          .replaceAll(' ', '-');
        return `<h${depth} id="${id}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
      },
    },
    walkTokens(token) {
      if (token.type !== 'link') return;
      const [name, ...hash] = token.href.split('#');
      const [folder] = guides.find(([, , file]) => file === name) ?? [];
      if (folder !== undefined) token.href = [`/guides/${folder}`, ...hash].join('#');
    },
  });
  return markdown.parse(source, { async: false });
}

/** A page for partners in the style of the demo pages. Its title is its first heading. */
export function partnerPage(head: string, nav: string, main: string): string {
  const [title = ''] = elementsIn(parseFragment(main), 'h1').map((heading) => serialize(heading));
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${title}</title>
    <link rel="icon" href="/icon.svg">
    <link rel="stylesheet" href="/demo/theme.css">
    <link rel="stylesheet" href="/demo/index.css">
    ${head}
  </head>
  <body>
    <a class="skip" href="#main">Skip to content</a>
    <header>
      <div class="page">
        <a class="logo" href="/"><img src="/icon.svg" width="40" height="40" alt=""> DAP 18-46-0</a>
        ${nav}
      </div>
    </header>
${main}
    <footer class="on-deep">
      <p class="page"><a href="/demo/">Demo and configurator</a> <a href="/guides/">Guides</a> <a href="/">Website</a></p>
    </footer>
  </body>
</html>
`;
}

/** A guide as a page without scripts, with links in its header. */
export function guidePage(markdown: string, links: string): string {
  const html = markdownToHtml(markdown);
  const sections = elementsIn(parseFragment(html), 'h2').map(
    (heading) => `<li><a href="#${attributesOf(heading).id}">${serialize(heading)}</a></li>`,
  );
  const head = '<meta name="robots" content="noindex"><link rel="stylesheet" href="/demo/document.css">';
  const nav = `<nav class="pages" aria-label="Documents">${links}</nav>`;
  const main = `<main id="main" class="page with-contents" tabindex="-1">
<nav class="contents" aria-label="Contents"><details><summary>Contents</summary><ul>${sections.join('')}</ul></details></nav>
<article class="document">
${html}</article>
</main>`;
  return partnerPage(head, nav, main);
}
