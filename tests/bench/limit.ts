import { readFileSync } from 'node:fs';

/** Semantic elements. Other elements are replaced by their content. */
const meaningful = new Set(
  'header main section footer h1 h2 h3 p ul li a picture source img figure figcaption table caption tbody tr th td dl dt dd article details summary form label input textarea button svg bdi sub strong small'.split(
    ' ',
  ),
);
const attributes = new Set(
  'id href src srcset sizes media type width height loading fetchpriority alt name dir lang viewBox aria-hidden aria-label for rows autocomplete inputmode target rel'.split(
    ' ',
  ),
);
/** The short class names of the limit page, by the class names of the site. */
const classes: Record<string, string> = {
  button: 'b',
  line: 'l',
  hidden: 'off',
  label: 'off',
  skip: 'off',
  'plain-order': 'off',
  page: 'p',
  actions: 'f',
  feature: 'f',
  phone: 'f',
  tiles: 't',
  tile: 'b',
  pictures: 'g',
  number: 'n',
  lead: 'e',
  optional: 'o',
  'employee-route': 'r',
};
const voids = new Set(['source', 'img', 'input', 'wbr']);

/**
 * The reference page of the benchmark: a page that a developer would optimize only for speed. It has every section,
 * text, field, link and image, because it is generated from our page. It has no script, no web font, one short inline style
 * (`limit.css`), each drawing once, and no unnecessary elements.
 * @param ours our built page
 */
export function limitPage(ours: string): string {
  const [, title = ''] = /<title>(.*?)<\/title>/.exec(ours) ?? [];
  const [description = ''] = /<meta name="description"[^>]*>/.exec(ours) ?? [];
  const [, lang = ''] = /<html ([^>]*)>/.exec(ours) ?? [];
  const style = readFileSync(new URL('limit.css', import.meta.url), 'utf8')
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/\s*([{}:;,>])\s*/g, '$1')
    .trim();
  const body = ours
    .slice(ours.indexOf('<body>') + '<body>'.length, ours.indexOf('</body>'))
    .replace(/<(script|style)\b.*?<\/\1>|<!--.*?-->/gs, '');
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title>${description}<link rel="icon" href="/icon.svg">`;
  return `<!doctype html><html ${lang}>${head}<style>${style}</style>${withoutExtras(withoutRepeatedDrawings(body))}</html>`;
}

/** Replaces a drawing that is on the page already by a reference to it. */
function withoutRepeatedDrawings(html: string): string {
  const ids = new Map<string, string>();
  return html.replace(
    /<svg[^>]*?( viewBox="[^"]*")[^>]*>(.*?)<\/svg>/gs,
    (_, box: string, content: string) => {
      const known = ids.get(content);
      if (known) return `<svg${box} aria-hidden="true"><use href="#${known}"/></svg>`;
      const id = `d${ids.size}`;
      ids.set(content, id);
      return `<svg${box} aria-hidden="true"><g id="${id}">${content}</g></svg>`;
    },
  );
}

/** Removes elements and attributes that only our page needs. */
function withoutExtras(html: string): string {
  const open: boolean[] = [];
  let isDrawing = false;
  return html
    .replace(/<(\/?)([\w-]+)([^>]*)>/g, (tag, end: string, name: string, rest: string) => {
      if (name === 'svg') isDrawing = !end;
      else if (isDrawing) return tag;
      if (end) return open.pop() ? `</${name}>` : ' ';
      const all = [...rest.matchAll(/ ([\w-]+)(?:="([^"]*)")?/g)];
      const classNames = all.find(([, key]) => key === 'class')?.[2]?.split(' ') ?? [];
      const short = classNames.flatMap((className) => classes[className] ?? []);
      const isKept = meaningful.has(name) || short.length > 0;
      if (!voids.has(name)) open.push(isKept);
      if (!isKept) return ' ';
      const shortAttributes = all
        .filter(([, key]) => attributes.has(key ?? ''))
        .map(([attribute]) => attribute);
      return `<${name}${short.length ? ` class="${short.join(' ')}"` : ''}${shortAttributes.join('')}>`;
    })
    .replace(/\s+/g, ' ');
}
