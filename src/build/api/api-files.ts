import { getVsCodeHtmlCustomData } from 'custom-element-vs-code-integration';
import { languageCodes } from '../../../widgets/i18n/languages.ts';
import { json, readSource } from '../files.ts';
import { type ExampleFacts, withFacts } from '../pages/documents.ts';
import { fillTemplate } from '../pages/html.ts';
import { type Attribute, detailTypes, type Element, elements, manifest, typings } from './analyze.ts';

/** The published files about the API, generated from the JSDoc of the elements. */
export function apiFiles(facts: ExampleFacts): Map<string, string> {
  const all = elements();
  const editorData = JSON.parse(getVsCodeHtmlCustomData(manifest(all) as never, { hideLogs: true }));
  const tags = all.map(({ tagName, description }) => `- \`<${tagName}>\`: ${description}`).join('\n');
  return new Map([
    ['custom-elements.json', json(manifest(all))],
    ['vscode.html-custom-data.json', json(editorData)],
    ['embed.d.ts', typings(all)],
    ['embed.md', manual(all, facts)],
    ...['CHANGELOG.md', 'INTEGRATIONS.md'].map(
      (name) => [`embed/${name}`, withFacts(readSource(`widgets/${name}`), facts)] as const,
    ),
    // A summary for language models (llmstxt.org).
    ['llms.txt', fillTemplate(readSource('src/build/api/llms.txt'), { ...facts, tags, count: all.length })],
  ]);
}

/** The embedding guide and the API reference in one Markdown document, with the values of the company. */
function manual(all: Element[], facts: ExampleFacts): string {
  return withFacts(`${readSource('widgets/README.md')}\n${apiReference(all)}`, facts, {
    '](API.md)': '](#api)',
    '](API.md#': '](#',
    '](README.md)': '](#embedding-guide)',
    '](INTEGRATIONS.md)': `](${facts.site}/embed/INTEGRATIONS.md)`,
    '](CHANGELOG.md)': `](${facts.site}/embed/CHANGELOG.md)`,
  });
}

const isCommon = ({ name }: { name: string }) =>
  ['lang', 'dir', 'theme', 'loading', 'dap-ready', 'dap-error', 'ready'].includes(name);

/** The API reference, `widgets/API.md`. */
export function apiReference(all: Element[]): string {
  const [{ attributes, members, cssProperties, events }] = all as [Element];
  const readOnly = members.filter(({ readonly }) => readonly);
  const names = new Intl.DisplayNames('en', { type: 'language' });
  return fillTemplate(readSource('src/build/api/reference.md'), {
    elements: all.map(section).join('\n\n'),
    attributes: attributeTable(attributes.filter(isCommon)),
    languages: languageCodes.map((code) => `\`${code}\` (${names.of(code)})`).join(', '),
    properties: nameTable('Property', readOnly),
    cssProperties: nameTable('CSS property', cssProperties),
    events: eventTable(events.filter(isCommon)),
    types: detailTypes(),
  });
}

function section({ tagName, description, attributes, members, events, cssParts }: Element): string {
  const isOwn = (one: { name: string }) => !isCommon(one);
  const properties = members.filter((one) => one.kind === 'field' && !one.attribute && isOwn(one));
  const methods = members.filter(({ kind }) => kind === 'method');
  const blocks = [
    `## \`<${tagName}>\``,
    description,
    attributeTable(attributes.filter(isOwn)),
    nameTable('Property', properties),
    nameTable('Method', methods, '()'),
    cssParts.length > 0 && `Parts: ${cssParts.map(({ name }) => `\`${name}\``).join(', ')}.`,
    eventTable(events.filter(isOwn)),
  ];
  return blocks.filter(Boolean).join('\n\n');
}

function attributeTable(all: Attribute[]): string {
  const rows = all.map(({ name, default: initial, description }) => {
    const value = / |none|off/.test(initial) ? initial : `\`${initial}\``;
    return [`\`${name}\``, value, description];
  });
  return table(['Attribute', 'Default', 'Description'], rows);
}

function nameTable(kind: string, all: { name: string; description: string }[], after = ''): string {
  const rows = all.map(({ name, description }) => [`\`${name}${after}\``, description]);
  return table([kind, 'Description'], rows);
}

function eventTable(all: Element['events']): string {
  const rows = all.map(({ name, type, description }) => {
    const [, detail = 'null'] = /CustomEvent<(\w+)>/.exec(type.text) ?? [];
    return [`\`${name}\``, description, `\`${detail}\``];
  });
  return table(['Event', 'Description', '`detail`'], rows);
}

function table(headings: string[], rows: string[][]): string {
  if (!rows.length) return '';
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
  return [line(headings), `|${headings.map(() => '---').join('|')}|`, ...rows.map(line)].join('\n');
}
