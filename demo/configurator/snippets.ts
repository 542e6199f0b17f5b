import type { WidgetDefinition } from '../../widgets/element/widget.ts';

/** The settings of the configurator. */
export type Choice = {
  tag: string;
  /** `lang` first. Only valid values that differ from the default. */
  attributes: [name: string, value: string][];
  /** The brand color, such as `#0f6b3a`; empty for the default. */
  color: string;
  /** URL and text of the link in the fallback content. */
  fallback: [url: string, text: string] | undefined;
  /** URL of the script, and the hash of a pinned one. */
  script: { src: string; integrity?: string | undefined };
  /** The reserved height of the widget. */
  height: WidgetDefinition['height'];
};

/** The custom properties for a brand color. Text on it is black or white, whichever has more contrast. */
export function colorProperties(hex: string): [name: string, value: string][] {
  if (!hex) return [];
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(
    (at) => (Number.parseInt(hex.slice(at, at + 2), 16) / 255) ** 2.2,
  );
  const isDark = 0.2126 * red + 0.7152 * green + 0.0722 * blue < 0.179;
  return [
    ['--dap-color-brand', hex],
    ['--dap-color-on-brand', isDark ? '#ffffff' : '#000000'],
  ];
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

function element({ tag, attributes, fallback }: Choice): string {
  const pairs = attributes.map(([name, value]) => (value ? ` ${name}="${escaped(value)}"` : ` ${name}`));
  const link = fallback ? `\n  <a href="${fallback[0]}">${escaped(fallback[1])}</a>\n` : '';
  return `<${tag}${pairs.join('')}>${link}</${tag}>`;
}

/** The element in a page that has the script. */
export function htmlCode(choice: Choice): string {
  const { src, integrity } = choice.script;
  const hash = integrity ? ` integrity="${integrity}" crossorigin="anonymous"` : '';
  const properties = colorProperties(choice.color).map(([name, value]) => `${name}: ${value}`);
  const style = properties.length ? `<style>${choice.tag} { ${properties.join('; ')} }</style>\n` : '';
  return `${style}${element(choice)}
<script type="module" src="${src}"${hash}></script>`;
}

/** The tokens that the `sandbox` attribute of an iframe needs. */
export const sandboxTokens = [
  'allow-scripts',
  // The widgets load in Safari.
  'allow-same-origin',
  'allow-forms',
  'allow-popups',
  // WhatsApp has its storage in the new tab.
  'allow-popups-to-escape-sandbox',
  'allow-downloads',
];

/** The page of the widget in an iframe. */
export function iframeCode({ tag, attributes, script, height }: Choice): string {
  const name = tag.replace('dap-', '');
  const url = new URL(`/embed/${name}/`, script.src);
  for (const attribute of attributes) url.searchParams.set(...attribute);
  // In widgets, a percentage is the width of the element.
  const reserved = height?.narrow.replace('%', 'vw') ?? '40rem';
  return `<iframe id="${tag}" title="${name.replace('-', ' ')}" src="${escaped(url.href)}" sandbox="${sandboxTokens.join(' ')}" allow="clipboard-write" style="width: 100%; height: ${reserved}; border: 0"></iframe>
<script>
  addEventListener('message', function (event) {
    var iframe = document.getElementById('${tag}');
    if (event.source !== iframe.contentWindow || !event.data) return;
    if (event.data.type === 'dap-height') iframe.style.height = event.data.height + 'px';
    if (event.data.type !== 'dap-scroll') return;
    var y = iframe.getBoundingClientRect().top + event.data.top;
    if (y < 0 || y > innerHeight) scrollBy(0, y - 100);
  });
</script>`;
}

/** The sources that a Content-Security-Policy needs. @param images the origin of the company's images */
export function policyOf({ tag, script }: Choice, isIframe: boolean, images: string): string {
  const { origin } = new URL(script.src);
  if (isIframe) return `frame-src ${origin};`;
  return `script-src ${origin};${tag === 'dap-gallery' ? `\nimg-src ${images};` : ''}`;
}
