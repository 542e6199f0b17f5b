import { shared } from './renewal.ts';
import shellStyles from './shell.css?inline';
import { type AttributeReader, attributeReader, propertyName, reserved, type Widget } from './widget.ts';
import { WidgetElement } from './widget-element.ts';

/**
 * Registers the custom elements; a tag that is defined already, by whatever build, stays, and gets addresses if its own
 * are lost. Where that is another version, one line in the console names both.
 */
export function defineWidgets(widgets: Widget[]): void {
  // Without constructed style sheets (Safari before 16.4) there is no look: the fallback stays what it is.
  if (!('adoptedStyleSheets' in document)) return;
  const [version = ''] = WidgetElement.versions;
  let met: string[] | undefined;
  for (const widget of widgets) {
    // One that was published before versions were told has none.
    const known = customElements.get(widget.tag) as Partial<typeof WidgetElement> | undefined;
    if (!known) {
      customElements.define(widget.tag, elementOf(widget));
      continue;
    }
    met = known.versions;
    if (!known.lost) continue;
    Object.assign(known, { widget, shared, lost: false });
    // What brings addresses is no second script of the page.
    met?.push(version);
  }
  if (!met || met.includes(version)) return;
  met.push(version);
  console.warn(
    `embed.js: ${met[0]} runs the tags of this page, ${version} is left out. Keep one of the two scripts.`,
  );
}

function elementOf(widget: Widget): CustomElementConstructor {
  const reader = attributeReader(widget);
  const element = class extends WidgetElement {
    static override widget = widget;
    static override reader = reader;
    static override shell = widget.height ? [shellStyles, reserved(widget.height)] : [shellStyles];
    static formAssociated = Boolean(widget.draft);
    static override properties = propertiesOf(reader);

    /** Reads the default where nothing was set: setting it on every element would double what an idle one costs. */
    static override getPropertyDescriptor(
      ...[name, key, options]: Parameters<typeof WidgetElement.getPropertyDescriptor>
    ) {
      const initial = reader.attributes.find(([attribute]) => attribute === options.attribute)?.[1].initial;
      const get = function (this: object): unknown {
        return Reflect.get(this, key) ?? initial;
      };
      return { ...WidgetElement.getPropertyDescriptor(name, key, options), get };
    }
  };
  Object.assign(element.prototype, widget.methods);
  return element;
}

/** The attributes as Lit's properties. */
function propertiesOf({ attributes, read }: AttributeReader): typeof WidgetElement.properties {
  return Object.fromEntries(
    attributes.map(([name, { initial }]) => [
      propertyName(name),
      {
        attribute: name,
        reflect: name === 'theme',
        converter: {
          fromAttribute: (value: string | null) => (value === null ? initial : read(name, value)),
          toAttribute: (value: unknown) => (value === initial ? null : value),
        },
      },
    ]),
  );
}
