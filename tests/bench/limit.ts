import { readFileSync } from 'node:fs';

/** Elements that mean something by themselves; all others are only their contents here. */
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
/** The few classes that somebody who writes by hand would need, by ours. */
const classes: Record<string, string> = {
  button: 'b',
  line: 'l',
  hidden: 'off',
  label: 'off',
  skip: 'off',
  'plain-order': 'off',
  'wide-only': 'wide',
  page: 'p',
  actions: 'f',
  feature: 'f',
  phone: 'f',
  tiles: 't',
  tile: 'b',
  pictures: 'g',
  number: 'n',
  lead: 'e',
  mission: 's',
  words: 'w',
  optional: 'o',
  'employee-route': 'r',
};
const voids = new Set(['source', 'img', 'input', 'wbr']);

/**
 * The limit that our pages are measured against: what one of them would be if somebody wrote it by hand for speed
 * alone. Every section, word, field, link and picture is there, made from our own page so that it never has
 * less; no script, no web font, one short inline style (`limit.css`), each drawing once, and no element without need.
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
  return `<!doctype html><html ${lang}>${head}<style>${style}</style>${plain(drawnOnce(body))}</html>`;
}

/** Draws what was drawn before by referring to it. */
function drawnOnce(html: string): string {
  const drawn = new Map<string, string>();
  return html.replace(
    /<svg[^>]*?( viewBox="[^"]*")[^>]*>(.*?)<\/svg>/gs,
    (_, box: string, inside: string) => {
      const known = drawn.get(inside);
      if (known) return `<svg${box} aria-hidden="true"><use href="#${known}"/></svg>`;
      drawn.set(inside, `d${drawn.size}`);
      return `<svg${box} aria-hidden="true"><g id="d${drawn.size - 1}">${inside}</g></svg>`;
    },
  );
}

function plain(html: string): string {
  const open: boolean[] = [];
  let drawing = false;
  return html
    .replace(/<(\/?)([\w-]+)([^>]*)>/g, (tag, end: string, name: string, rest: string) => {
      if (name === 'svg') drawing = !end;
      else if (drawing) return tag;
      if (end) return open.pop() ? `</${name}>` : ' ';
      const own = [...rest.matchAll(/ ([\w-]+)(?:="([^"]*)")?/g)];
      const wanted = own.find(([, key]) => key === 'class')?.[2]?.split(' ') ?? [];
      const short = wanted.flatMap((one) => classes[one] ?? []);
      const stays = meaningful.has(name) || short.length > 0;
      if (!voids.has(name)) open.push(stays);
      if (!stays) return ' ';
      const kept = own.filter(([, key]) => attributes.has(key ?? '')).map(([all]) => all);
      return `<${name}${short.length ? ` class="${short.join(' ')}"` : ''}${kept.join('')}>`;
    })
    .replace(/\s+/g, ' ');
}
