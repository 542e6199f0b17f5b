import { attributeReader, propertyName } from './attributes.ts';
import { checkDocument } from './built-ins.ts';
import { base, builtFiles } from './import-files.ts';
import { reserved, shellStyles, type Widget } from './widget.ts';
import { WidgetElement } from './widget-element.ts';

/** The class of a custom element, with its definition. */
export type ElementClass = CustomElementConstructor & { widget: Widget };

/** Registers the custom elements. If another version has registered a tag, a console warning names both versions. */
export function defineElements(elements: ElementClass[]): void {
  // Older browsers keep the fallback content.
  if (!CSS.supports('(color: light-dark(red, red)) and selector(:popover-open)')) return;
  // The browser reports errors of a constructor itself, so what it needs is tried here.
  checkDocument();
  void new Promise(() => {}).then();
  if (!(WidgetElement.prototype as Partial<Element>).attachShadow) throw new TypeError('HTMLElement');
  const [version = ''] = WidgetElement.versions;
  let running: Partial<typeof WidgetElement> | undefined;
  for (const element of elements) {
    const { tag } = element.widget;
    const known = customElements.get(tag) as typeof running;
    if (known) running = known;
    else customElements.define(tag, element);
  }
  const { versions, builtFiles: known } = running ?? {};
  // An older copy of the script has imported this one to learn its files.
  if (known?.isOld && known.base === base) return void Object.assign(known, builtFiles);
  if (!versions || versions.includes(version)) return;
  versions.push(version);
  console.warn(
    `embed.js: Version ${versions[0]} is already running; version ${version} was ignored. Remove one of the two scripts.`,
  );
}

/** Creates the base class of a custom element. It has the attributes of the widget as properties. */
export function elementOf<W extends Widget>(widget: W): typeof WidgetElement & { widget: W } {
  const reader = attributeReader(widget);
  const { attributes, read } = reader;
  const properties = attributes.map(([name, { initial }]) => {
    const fromAttribute = (value: string | null) => read(name, value);
    // A raw value can be a symbol, which no attribute can hold.
    const toAttribute = (value: unknown) => {
      const used = read(name, value);
      return used === initial ? null : used;
    };
    const converter = { fromAttribute, toAttribute };
    return [propertyName(name), { attribute: name, reflect: name === 'theme', converter }] as const;
  });
  /** Frameworks write `minQuantity` as the attribute `minquantity` before the element is defined. */
  const aliases = new Map(
    attributes.map(([name]) => [propertyName(name).toLowerCase(), propertyName(name)] as const),
  );
  for (const [name] of attributes) aliases.delete(name);
  const element = class extends WidgetElement {
    static override get observedAttributes(): string[] {
      // biome-ignore lint/complexity/noThisInStatic: Lit's getter must know which class asks
      return [...super.observedAttributes, ...aliases.keys()];
    }

    override attributeChangedCallback(name: string, old: string | null, value: string | null): void {
      const property = aliases.get(name);
      if (property) Reflect.set(this, property, value ?? undefined);
      else super.attributeChangedCallback(name, old, value);
    }

    static override widget = widget;
    static override reader = reader;
    static override shell = [shellStyles, reserved(widget.height)];
    static override properties = Object.fromEntries(properties);

    /** Returns the default if no value is set. Setting it on every element would double the memory of an idle one. */
    static override getPropertyDescriptor(
      ...[name, key, options]: Parameters<typeof WidgetElement.getPropertyDescriptor>
    ) {
      const initial = attributes.find(([attribute]) => attribute === options.attribute)?.[1].initial;
      const get = function (this: object): unknown {
        return Reflect.get(this, key) ?? initial;
      };
      return { ...WidgetElement.getPropertyDescriptor(name, key, options), get };
    }
  };
  return element;
}
