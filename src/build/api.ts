import packageJson from '../../package.json' with { type: 'json' };
import api from '../../widgets/api.json' with { type: 'json' };
import { propertyName } from '../../widgets/element/attributes.ts';
import { json } from './files.ts';

type Described = { name: string; description: string };
type Typed = Described & { type: string; default?: string };
type Lists = { attributes?: Typed[]; members?: (Described & { type?: string })[]; events?: Typed[] } & {
  [list in 'slots' | 'cssParts' | 'cssProperties']?: Described[];
};
/** The description of an element in `widgets/api.json`. Its entries in `all` apply to every element. */
type ElementApi = Lists & { name: string; tagName: string; description: string };

/** Every element with its own entries and those of all elements. */
export const elements = (api.elements as ElementApi[]).map((element) => {
  const all: Lists = api.all;
  const both = <List extends keyof Lists>(list: List) =>
    [...(element[list] ?? []), ...(all[list] ?? [])] as NonNullable<Lists[List]>;
  const { name, tagName, description } = element;
  const [attributes, members, events] = [both('attributes'), both('members'), both('events')];
  const styling = { slots: both('slots'), cssParts: both('cssParts'), cssProperties: both('cssProperties') };
  return { name, tagName, description, attributes, members, events, ...styling };
});

/** The published files about the elements: the custom elements manifest (schema 2.1.0), and the data for Visual Studio Code. */
export function apiFiles(): [path: string, content: string][] {
  const withType = <Entry extends { type?: string }>({ type, ...entry }: Entry) => ({
    ...entry,
    ...(type && { type: { text: type } }),
  });
  const declarations = elements.map(({ attributes, members, events, ...element }) => {
    // `lang` and `dir` are properties of every HTML element.
    const isNative = ({ name }: Described) => ['lang', 'dir'].includes(name);
    const properties = attributes
      .filter((one) => !isNative(one))
      .map((one) => ({ ...one, kind: 'field', name: propertyName(one.name), attribute: one.name }));
    const others = members.map((member) => {
      const [name = '', isMethod] = member.name.split(/(\(\))/);
      return { ...member, name, kind: isMethod ? 'method' : 'field' };
    });
    return {
      kind: 'class',
      customElement: true,
      superclass: { name: 'HTMLElement', package: 'global:' },
      ...element,
      attributes: attributes.map((one) =>
        withType(isNative(one) ? one : { ...one, fieldName: propertyName(one.name) }),
      ),
      members: [...properties, ...others].map(withType),
      events: events.map(withType),
    };
  });
  const path = 'embed.js';
  const exports = elements.map(({ name, tagName }) => ({
    kind: 'custom-element-definition',
    name: tagName,
    declaration: { name, module: path },
  }));
  const modules = [{ kind: 'javascript-module', path, declarations, exports }];
  const tags = elements.map(({ tagName: name, description, attributes }) => ({
    name,
    description,
    attributes: attributes.map(({ name, description, type }) => ({
      name,
      description,
      values: Array.from(type.matchAll(/'([^']+)'/g), ([, value]) => ({ name: value })),
    })),
  }));
  return [
    ['custom-elements.json', json({ schemaVersion: '2.1.0', version: packageJson.version, modules })],
    ['vscode.html-custom-data.json', json({ version: 1.1, tags })],
  ];
}
