import { classOf, type Element, elements, type Happening, type Member, shared } from './model.ts';

/** The custom elements manifest (schema 2.1.0), which editors, catalogues and our own builder read. */
export function manifest(version: string): string {
  const module = {
    kind: 'javascript-module',
    path: 'embed.js',
    declarations: elements.map(declaration),
    exports: elements.map(({ tag }) => ({
      kind: 'custom-element-definition',
      name: tag,
      declaration: { name: classOf(tag), module: 'embed.js' },
    })),
  };
  return `${JSON.stringify({ schemaVersion: '2.1.0', readme: 'embed.md', version, modules: [module] }, null, 2)}\n`;
}

function declaration(element: Element) {
  const members = [...element.members, ...shared.members];
  return {
    kind: 'class',
    customElement: true,
    name: classOf(element.tag),
    tagName: element.tag,
    superclass: { name: 'HTMLElement', package: 'global:' },
    description: [element.about, element.policy].filter(Boolean).join(' '),
    attributes: members.flatMap(attribute),
    members: [
      ...members.flatMap(field),
      ...element.methods.map(({ name, about }) => ({
        kind: 'method',
        name,
        description: about,
        return: { type: { text: 'void' } },
      })),
    ],
    events: [...element.events, ...shared.events].map(event),
    slots: [{ name: '', description: 'Shown until the widget is there, and where it cannot load.' }],
    cssParts: element.parts.map(({ name, about }) => ({ name, description: about })),
    cssProperties: shared.cssProperties.map(({ name, syntax, about }) => ({
      name,
      syntax,
      description: about,
    })),
  };
}

function attribute({ attribute, property, type, initial, about }: Member) {
  if (!attribute) return [];
  return [
    {
      name: attribute,
      type: { text: type },
      default: initial,
      description: about,
      ...(property && { fieldName: property }),
    },
  ];
}

function field({ attribute, property, type, initial, about, readonly }: Member) {
  if (!property) return [];
  return [
    {
      kind: 'field',
      name: property,
      type: { text: type },
      description: about,
      ...(initial && { default: initial }),
      ...(attribute && { attribute }),
      ...(attribute === 'theme' && { reflects: true }),
      ...(readonly && { readonly }),
    },
  ];
}

function event({ type, about, detail, cancelable }: Happening) {
  const description = cancelable ? `${about}. It can be prevented.` : about;
  return { name: type, type: { text: detail ? `CustomEvent<${detail}>` : 'CustomEvent<null>' }, description };
}
