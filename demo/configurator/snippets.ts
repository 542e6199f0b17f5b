import type { Choice } from './choice.ts';

/** A place where the lines go, what to do there, and the lines for it. */
export type Place = { name: string; how: string; write: (choice: Choice) => string };

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

function tagLine({ tag, attributes, fallback }: Choice): string {
  const given = attributes.map(([name, value]) => (value ? ` ${name}="${escaped(value)}"` : ` ${name}`));
  const link = fallback ? `<a href="${fallback[0]}">${escaped(fallback[1])}</a>` : '';
  return `<${tag}${given.join('')}>${link}</${tag}>`;
}

function scriptLine({ src, integrity }: Choice['script']): string {
  const sum = integrity ? ` integrity="${integrity}" crossorigin="anonymous"` : '';
  return `<script type="module" src="${src}"${sum}></script>`;
}

const twoLines = (choice: Choice) => `${tagLine(choice)}\n${scriptLine(choice.script)}`;

function react(choice: Choice): string {
  const sum = choice.script.integrity
    ? ` integrity="${choice.script.integrity}" crossOrigin="anonymous"`
    : '';
  return [
    'export function Widget() {',
    '  return (',
    '    <>',
    `      <script async type="module" src="${choice.script.src}"${sum} />`,
    `      ${tagLine(choice)}`,
    '    </>',
    '  );',
    '}',
  ].join('\n');
}

/** What Wix asks for, field by field. */
function wix({ tag, attributes, script }: Choice): string {
  const given = attributes.map(([name, value]) => `Attribute:   ${name} = ${value}`);
  return [`Server URL:  ${script.src}`, `Tag name:    ${tag}`, ...given].join('\n');
}

/** By hand and not as markup, because a tag manager puts no modules and no elements of others into a page. */
function tagManager({ tag, attributes, fallback, script }: Choice): string {
  const say = (value: string) => JSON.stringify(value).replaceAll('<', '\\u003c');
  return [
    '<script>',
    '(function () {',
    "  var place = document.getElementById('dap');",
    '  if (!place || place.firstElementChild) return;',
    `  var widget = document.createElement(${say(tag)});`,
    ...attributes.map(([name, value]) => `  widget.setAttribute(${say(name)}, ${say(value)});`),
    ...(fallback
      ? [
          "  var link = document.createElement('a');",
          `  link.href = ${say(fallback[0])};`,
          `  link.textContent = ${say(fallback[1])};`,
          '  widget.appendChild(link);',
        ]
      : []),
    '  place.appendChild(widget);',
    "  var script = document.createElement('script');",
    "  script.type = 'module';",
    `  script.src = ${say(script.src)};`,
    ...(script.integrity
      ? [`  script.integrity = ${say(script.integrity)};`, "  script.crossOrigin = 'anonymous';"]
      : []),
    '  document.head.appendChild(script);',
    '})();',
    '</script>',
  ].join('\n');
}

export const places: Place[] = [
  {
    name: 'HTML',
    how: 'Where the widget should stand. The script once per page, however many widgets it has.',
    write: twoLines,
  },
  {
    name: 'WordPress',
    how: 'A block “Custom HTML”, each tag on one line. Leave embed.js out of “delay” and “combine” in the optimiser.',
    write: twoLines,
  },
  {
    name: 'Wix',
    how: 'Add elements › Embed code › Custom element. It has fields of its own, and no fallback.',
    write: wix,
  },
  {
    name: 'Shopify',
    how: 'Online store › Customize › Add section › Custom Liquid.',
    write: twoLines,
  },
  { name: 'React', how: 'React 19 puts the script into the head, once.', write: react },
  {
    name: 'Tag manager',
    how: 'A tag of the kind “Custom HTML”, and <div id="dap"></div> in the page where the widget should stand.',
    write: tagManager,
  },
];
