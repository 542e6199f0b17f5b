import type { Widget } from '../../widgets/element/widget.ts';

/** The settings of the configurator. */
export type Choice = {
  tag: string;
  /** `lang` first. Only valid values that differ from the default. */
  attributes: [name: string, value: string][];
  /** CSS custom properties. */
  style: [name: string, value: string][];
  /** URL and text of the link in the fallback content. */
  fallback: [url: string, text: string] | undefined;
  /** URL of the script, and the hash of a pinned one. */
  script: { src: string; integrity?: string | undefined };
  /** The reserved height of the widget. */
  height: Widget['height'];
};

/**
 * The fallback content: a link to the chat with the recipient of the orders, or a phone link.
 * @param attributes the attributes of the widget
 * @param texts the texts of both links and the company's own numbers
 */
export function fallbackOf(
  tag: string,
  attributes: Choice['attributes'],
  { order = '', call = '', whatsapp = '', phone = '' }: DOMStringMap,
): Choice['fallback'] {
  const own = new Map(attributes).get('whatsapp')?.replace(/\D/g, '').replace(/^0+/, '');
  if (tag === 'dap-order-form') return [`https://wa.me/${own || whatsapp}`, order];
  if (tag === 'dap-business-card') return [`tel:${phone}`, call];
  return undefined;
}

/** The settings for the preview, as the fragment of its URL. */
export function toFragment({ tag, attributes, style }: Choice): string {
  return encodeURIComponent(JSON.stringify([tag, attributes, style]));
}

/** The custom properties for the selected color and corners. */
export function customProperties(form: HTMLFormElement): [string, string][] {
  const data = new FormData(form);
  const brand = String(data.get('brand'));
  const corners = String(data.get('corners') ?? '');
  return [
    ...(data.has('own-brand')
      ? ([
          ['--dap-color-brand', brand],
          ['--dap-color-on-brand', isDark(brand) ? '#ffffff' : '#000000'],
        ] as [string, string][])
      : []),
    ...(corners ? ([['--dap-radius', corners]] as [string, string][]) : []),
  ];
}

/** True if white has more contrast with a color such as `#0f6b3a` than black. */
function isDark(hex: string): boolean {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(
    (at) => (Number.parseInt(hex.slice(at, at + 2), 16) / 255) ** 2.2,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue < 0.179;
}
