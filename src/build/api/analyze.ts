import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { create, ts } from '@custom-elements-manifest/analyzer';
import { parseSync } from 'vite';
import packageJson from '../../../package.json' with { type: 'json' };
import { propertyName } from '../../../widgets/element/widget.ts';
import { languageCodes } from '../../../widgets/i18n/languages.ts';
import { widgetNames } from '../../../widgets/index.ts';
import { emptyOrder, orderFields } from '../../../widgets/order-form/order.ts';
import { root } from '../company/folder.ts';

type Named = { name: string; description: string };
type Typed = Named & { type: { text: string } };
export type Attribute = Typed & { default: string; fieldName?: string };
export type Member = Named & {
  kind: 'field' | 'method';
  type?: { text: string };
  default?: string;
  attribute?: string;
  reflects?: true;
  readonly?: true;
  static?: true;
  privacy?: string;
  return?: { type: { text: string } };
};
/** A tag, as the custom elements manifest describes it (schema 2.1.0). */
export type Element = {
  kind: 'class';
  customElement: true;
  name: string;
  tagName: string;
  superclass: { name: string; package: string };
  description: string;
  attributes: Attribute[];
  members: Member[];
  events: Typed[];
  slots: Named[];
  cssParts: Named[];
  cssProperties: (Named & { syntax?: string; type?: { text: string } })[];
};

const sourceFile = (path: string) =>
  ts.createSourceFile(path, readFileSync(join(root, path), 'utf8'), ts.ScriptTarget.ES2022, true);

const source = readFileSync(join(root, 'src/build/api/details.ts'), 'utf8');

const isOptional = ({ name }: { name: string }) => !(name in emptyOrder);

/** The types of the event details, as self-contained text: with the languages and order fields in place of the imports. */
export const details = `export type Language = ${languageCodes.map((code) => `'${code}'`).join(' | ')};

/** A validated order. \`phone\` is \`+\` and digits, \`quantity\` is digits (metric tons). */
export type DapOrder = {
${orderFields
  .filter((field) => !isOptional(field))
  .map(({ name }) => `  ${name}: string;`)
  .join('\n')}
  /** The next ones are only present if the visitor filled them in. Trade terms are in Arabic. */
${orderFields
  .filter(isOptional)
  .map(({ name }) => `  ${name}?: string;`)
  .join('\n')}
};

${source.slice(source.indexOf('export type CountryCode')).trim()}`;

/** The keys of an event detail, such as `{ order, message, url }`. */
export function keysOf(detail: string): string {
  for (const statement of parseSync('details.ts', details).program.body) {
    const type = statement.type === 'ExportNamedDeclaration' ? statement.declaration : undefined;
    if (type?.type !== 'TSTypeAliasDeclaration' || type.id.name !== detail) continue;
    const members = type.typeAnnotation.type === 'TSTypeLiteral' ? type.typeAnnotation.members : [];
    const keys = members.flatMap((one) =>
      one.type === 'TSPropertySignature' && one.key.type === 'Identifier'
        ? `${one.key.name}${one.optional ? '?' : ''}`
        : [],
    );
    return `{ ${keys.join(', ')} }`;
  }
  throw new Error(`src/build/api/details.ts has no type ${detail}. Add it, or correct the JSDoc tag @fires.`);
}

const files = [
  'widgets/element/widget-element.ts',
  ...widgetNames.map((name) => `widgets/${name}/${name}.element.ts`),
];

/** All tags, from the JSDoc of their classes; the tags of `WidgetElement` apply to each. */
export function elements(): Element[] {
  const { modules } = create({ modules: files.map(sourceFile), plugins: [] });
  const declared = modules.flatMap(({ declarations = [] }) => declarations) as Element[];
  const [base, ...tags] = declared.filter(({ kind }) => kind === 'class') as [Element, ...Element[]];
  return tags.map((own) => merged(own, base));
}

function merged(own: Element, base: Element): Element {
  const both = <Key extends 'attributes' | 'events' | 'slots' | 'cssParts' | 'cssProperties'>(key: Key) =>
    documented<Element[Key][number]>([...(own[key] ?? []), ...(base[key] ?? [])]);
  const methods = documented(own.members).filter(({ kind }) => kind === 'method');
  return {
    kind: 'class',
    customElement: true,
    name: own.name,
    tagName: own.tagName,
    superclass: { name: 'HTMLElement', package: 'global:' },
    description: own.description.replaceAll('\n', ' '),
    attributes: both('attributes').map(withField),
    members: [
      ...fieldsOf(own),
      ...fieldsOf(base),
      ...methods.map((one) => ({
        ...pick(one, 'kind', 'name', 'description'),
        return: { type: { text: 'void' } },
      })),
    ],
    events: both('events').map((one) => pick(one, 'name', 'type', 'description')),
    slots: both('slots').map((one) => pick(one, 'name', 'description')),
    cssParts: both('cssParts').map((one) => pick(one, 'name', 'description')),
    cssProperties: both('cssProperties').map(({ name, type, description }) => ({
      name,
      syntax: type?.text ?? '*',
      description,
    })),
  };
}

/** The analyzer also finds events and members in the code. Only those with a description are public. */
const documented = <Item extends Named>(items: Item[] = []) => items.filter((item) => item.description);

/** A copy with these keys only. */
function pick<Item extends object, Key extends keyof Item>(item: Item, ...keys: Key[]): Pick<Item, Key> {
  const own = keys.filter((key) => key in item).map((key) => [key, item[key]]);
  return Object.fromEntries(own) as Pick<Item, Key>;
}

/** `lang` and `dir` are properties of every HTML element. */
function withField(attribute: Attribute): Attribute {
  const { name } = attribute;
  const fieldName = !['lang', 'dir'].includes(name) && { fieldName: propertyName(name) };
  return { ...pick(attribute, 'name', 'type', 'default', 'description'), ...fieldName };
}

/** The properties of the attributes, and the others. */
function fieldsOf({ attributes = [], members = [] }: Partial<Element>): Member[] {
  const reflected = attributes.map(withField).flatMap(({ name, fieldName, ...attribute }): Member[] =>
    fieldName
      ? [
          {
            ...{ kind: 'field', name: fieldName, type: attribute.type, description: attribute.description },
            ...{ default: attribute.default, attribute: name },
            ...(name === 'theme' && { reflects: true }),
          },
        ]
      : [],
  );
  const others = documented(members).filter((one) => one.kind === 'field' && !one.static && !one.privacy);
  return [...reflected, ...others.map((one) => pick(one, 'kind', 'name', 'type', 'description', 'readonly'))];
}

/**
 * The custom elements manifest.
 * @param path of the script that defines the elements
 * @param readme of the documentation
 */
export function manifest(all: Element[], path = 'embed.js', readme = 'embed.md') {
  const module = {
    kind: 'javascript-module',
    path,
    declarations: all,
    exports: all.map(({ name, tagName }) => ({
      kind: 'custom-element-definition',
      name: tagName,
      declaration: { name, module: path },
    })),
  };
  return { schemaVersion: '2.1.0', readme, version: packageJson.version, modules: [module] };
}
