const example = /<div class="live">\n(.*?)\n *<\/div>(?=\s*<\/figure>)/gs;
const loader = /<script type="module" src="\/embed\.js"><\/script>/;

/**
 * Writes below each example of a demo page the lines that it is made of, as they would stand on another page, with a
 * button that copies them. A page without examples stays as it is.
 */
export function withOwnLines(html: string): string {
  const [script = ''] = loader.exec(html) ?? [];
  const shown = html.replace(example, (live, inside: string) => {
    const lines = `${withoutIndent(inside)}\n${script.replace('"/', '"https://dap.example.com/')}`;
    return `${live}\n${block(lines)}`;
  });
  return shown === html
    ? html
    : shown.replace(script, '$&\n    <script type="module" src="copy.js"></script>');
}

function withoutIndent(text: string): string {
  const [indent = ''] = /^ */.exec(text) ?? [];
  return text.replaceAll(new RegExp(`^${indent}`, 'gm'), '');
}

const block = (lines: string) =>
  `<div data-block><div class="block-head"><h3>Its lines</h3><button type="button" data-copy hidden aria-label="Copy: Its lines">Copy</button></div><pre><code translate="no">${lines.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</code></pre></div>`;
