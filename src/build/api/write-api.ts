import packageJson from '../../../package.json' with { type: 'json' };
import { propertyName } from '../../../widgets/element/attributes.ts';
import { languageCodes } from '../../../widgets/i18n/languages.ts';
import { countries } from '../../../widgets/lib/phone.ts';
import { json, readSource } from '../files.ts';
import { all, elements, parts } from './table.ts';

/** The table, with each section as rows: their last cell is a sentence. */
type Rows<Cells extends string[]> = Record<string, readonly [...Cells, sentence: string]>;
type Texts = {
  attributes: Rows<[type: string, initial: string]>;
  members: Rows<[type: string]>;
  events: Rows<[detail: string]>;
};
const common: Texts = all;
const own: [tag: string, Texts & { sentence: string; parts: readonly (keyof typeof parts)[] }][] =
  Object.entries(elements);
const className = (tag: string) => `D${propertyName(tag).slice(1)}Element`;
/** `lang` and `dir` are properties of every HTML element. */
const isNative = (name: string) => /^(lang|dir)$/.test(name);
const publicTypes = readSource('widgets/public-types.ts').replace(/^(\/\/|import).*\n/gm, '');

/** The custom elements manifest (schema 2.1.0). */
function manifest(): object {
  const path = 'embed.js';
  const declarations = own.map(([tagName, element]) => {
    const attributes = Object.entries({ ...element.attributes, ...common.attributes }).map(
      ([name, [text, initial, description]]) => ({
        ...{ name, type: { text }, default: initial, description },
        ...(!isNative(name) && { fieldName: propertyName(name) }),
      }),
    );
    const fields = attributes.flatMap(({ fieldName, name: attribute, ...one }) =>
      fieldName ? { kind: 'field', ...one, name: fieldName, attribute } : [],
    );
    const members = Object.entries({ ...element.members, ...common.members }).map(
      ([name, [text, description]]) =>
        text.endsWith('void')
          ? { kind: 'method', name, description }
          : { kind: 'field', name, type: { text }, description, ...(name === 'ready' && { readonly: true }) },
    );
    return {
      kind: 'class',
      customElement: true,
      superclass: { name: 'HTMLElement', package: 'global:' },
      tagName,
      name: className(tagName),
      description: element.sentence,
      attributes,
      members: [...fields, ...members],
      events: Object.entries({ ...element.events, ...common.events }).map(
        ([name, [detail, description]]) => ({
          ...{ name, type: { text: `CustomEvent<${detail}>` }, description },
        }),
      ),
      slots: [{ name: '', description: all.slot }],
      cssParts: element.parts.map((name) => ({ name, description: parts[name] })),
      cssProperties: Object.entries(all.properties).map(([name, [syntax, description]]) => ({
        ...{ name, syntax, description },
      })),
    };
  });
  const exports = declarations.map(({ name, tagName }) => ({
    ...{ kind: 'custom-element-definition', name: tagName, declaration: { name, module: path } },
  }));
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

/** In HTML, a number can be a text. */
type Value<Type> = Type | (Type extends number ? string : Type extends \`\${infer Level extends number}\` ? Level : never);
type On = { [type in keyof DapEvents as \`on\${type}\`]?: (event: DapEvents[type]) => void };
// @ts-ignore React (events: React 19)
declare module 'react' { namespace JSX { type Dap = { [tag in keyof DapElements]: DetailedHTMLProps<HTMLAttributes<DapElements[tag]>, DapElements[tag]> & DapAttributes[tag] & On }; interface IntrinsicElements extends Dap {} } }
`;

/** The types for TypeScript: the properties of each element, and its attributes in JSX. */
function types(): string {
  const union = (words: readonly string[]) => words.map((word) => `'${word}'`).join(' | ');
  const line = (name: string, type: string, text = '') =>
    `${text && `  /** ${text} */\n`}  ${name}: ${type};\n`;
  const block = (name: string, lines: string[]) => `export interface ${name} {\n${lines.join('')}}\n\n`;
  const attributesName = (tag: string) => className(tag).replace(/Element$/, 'Attributes');
  const properties = ({ attributes, members }: Texts) => [
    ...Object.entries(attributes).map(([name, [type, , text]]) =>
      isNative(name) ? '' : line(propertyName(name), type.replace('number', 'number | undefined'), text),
    ),
    ...Object.entries(members).map(([name, [type, text]]) =>
      line(name === 'ready' ? 'readonly ready' : name, type, text),
    ),
  ];
  const props = ({ attributes, members }: Texts) =>
    Object.entries({ ...attributes, ...members }).map(([name, [type]]) =>
      isNative(name) || /^\(\)|^Promise/.test(type) ? '' : line(`'${name}'?`, `Value<${type}> | undefined`),
    );
  const events = Object.entries(
    Object.assign({}, ...own.map(([, { events }]) => events), common.events) as Texts['events'],
  );
  return [
    `// Types of the elements in embed.js for the DOM and for React. Save this file in your project. If your tsconfig.json has
// "files", add it there.

export type Language = ${union(languageCodes)};
export type CountryCode = ${union(countries.map(({ code }) => code))};
${publicTypes}
`,
    block('DapElement extends HTMLElement', properties(common)),
    block('DapCommonAttributes', props(common)),
    ...own.map(
      ([tag, texts]) =>
        `/** ${texts.sentence} */\n${block(`${className(tag)} extends DapElement`, properties(texts))}`,
    ),
    ...own.map(([tag, texts]) => block(`${attributesName(tag)} extends DapCommonAttributes`, props(texts))),
    block(
      'DapElements',
      own.map(([tag]) => line(`'${tag}'`, className(tag))),
    ),
    block(
      'DapAttributes',
      own.map(([tag]) => line(`'${tag}'`, attributesName(tag))),
    ),
    block(
      'DapEvents',
      events.map(([name, [detail, text]]) => line(`'${name}'`, `CustomEvent<${detail}>`, text)),
    ),
    globals,
  ].join('');
}

/** The text of `widgets/API.md`. */
export function guide(): string {
  const code = (text: string) => `\`${text}\``;
  const table = (head: string[], rows: string[][]) => {
    const lines = [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |\n`);
    return rows.length ? `${lines.join('')}\n` : '';
  };
  /** The fields of the `detail` of an event. */
  const fieldsOf = (detail: string) => {
    const [, type = ''] = new RegExp(`type ${detail} = {(.*?)};\n(?=\n|export)`, 's').exec(publicTypes) ?? [];
    const fields = type.replace(/\/\*.*?\*\//gs, '').match(/\w+(?=:)/g);
    return fields ? `{ ${fields.join(', ')} }` : detail;
  };
  const tables = ({ attributes, members, events }: Texts, note = '') => [
    table(
      ['Attribute', 'Default', 'Description'],
      Object.entries(attributes).map(([name, [, initial, text]]) => [code(name), initial, text]),
    ),
    note,
    table(
      ['Property or method', 'Description'],
      Object.entries(members).map(([name, [type, text]]) => [
        code(name + (type === '() => void' ? '()' : '')),
        text,
      ]),
    ),
    table(
      ['Event', 'Description', '`detail`'],
      Object.entries(events).map(([name, [detail, text]]) => [code(name), text, code(fieldsOf(detail))]),
    ),
  ];
  const names = new Intl.DisplayNames('en', { type: 'language' });
  const notes = `Supported languages: ${languageCodes.map((tag) => `${code(tag)} (${names.of(tag)})`).join(', ')}.

Attributes are also properties with names in camelCase, for example \`minQuantity\`. If you remove an attribute, its default is used again. Most invalid values log one console warning. Then the default is used.

`;
  return [
    '# API\n\nSee the [embedding guide](README.md) for examples.\n\n',
    ...own.flatMap(([tag, texts]) => [
      `## \`<${tag}>\`\n\n${texts.sentence}\n\n`,
      ...tables(texts),
      `Parts: ${texts.parts.map(code).join(', ')}.\n\n`,
    ]),
    '## All elements\n\n',
    ...tables(common, notes),
    'All events bubble and are composed.\n\n',
    table(
      ['CSS property', 'Description'],
      Object.entries(all.properties).map(([name, [, text]]) => [code(name), text]),
    ),
    `Other colors are derived from these. With the default colors, text has a contrast ratio of at least 4.5:1. Font sizes never fall below their value at a root size of 16 px.
`,
  ].join('');
}

/** The published files about the elements. */
export const apiFiles = (): [path: string, content: string][] => [
  ['embed.d.ts', types()],
  ['custom-elements.json', json(manifest())],
];
