import { attributeReader, propertyName } from './attributes.ts';
import { base, builtFiles } from './import-files.ts';
import { reserved, shellStyles, type WidgetDefinition } from './widget.ts';
import { WidgetElement } from './widget-element.ts';

/** The class of a custom element, with its definition. */
export type ElementClass = CustomElementConstructor & { widget: WidgetDefinition };

/** Registers the custom elements. If another version has registered a tag, a console warning names both versions. */
export function defineElements(elements: ElementClass[]): void {
  if (!CSS.supports('(color: light-dark(red, red)) and selector(:popover-open)'))
    return void console.warn('embed.js: Browser too old. Widgets show their fallback content.');
  const [version = ''] = WidgetElement.versions;
  let running: Partial<typeof WidgetElement> | undefined;
  for (const element of elements) {
    const { tag } = element.widget;
    const known = customElements.get(tag) as typeof running;
    if (known) running = known;
    else customElements.define(tag, element);
  }
  const { versions, builtFiles: known } = running ?? {};
  // An older copy of the script imported this script to get the current file names.
  if (known?.isOld && known.base === base) return void Object.assign(known, builtFiles);
  if (!versions || versions.includes(version)) return;
  versions.push(version);
  console.warn(
    `embed.js: Version ${versions[0]} is already running; version ${version} was ignored. Remove one of the two scripts.`,
  );
}

/** Creates the base class of a custom element. It has the attributes of the widget as properties. */
export function elementOf<W extends WidgetDefinition>(widget: W): typeof WidgetElement & { widget: W } {
  const reader = attributeReader(widget);
  const { attributes, read } = reader;
  const properties = attributes.map(([name, { initial }]) => {
    const toAttribute = (value: unknown) => (value === initial ? null : value);
    return [propertyName(name), { attribute: name, reflect: name === 'theme', converter: { toAttribute } }];
  });
  return class extends WidgetElement {
    static override widget = widget;
    static override reader = reader;
    static override shell = [shellStyles, reserved(widget.height)];
    static override properties = Object.fromEntries(properties);

    /** The properties return the parsed value, or the default. */
    static override getPropertyDescriptor(
      ...[name, key, options]: Parameters<typeof WidgetElement.getPropertyDescriptor>
    ) {
      const { attribute } = options;
      const get = function (this: object): unknown {
        const raw = Reflect.get(this, key);
        return attribute ? read(String(attribute), raw) : raw;
      };
      return { ...WidgetElement.getPropertyDescriptor(name, key, options), get };
    }
  };
}
