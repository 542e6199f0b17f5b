import { shared } from './renewal.ts';
import shellStyles from './shell.css?inline';
import { type AttributeReader, attributeReader, propertyName, reserved, type Widget } from './widget.ts';
import { WidgetElement } from './widget-element.ts';

/** Registers the custom elements; a tag that is defined already, by whatever build, stays, and gets addresses if its own are lost. */
export function defineWidgets(widgets: Widget[]): void {
  // Without constructed style sheets (Safari before 16.4) there is no look: the fallback stays what it is.
  if (!('adoptedStyleSheets' in document)) return;
  for (const widget of widgets) {
    const known = customElements.get(widget.tag) as typeof WidgetElement | undefined;
    if (!known) customElements.define(widget.tag, elementOf(widget));
    else if (known.lost) Object.assign(known, { widget, shared, lost: false });
  }
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
