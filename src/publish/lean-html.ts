/** React writes the names of these as in JavaScript; to HTML it is one, and in small letters they compress better. */
const names =
  / (?:autoComplete|charSet|encType|fetchPriority|hrefLang|inputMode|maxLength|noValidate|srcSet|tabIndex)=/g;

/** A page without what no parser needs: indents, slashes of empty elements, spaces behind the last class. */
export function leanHtml(html: string): string {
  return html
    .replace(/>\n */g, '>')
    .replace(/"\/>/g, '">')
    .replace(/( class="[^"]*?) +"/g, '$1"')
    .replace(names, (name) => name.toLowerCase());
}
