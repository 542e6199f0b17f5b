/** A page below `trust/`, in English, with the style of the list of demo pages and no script. */
export function trustPage(title: string, main: string): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>${title}</title>
    <link rel="icon" href="../icon.svg">
    <link rel="stylesheet" href="../demo/brand.css">
    <link rel="stylesheet" href="../demo/index.css">
    <link rel="stylesheet" href="../demo/table.css">
  </head>
  <body>
    <header>
      <div class="page"><a class="logo" href="/"><img src="../icon.svg" width="40" height="40" alt=""> DAP 18-46-0</a></div>
    </header>
    <main>
${main}
    </main>
    <footer>
      <p class="page"><a href="./">What reviewers ask</a> <a href="../demo/">Widgets</a> <a href="/">To the site</a></p>
    </footer>
  </body>
</html>
`;
}

/** Text as HTML holds it. */
export function plain(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** The same with what stands between two backquotes as code. */
export function withCode(text: string): string {
  return plain(text).replace(/`([^`]+)`/g, '<code>$1</code>');
}
