import packageJson from '../../../package.json' with { type: 'json' };
import { propertyName } from '../../../widgets/element/attributes.ts';
import { languageCodes } from '../../../widgets/i18n/languages.ts';
import { countryCodes } from '../../../widgets/lib/phone.ts';
import { json, readSource } from '../files.ts';
import { all, elements, parts } from './table.ts';

/** The rows of a section of the table, by name. Their last cell is a sentence. */
type Rows = Record<string, readonly string[]>;
type Texts = { attributes: Rows; members: Rows; events: Rows };
const common: Texts = all;
const own: [tag: string, Texts & { sentence: string; parts: readonly (keyof typeof parts)[] }][] =
  Object.entries(elements);
const each = <Written>(rows: Rows, write: (name: string, ...cells: string[]) => Written) =>
  Object.entries(rows).map(([name, cells]) => write(name, ...cells));

const className = (tag: string) => `D${propertyName(tag).slice(1)}Element`;
const publicTypes = readSource('widgets/public-types.ts').replace(/^(\/\/|import).*\n/gm, '');

/** The custom elements manifest (schema 2.1.0). */
function manifest(): object {
  const path = 'embed.js';
  const described = (name: string, text: string, description: string) => ({
    name,
    type: { text },
    description,
  });
  const declarations = own.map(([tagName, element]) => ({
    kind: 'class',
    customElement: true,
    superclass: { name: 'HTMLElement', package: 'global:' },
    tagName,
    name: className(tagName),
    description: element.sentence,
    attributes: each({ ...element.attributes, ...common.attributes }, (name, type, initial, text) => ({
      ...described(name, type, text),
      default: initial,
      fieldName: propertyName(name),
    })),
    members: each({ ...element.members, ...common.members }, (name, type, text) => ({
      kind: 'field',
      ...described(name, type, text),
    })),
    events: each({ ...element.events, ...common.events }, (name, detail, text) =>
      described(name, `CustomEvent<${detail}>`, text),
    ),
    slots: [{ name: '', description: all.slot }],
    cssParts: element.parts.map((name) => ({ name, description: parts[name] })),
    cssProperties: each(all.properties, (name, syntax, description) => ({ name, syntax, description })),
  }));
  const exports = declarations.map(({ name, tagName }) => {
    const declaration = { name, module: path };
    return { kind: 'custom-element-definition', name: tagName, declaration };
  });
  const modules = [{ kind: 'javascript-module', path, declarations, exports }];
  return { schemaVersion: '2.1.0', version: packageJson.version, modules };
}

/** The types of React are one line, so that `@ts-ignore` covers all of it in a project without React. */
const globals = `
declare global {
  interface HTMLElementTagNameMap extends DapElements {}
  /** All events bubble, so you can listen on an element, the document or the window. */
  interface GlobalEventHandlersEventMap extends DapEvents {}
}

/** The name of the attribute of a property, such as \`min-quantity\`. */
type Attribute<Name> = Name extends \`\${infer First}\${infer Rest}\` ? \`\${First extends Lowercase<First> ? First : \`-\${Lowercase<First>}\`}\${Attribute<Rest>}\` : '';
/** In HTML, a number can be a text. */
type Value<Type> = Type | (Type extends number ? string : Type extends \`\${infer Level extends number}\` ? Level : never);
type DapAttributes<Own> = { [name in Exclude<keyof Own, keyof HTMLElement | 'ready'> as Attribute<name>]?: Value<Own[name]> | undefined };
type On = { [type in keyof DapEvents as \`on\${type}\`]?: (event: DapEvents[type]) => void };
// @ts-ignore React (events: React 19)
declare module 'react' { namespace JSX { type Dap = { [tag in keyof DapElements]: DetailedHTMLProps<HTMLAttributes<DapElements[tag]>, DapElements[tag]> & DapAttributes<DapElements[tag]> & On }; interface IntrinsicElements extends Dap {} } }
`;

/** The types for TypeScript: the properties of each element, and its attributes in JSX. */
function types(): string {
  const union = (words: readonly string[]) => words.map((word) => `'${word}'`).join(' | ');
  const line = (name: string, type: string, text: string) => `  /** ${text} */\n  ${name}: ${type};\n`;
  const block = (name: string, lines: string[]) => `export interface ${name} {\n${lines.join('')}}\n\n`;
  const properties = ({ attributes, members }: Texts) => [
    ...each(attributes, (name, type, _, text) =>
      line(propertyName(name), type.replace('number', 'number | undefined'), text),
    ),
    ...each(members, line),
  ];
  const events: Texts['events'] = Object.assign({}, ...own.map(([, texts]) => texts.events), common.events);
  return [
    `// Types of the elements in embed.js for the DOM and for React. Save this file in your project. If your tsconfig.json has
// "files", add it there.

export type Language = ${union(languageCodes)};
export type CountryCode = ${union(countryCodes)};
${publicTypes}
`,
    block('DapElement extends HTMLElement', properties(common)),
    ...own.map(
      ([tag, texts]) =>
        `/** ${texts.sentence} */\n${block(`${className(tag)} extends DapElement`, properties(texts))}`,
    ),
    block(
      'DapElements',
      own.map(([tag]) => `  '${tag}': ${className(tag)};\n`),
    ),
    block(
      'DapEvents',
      each(events, (name, detail, text) => line(`'${name}'`, `CustomEvent<${detail}>`, text)),
    ),
    globals,
  ].join('');
}

/** The text of `widgets/API.md`. */
export function guide(): string {
  const code = (text: string) => `\`${text}\``;
  const table = (head: string[], rows: string[][]) => {
    const [first, ...others] = [head, ...rows].map((cells) => `| ${cells.join(' | ')} |\n`);
    return rows.length ? `${first}|${'---|'.repeat(head.length)}\n${others.join('')}\n` : '';
  };
  const tables = ({ attributes, members, events }: Texts) => [
    table(
      ['Attribute', 'Default', 'Description'],
      each(attributes, (name, _, initial, text) => [code(name), initial, text]),
    ),
    table(
      ['Property', 'Description'],
      each(members, (name, _, text) => [code(name), text]),
    ),
    table(
      ['Event', 'Description', '`detail`'],
      each(events, (name, detail, text) => [code(name), text, code(detail)]),
    ),
  ];
  return [
    '# API\n\nSee the [embedding guide](README.md) for examples.\n\n',
    ...own.flatMap(([tag, texts]) => [
      `## \`<${tag}>\`\n\n${texts.sentence}\n\n`,
      ...tables(texts),
      `Parts: ${texts.parts.map(code).join(', ')}.\n\n`,
    ]),
    '## All elements\n\n',
    ...tables(common),
    `Supported languages: ${languageCodes.map(code).join(', ')}.

Attributes are also properties with names in camelCase, for example \`minQuantity\`. If an attribute is removed or invalid, its default is used. Most invalid values log a console warning.

All events bubble and are composed.

`,
    table(
      ['CSS property', 'Description'],
      each(all.properties, (name, _, text) => [code(name), text]),
    ),
    `Other colors are derived from these. With the default colors, text has a contrast ratio of at least 4.5:1. Font sizes never fall below their value at a root size of 16 px.

## Types

\`/embed.d.ts\` contains these types and those of the elements for the DOM and React. \`/custom-elements.json\` is the custom elements manifest.

\`\`\`ts${publicTypes}\`\`\`
`,
  ].join('');
}

/** The published files about the elements. */
export const apiFiles = (): [path: string, content: string][] => [
  ['embed.d.ts', types()],
  ['custom-elements.json', json(manifest())],
];
