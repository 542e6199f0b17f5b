import type { Choice } from './choice.ts';
import { sandboxOf, styleOf } from './needs.ts';

/** A system that shows the widget, what to do there, and its code. */
export type Place = { id: string; name: string; how: string; write: (choice: Choice) => string };

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

const html = (choice: Choice) => `${styleOf(choice)}${tagLine(choice)}\n${scriptLine(choice.script)}`;

/** The URL of the iframe page of the widget, with its attributes. */
export function pageOf({ tag, attributes, script }: Choice): string {
  const url = new URL(`/embed/${tag.replace('dap-', '')}/`, script.src);
  for (const [name, value] of attributes) url.searchParams.set(name, value);
  return url.href;
}

function iframe(choice: Choice): string {
  const name = choice.tag.replace('dap-', '').replace('-', ' ');
  return [
    `<iframe id="${choice.tag}" title="${name}" src="${escaped(pageOf(choice))}" ${sandboxOf(choice)} style="width: 100%; height: ${choice.height?.narrow.includes('rem') ? choice.height.narrow : '40rem'}; border: 0"></iframe>`,
    '<script>',
    "  addEventListener('message', function (event) {",
    `    var iframe = document.getElementById('${choice.tag}');`,
    "    if (event.source === iframe.contentWindow && event.data && event.data.type === 'dap-height')",
    "      iframe.style.height = event.data.height + 'px';",
    '  });',
    '</script>',
  ].join('\n');
}

function react(choice: Choice): string {
  const sum = choice.script.integrity
    ? ` integrity="${choice.script.integrity}" crossOrigin="anonymous"`
    : '';
  const style = styleOf(choice).trim();
  return [
    'export function Widget() {',
    '  return (',
    '    <>',
    ...(style ? [`      <style>{\`${style.replace(/<\/?style>/g, '')}\`}</style>`] : []),
    `      <script async type="module" src="${choice.script.src}"${sum} />`,
    `      ${tagLine(choice)}`,
    '    </>',
    '  );',
    '}',
  ].join('\n');
}

/** The fields of the Wix editor. */
function wix({ tag, attributes, look, script }: Choice): string {
  const style = look.map(([name, value]) => `${name}: ${value}`).join('; ');
  const all = style ? [...attributes, ['style', style]] : attributes;
  const given = all.map(([name, value]) => `Attribute:   ${name} = ${value}`);
  return [`Server URL:  ${script.src}`, `Tag name:    ${tag}`, ...given].join('\n');
}

/** Uses DOM methods, because tag managers insert neither modules nor custom elements from markup. */
function tagManager({ tag, attributes, look, fallback, script }: Choice): string {
  const say = (value: string) => JSON.stringify(value).replaceAll('<', '\\u003c');
  return [
    '<script>',
    '(function () {',
    "  var place = document.getElementById('dap');",
    '  if (!place || place.firstElementChild) return;',
    `  var widget = document.createElement(${say(tag)});`,
    ...attributes.map(([name, value]) => `  widget.setAttribute(${say(name)}, ${say(value)});`),
    ...look.map(([name, value]) => `  widget.style.setProperty(${say(name)}, ${say(value)});`),
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

/** The systems that the configurator offers. */
export const places: Place[] = [
  {
    id: 'html',
    name: 'HTML',
    how: 'Paste it where the widget should appear. Add the script once per page.',
    write: html,
  },
  {
    id: 'wordpress',
    name: 'WordPress',
    how: 'Paste it into a “Custom HTML” block. Exclude embed.js from “delay” and “combine” in the optimizer.',
    write: html,
  },
  {
    id: 'wix',
    name: 'Wix',
    how: 'Select Add elements › Embed code › Custom element, and enter these values. Wix has no fallback content.',
    write: wix,
  },
  {
    id: 'shopify',
    name: 'Shopify',
    how: 'Select Online store › Customize › Add section › Custom Liquid, and paste it there.',
    write: html,
  },
  {
    id: 'react',
    name: 'React',
    how: 'This needs React 19, which moves the script into the head once. Other versions: see the embedding guide.',
    write: react,
  },
  {
    id: 'tag-manager',
    name: 'Tag manager',
    how: 'Create a tag of the type “Custom HTML”. Add <div id="dap"></div> to the page where the widget should appear.',
    write: tagManager,
  },
  {
    id: 'iframe',
    name: 'iframe',
    how: 'Use an iframe if your system does not allow scripts. An iframe shows the default colors.',
    write: iframe,
  },
  {
    id: 'link',
    name: 'Link with QR code',
    how: 'Share the link in a chat or print the QR code. It opens the widget as a page with the default colors.',
    write: pageOf,
  },
];
