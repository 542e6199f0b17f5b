import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { create, ts } from '@custom-elements-manifest/analyzer';
import { parseSync } from 'vite';
import packageJson from '../../../package.json' with { type: 'json' };
import { propertyName } from '../../../widgets/element/widget.ts';
import { languageCodes } from '../../../widgets/i18n/languages.ts';
import { widgetNames } from '../../../widgets/tags.ts';
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
  cssProperties: (Named & { syntax: string })[];
};

const detailsFile = join(root, 'src/build/api/details.ts');
const sourceFile = (path: string) =>
  ts.createSourceFile(path, readFileSync(join(root, path), 'utf8'), ts.ScriptTarget.ES2022, true);

const source = readFileSync(detailsFile, 'utf8');

/** The types of the event details, as text that stands alone: with the languages in place of the import. */
export const details = `export type Language = ${languageCodes.map((code) => `'${code}'`).join(' | ')};
${source.slice(source.indexOf('export type')).trim()}`;

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
  ...widgetNames.map((name) => `widgets/${name}/dap-${name}.ts`),
];

/** All tags, from the JSDoc of their classes; what `WidgetElement` says holds for every tag. */
export function elements(): Element[] {
  const { modules } = create({ modules: files.map(sourceFile), plugins: [] });
  const classes = modules.flatMap(({ declarations = [] }) => declarations) as Element[];
  const [base, ...tags] = classes;
  if (!base)
    throw new Error(
      'widgets/element/widget-element.ts has no class WidgetElement. Restore it, or correct the list of files in analyze.ts.',
    );
  return tags.map((own) => merged(own, base));
}

function merged(own: Element, base: Element): Element {
  // The analyzer also finds events and members in the code. Only those with a description are public.
  const documented = <Item extends Named>(items: Item[] = []) =>
    items.filter(({ description }) => description);
  const both = <Key extends 'events' | 'slots' | 'cssParts' | 'cssProperties'>(key: Key) =>
    documented<Named>([...(own[key] ?? []), ...(base[key] ?? [])]) as Element[Key];
  const [ownAttributes = [], baseAttributes = []] = [own, base].map(({ attributes = [] }) =>
    attributes.map(withField),
  );
  const members = documented(own.members);
  const ready = documented(base.members).filter(({ name }) => name === 'ready');
  return {
    kind: 'class',
    customElement: true,
    name: own.name,
    tagName: own.tagName,
    superclass: { name: 'HTMLElement', package: 'global:' },
    description: own.description.replaceAll('\n', ' '),
    attributes: [...ownAttributes, ...baseAttributes],
    members: [
      ...ownAttributes.flatMap(fieldOf),
      ...members
        .filter(({ kind }) => kind === 'field')
        .map((one) => pick(one, 'kind', 'name', 'type', 'description')),
      ...baseAttributes.flatMap(fieldOf),
      ...ready.map((one) => ({
        ...pick(one, 'kind', 'name', 'type', 'description'),
        readonly: true as const,
      })),
      ...members
        .filter(({ kind }) => kind === 'method')
        .map((one) => ({ ...pick(one, 'kind', 'name', 'description'), return: { type: { text: 'void' } } })),
    ],
    events: both('events').map((one) => pick(one, 'name', 'type', 'description')),
    slots: both('slots').map(({ name = '', description }) => ({ name, description })),
    cssParts: both('cssParts').map((one) => pick(one, 'name', 'description')),
    cssProperties: both('cssProperties').map((one) => ({
      name: one.name,
      syntax: String(Reflect.get(Reflect.get(one, 'type') ?? {}, 'text')),
      description: one.description,
    })),
  };
}

/** A copy with these keys only. */
function pick<Item extends object, Key extends keyof Item>(item: Item, ...keys: Key[]): Pick<Item, Key> {
  return Object.fromEntries(keys.flatMap((key) => (key in item ? [[key, item[key]]] : []))) as Pick<
    Item,
    Key
  >;
}

/** `lang` and `dir` are properties of every HTML element. */
function withField(attribute: Attribute): Attribute {
  const { name } = attribute;
  const fieldName = ['lang', 'dir'].includes(name) ? {} : { fieldName: propertyName(name) };
  return { ...pick(attribute, 'name', 'type', 'default', 'description'), ...fieldName };
}

function fieldOf({ name, fieldName, type, default: initial, description }: Attribute): Member[] {
  if (!fieldName) return [];
  const reflects = name === 'theme' && { reflects: true as const };
  return [
    { kind: 'field', name: fieldName, type, description, default: initial, attribute: name, ...reflects },
  ];
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
