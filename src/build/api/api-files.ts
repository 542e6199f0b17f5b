import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getVsCodeHtmlCustomData } from 'custom-element-vs-code-integration';
import { languageCodes } from '../../../widgets/i18n/languages.ts';
import { root } from '../company/folder.ts';
import { type ExampleFacts, withFacts } from '../pages/documents.ts';
import { type Attribute, type Element, elements, keysOf, type Member, manifest } from './analyze.ts';
import { typings } from './typings.ts';

export const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** The published files about the API, generated from the JSDoc of the elements. */
export function apiFiles(company: { site: string; whatsapp: string }): Map<string, string> {
  const all = elements();
  const editorData = JSON.parse(getVsCodeHtmlCustomData(manifest(all) as never, { hideLogs: true }));
  return new Map([
    ['custom-elements.json', json(manifest(all))],
    ['vscode.html-custom-data.json', json(editorData)],
    ['embed.d.ts', typings(all)],
    ['embed.md', manual(all, company)],
    ['llms.txt', llms(all, company.site)],
  ]);
}

const common = ['lang', 'dir', 'theme', 'loading'];
const commonEvents = ['dap-ready', 'dap-error'];

/** The API reference, `widgets/API.md`. */
export function apiReference(all: Element[]): string {
  const [first] = all;
  return blocks(
    '# API',
    'This page is generated from the element definitions. See the [embedding guide](README.md) for examples.',
    ...all.map(section),
    ...(first ? [allElements(first)] : []),
  );
}

/** The embedding guide and the API reference in one Markdown document, with the values of the company. */
export function manual(all: Element[], facts: ExampleFacts): string {
  const guide = readFileSync(join(root, 'widgets/README.md'), 'utf8');
  return withFacts(`${guide}\n${apiReference(all)}`, facts, {
    '](API.md)': '](#api)',
    '](README.md)': '](#embedding-guide)',
    '](INTEGRATIONS.md)': `](${facts.site}/embed/INTEGRATIONS.md)`,
    '](CHANGELOG.md)': `](${facts.site}/embed/CHANGELOG.md)`,
  });
}

/** A summary for language models (llmstxt.org). */
export function llms(all: Element[], site: string): string {
  const tags = all.map(({ tagName, description }) => `- \`<${tagName}>\`: ${description}`);
  return `# DAP 18-46-0: embeddable order form and cards

> The script \`${site}/embed.js\` defines ${tags.length} custom elements. Orders are sent as WhatsApp messages. There is no backend and no account, and no cookies are set.

${tags.join('\n')}

## Documents

- [Embedding guide and API](${site}/embed.md): quick start, Content Security Policy, attributes, events, methods, parts and CSS properties
- [Embedding](${site}/guides/), [API](${site}/guides/api/), [Integrations](${site}/guides/integrations/) and [Changelog](${site}/guides/changelog/) as web pages
- [Custom elements manifest](${site}/custom-elements.json): the API as JSON
- [Types](${site}/embed.d.ts): for TypeScript, React and Vue
- [Security and privacy answers](${site}/trust/): requests, storage, personal data and policies
- [Demo pages](${site}/demo/): the configurator and one page for each element
`;
}

const blocks = (...all: string[]) => all.filter(Boolean).join('\n\n');

function section({ tagName, description, attributes, members, events, cssParts }: Element): string {
  const properties = members.filter(
    ({ kind, attribute, readonly }) => kind === 'field' && !attribute && !readonly,
  );
  const methods = members.filter(({ kind }) => kind === 'method');
  return blocks(
    `## \`<${tagName}>\``,
    description,
    attributeTable(attributes.filter(({ name }) => !common.includes(name))),
    memberTable('Property', properties),
    memberTable('Method', methods, '()'),
    `Parts: ${cssParts.map(({ name }) => `\`${name}\``).join(', ')}.`,
    eventTable(events.filter(({ name }) => !commonEvents.includes(name))),
  );
}

function allElements({ attributes, members, events, cssProperties }: Element): string {
  return `${blocks(
    '## All elements',
    attributeTable(attributes.filter(({ name }) => common.includes(name))),
    `Supported languages: ${languageList()}.`,
    'Attributes are also properties with names in camelCase, for example `minQuantity`. If you remove an attribute, its default is used again. An invalid value logs one console warning, and the default is used. Nothing throws.',
    memberTable(
      'Property',
      members.filter(({ readonly }) => readonly),
    ),
    table(
      ['CSS property', 'Description'],
      cssProperties.map(({ name, description }) => [`\`${name}\``, description]),
    ),
    'The other tones are derived from these colors. Text always has a contrast ratio of at least 4.5:1: the widget adjusts its text colors, and adds its own background when it is placed over an image. Font sizes never fall below their value at a 16 px root size. Style parts with `::part()`, for example `dap-order-form::part(button)`.',
    "Keys typed in a widget do not trigger the page's keyboard shortcuts, except Escape, Tab and key combinations. Capture-phase listeners still receive them.",
    'All events bubble and are composed.',
    eventTable(events.filter(({ name }) => commonEvents.includes(name))),
  )}\n`;
}

function languageList(): string {
  const names = new Intl.DisplayNames('en', { type: 'language' });
  return languageCodes.map((code) => `\`${code}\` (${names.of(code)})`).join(', ');
}

const attributeTable = (all: Attribute[]) =>
  table(
    ['Attribute', 'Default', 'Description'],
    all.map(({ name, default: initial, description }) => [
      `\`${name}\``,
      / |none|off/.test(initial) ? initial : `\`${initial}\``,
      description,
    ]),
  );

const memberTable = (kind: string, all: Member[], after = '') =>
  table(
    [kind, 'Description'],
    all.map(({ name, description }) => [`\`${name}${after}\``, description]),
  );

const eventTable = (all: Element['events']) =>
  table(
    ['Event', 'Description', '`detail`'],
    all.map(({ name, type, description }) => {
      const [, detail = 'null'] = /CustomEvent<(\w+)>/.exec(type.text) ?? [];
      return [`\`${name}\``, description, detail === 'null' ? '' : `\`${keysOf(detail)}\``];
    }),
  );

function table(heads: string[], rows: string[][]): string {
  if (!rows.length) return '';
  const line = (cells: string[]) => `|${cells.map((cell) => (cell ? ` ${cell} ` : ' ')).join('|')}|`;
  return [line(heads), `|${heads.map(() => '---').join('|')}|`, ...rows.map(line)].join('\n');
}
