import { create, ts } from '@custom-elements-manifest/analyzer';
import packageJson from '../../../package.json' with { type: 'json' };
import { propertyName } from '../../../widgets/element/attributes.ts';
import { languageCodes } from '../../../widgets/i18n/languages.ts';
import { countries } from '../../../widgets/lib/phone.ts';
import { emptyOrder, orderFields } from '../../../widgets/order-form/order-fields.ts';
import { widgetNames } from '../../../widgets/widget-names.ts';
import { readSource } from '../files.ts';
import { fillTemplate } from '../pages/html.ts';

type Named = { name: string; description: string };
type Typed = Named & { type: { text: string } };
export type Attribute = Typed & { default: string; fieldName?: string };
type Member = Typed & {
  kind: 'field' | 'method';
  default?: string;
  attribute?: string;
  reflects?: boolean;
  readonly?: true;
  static?: true;
  privacy?: string;
};
type Lists = {
  attributes: Attribute[];
  members: Member[];
  events: Typed[];
  slots: Named[];
  cssParts: Named[];
  cssProperties: (Named & { type?: { text: string }; syntax?: string })[];
};
/** A tag, as the custom elements manifest describes it (schema 2.1.0). */
export type Element = Lists & {
  kind: 'class';
  name: string;
  tagName: string;
  description: string;
  customElement?: true;
  superclass?: object;
};

/** All tags, from the JSDoc of their classes; the tags of `WidgetElement` apply to each. */
export function elements(): Element[] {
  const files = widgetNames.map((name) => `widgets/${name}/${name}.element.ts`);
  const sources = ['widgets/element/widget-element.ts', ...files].map((path) =>
    ts.createSourceFile(path, readSource(path), ts.ScriptTarget.ES2022, true),
  );
  const { modules } = create({ modules: sources, plugins: [] });
  const declared = modules.flatMap(({ declarations = [] }) => declarations) as Element[];
  const [base, ...tags] = declared.filter(({ kind }) => kind === 'class') as [Element, ...Element[]];
  return tags.map((own) => merged(own, base));
}

/** The analyzer also finds events and members in the code. Only those with a description are public. */
function merged(own: Element, base: Element): Element {
  const listOf = <Key extends keyof Lists>(key: Key) =>
    [...(own[key] ?? []), ...(base[key] ?? [])].filter(({ description }) => description) as Lists[Key];
  const attributes = listOf('attributes').map((attribute) => {
    // `lang` and `dir` are properties of every HTML element.
    const isNative = ['lang', 'dir'].includes(attribute.name);
    return isNative ? attribute : { ...attribute, fieldName: propertyName(attribute.name) };
  });
  const properties = attributes.flatMap(({ fieldName, name, ...attribute }): Member[] => {
    const field = { kind: 'field' as const, attribute: name, ...(name === 'theme' && { reflects: true }) };
    return fieldName ? [{ ...attribute, ...field, name: fieldName }] : [];
  });
  const others = listOf('members').filter(
    (one) => !one.privacy && !one.static && (one.kind === 'field' || !base.members.includes(one)),
  );
  return {
    kind: 'class',
    name: own.name,
    tagName: own.tagName,
    customElement: true,
    superclass: { name: 'HTMLElement', package: 'global:' },
    attributes,
    description: own.description.split('\n').join(' '),
    members: [...properties, ...others.map(({ default: _, ...member }) => member)],
    events: listOf('events'),
    slots: listOf('slots'),
    cssParts: listOf('cssParts'),
    cssProperties: listOf('cssProperties').map(({ type, ...one }) => ({ ...one, syntax: type?.text ?? '*' })),
  };
}

/**
 * The custom elements manifest.
 * @param path of the script that defines the elements
 * @param readme of the documentation
 */
export function manifest(all: Element[], path = 'embed.js', readme = 'embed.md') {
  const exports = all.map(({ name, tagName }) => ({
    kind: 'custom-element-definition',
    name: tagName,
    declaration: { name, module: path },
  }));
  const module = { kind: 'javascript-module', path, declarations: all, exports };
  return { schemaVersion: '2.1.0', readme, version: packageJson.version, modules: [module] };
}

/** The types of the event details as self-contained text, with the languages and order fields in place of the imports. */
export function detailTypes(): string {
  const fields = orderFields.map(({ name }) => `  ${name}${name in emptyOrder ? '' : '?'}: string;`);
  const imported = 'export type { CountryCode, DapOrder };';
  const [, details = ''] = readSource('widgets/event-details.ts').split(imported);
  const oneOf = (codes: readonly string[]) => codes.map((code) => `'${code}'`).join(' | ');
  return `export type Language = ${oneOf(languageCodes)};
export type CountryCode = ${oneOf(countries.map(({ code }) => code))};

/** A validated order. \`phone\` is \`+\` and digits, \`quantity\` is digits (metric tons). Trade terms are in Arabic. */
export type DapOrder = {
${fields.join('\n')}
};

${details.trim()}`;
}

/** Types of the tags for TypeScript: the DOM, React and Vue. */
export function typings(all: Element[]): string {
  const lines = (texts: string[]) => texts.map((text) => `    ${text}`).join('\n');
  const events = new Map(all.flatMap((one) => one.events).map(({ name, type }) => [name, type.text]));
  const attributesName = ({ name }: Element) => `${name.slice(0, -'Element'.length)}Attributes`;
  const intrinsic = all.map((one) => {
    const html = `DetailedHTMLProps<HTMLAttributes<${one.name}>, ${one.name}>`;
    return `'${one.tagName}': ${html} & ${attributesName(one)} & Handlers`;
  });
  const components = all.map(
    (one) => `'${one.tagName}': new () => { $props: ${attributesName(one)} & { [name: string]: unknown } }`,
  );
  return fillTemplate(readSource('src/build/api/embed.d.ts.txt'), {
    details: detailTypes(),
    interfaces: all.map(interfaceOf).join('\n\n'),
    tags: lines(all.map(({ tagName, name }) => `'${tagName}': ${name};`)),
    events: lines(Array.from(events, ([name, type]) => `'${name}': ${type};`)),
    eventNames: Array.from(events.keys(), (name) => `'${name}'`).join(' | '),
    attributes: all.map((one) => `export type ${attributesName(one)} = { ${attributesOf(one)} };`).join('\n'),
    intrinsic: intrinsic.join('; '),
    components: components.join('; '),
  });
}

function interfaceOf({ name, description, members }: Element): string {
  const lines = members.map(({ kind, name, type, description, readonly }) => {
    const text = type?.text === 'number' ? 'number | undefined' : type?.text;
    const signature = kind === 'method' ? `${name}(): void` : `${name}: ${text}`;
    return `  /** ${description} */\n  ${readonly ? 'readonly ' : ''}${signature};`;
  });
  return `/** ${description} */\nexport interface ${name} extends HTMLElement {\n${lines.join('\n')}\n}`;
}

/** In markup a number may be a text, too, and the level of a heading a number. */
function attributesOf({ members }: Element): string {
  const loose = (type: string) =>
    type === 'number' ? 'number | string' : type.includes("'2'") ? `${type} | 2 | 3 | 4 | 5 | 6` : type;
  return members
    .filter(({ kind, readonly }) => kind === 'field' && !readonly)
    .map(({ attribute, name, type }) => `'${attribute ?? name}'?: ${loose(type.text)} | undefined`)
    .join('; ');
}
