import type { Choice } from './choice.ts';

/** A system that shows the widget, what to do there, and its code. */
export type Place = { id: string; name: string; how: string; write: (choice: Choice) => string };

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

function tagLine({ tag, attributes, fallback }: Choice): string {
  const pairs = attributes.map(([name, value]) => (value ? ` ${name}="${escaped(value)}"` : ` ${name}`));
  const link = fallback ? `<a href="${fallback[0]}">${escaped(fallback[1])}</a>` : '';
  return `<${tag}${pairs.join('')}>${link}</${tag}>`;
}

function scriptLine({ src, integrity }: Choice['script']): string {
  const hash = integrity ? ` integrity="${integrity}" crossorigin="anonymous"` : '';
  return `<script type="module" src="${src}"${hash}></script>`;
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
    `<iframe id="${choice.tag}" title="${name}" src="${escaped(pageOf(choice))}" ${sandboxOf(choice)} style="width: 100%; height: ${!choice.height || choice.height.narrow.includes('%') ? '40rem' : choice.height.narrow}; border: 0"></iframe>`,
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
  const hash = choice.script.integrity
    ? ` integrity="${choice.script.integrity}" crossOrigin="anonymous"`
    : '';
  const style = styleOf(choice).trim();
  return [
    'export function Widget() {',
    '  return (',
    '    <>',
    ...(style ? [`      <style>{\`${style.replace(/<\/?style>/g, '')}\`}</style>`] : []),
    `      <script async type="module" src="${choice.script.src}"${hash} />`,
    `      ${tagLine(choice)}`,
    '    </>',
    '  );',
    '}',
  ].join('\n');
}

/** The fields of the Wix editor. */
function wix({ tag, attributes, style, script }: Choice): string {
  const declarations = style.map(([name, value]) => `${name}: ${value}`).join('; ');
  const all = declarations ? [...attributes, ['style', declarations]] : attributes;
  const lines = all.map(([name, value]) => `Attribute:   ${name} = ${value}`);
  return [`Server URL:  ${script.src}`, `Tag name:    ${tag}`, ...lines].join('\n');
}

/** Uses DOM methods, because tag managers insert neither modules nor custom elements from markup. */
function tagManager({ tag, attributes, style, fallback, script }: Choice): string {
  const quoted = (value: string) => JSON.stringify(value).replaceAll('<', '\\u003c');
  return [
    '<script>',
    '(function () {',
    "  var place = document.getElementById('dap');",
    '  if (!place || place.firstElementChild) return;',
    `  var widget = document.createElement(${quoted(tag)});`,
    ...attributes.map(([name, value]) => `  widget.setAttribute(${quoted(name)}, ${quoted(value)});`),
    ...style.map(([name, value]) => `  widget.style.setProperty(${quoted(name)}, ${quoted(value)});`),
    ...(fallback
      ? [
          "  var link = document.createElement('a');",
          `  link.href = ${quoted(fallback[0])};`,
          `  link.textContent = ${quoted(fallback[1])};`,
          '  widget.appendChild(link);',
        ]
      : []),
    '  place.appendChild(widget);',
    "  var script = document.createElement('script');",
    "  script.type = 'module';",
    `  script.src = ${quoted(script.src)};`,
    ...(script.integrity
      ? [`  script.integrity = ${quoted(script.integrity)};`, "  script.crossOrigin = 'anonymous';"]
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

/** The sources that a Content-Security-Policy needs. */
export function policyOf({ tag, script }: Choice, isIframe = false): string {
  const { origin } = new URL(script.src);
  if (isIframe) return `frame-src ${origin};`;
  const images = tag === 'dap-gallery' ? `\nimg-src ${origin};` : '';
  return `script-src ${origin};${images}`;
}

/** The tokens that the `sandbox` attribute of an iframe with any widget needs. */
export const sandboxTokens = [
  'allow-scripts',
  // The widgets load in Safari.
  'allow-same-origin',
  'allow-popups',
  // WhatsApp has its storage in the new tab.
  'allow-popups-to-escape-sandbox',
  'allow-downloads',
];

/** The `sandbox` attribute of an iframe with the widget. */
function sandboxOf({ tag }: Choice): string {
  const patterns: Record<string, RegExp> = {
    'dap-order-form': /popups/,
    'dap-business-card': /popups|downloads/,
    'dap-employee-card': /downloads/,
  };
  const tokens = sandboxTokens.filter((token) => /scripts|origin/.test(token) || patterns[tag]?.test(token));
  return `sandbox="${tokens.join(' ')}"`;
}

/** A `<style>` element with colors, corners and the height that is reserved until the script has loaded. */
function styleOf({ tag, style, height }: Choice): string {
  const rules = style.length
    ? [`${tag} { ${style.map(([name, value]) => `${name}: ${value}`).join('; ')} }`]
    : [];
  if (height) {
    const waiting = `${tag}:not(:defined)`;
    // A percentage means the width, as that of a padding.
    const reserve = (value: string) => `${value.includes('%') ? 'padding-bottom' : 'min-height'}: ${value}`;
    rules.push(
      `${waiting} { display: block; ${reserve(height.narrow)} }`,
      `@media (min-width: 43rem) { ${waiting} { ${reserve(height.wide)} } }`,
    );
  }
  return rules.length ? `<style>\n${rules.map((rule) => `  ${rule}\n`).join('')}</style>\n` : '';
}
