import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../company/folder.ts';
import { type Attribute, type Element, keysOf, type Member } from './analyze.ts';

/** What of the company stands on a partner's page. */
type Place = { site: string; whatsapp: string };

const common = ['lang', 'dir', 'theme', 'loading'];
const commonEvents = ['dap-ready', 'dap-error'];

/** The partner's manual; without a company it is `widgets/API.md`. */
export function manual(all: Element[], place?: Place): string {
  const template = readFileSync(join(root, 'src/build/api/manual.md'), 'utf8');
  const [first] = all;
  const tables = [...all.map(section), ...(first ? [everyWidget(first)] : [])].join('\n\n');
  const text = template.replace('<!-- tables -->\n', () => tables);
  return place ? named(text, place) : text;
}

/** A summary for language models (llmstxt.org). */
export function llms(all: Element[], place: Place): string {
  const tags = all.map(({ tagName, description }) => `- \`<${tagName}>\`: ${description}`);
  return named(
    `# DAP 18-46-0, order form and cards for any page

> One small script, \`https://dap.example.com/embed.js\`, and ${tags.length} tags. An order becomes a WhatsApp message; no server, no cookie, no account. Speaks Arabic, English, Persian, French and Japanese.

${tags.join('\n')}

## Documents

- [The manual](https://dap.example.com/embed.md): two lines to paste, policies, every attribute, event, method, part and colour
- [The manifest](https://dap.example.com/custom-elements.json): the same as data (custom elements manifest)
- [Types](https://dap.example.com/embed.d.ts): for TypeScript, React and Vue
- [What reviewers ask](https://dap.example.com/trust/): what it sends, stores and needs
- [Demonstrations](https://dap.example.com/demo/): each tag on a page of its own
`,
    place,
  );
}

const named = (text: string, { site, whatsapp }: Place) =>
  text.replaceAll('https://dap.example.com', () => site).replaceAll('962790000000', () => whatsapp);

const blocks = (...all: string[]) => all.filter(Boolean).join('\n\n');

function section({ tagName, description, attributes, members, events, cssParts }: Element): string {
  const properties = members.filter(
    ({ kind, attribute, readonly }) => kind === 'field' && !attribute && !readonly,
  );
  const methods = members.filter(({ kind }) => kind === 'method');
  return blocks(
    `### \`<${tagName}>\``,
    description,
    attributeTable(attributes.filter(({ name }) => !common.includes(name))),
    memberTable(['property', 'takes'], properties, ''),
    memberTable(['method', 'does'], methods, '()'),
    `Parts: ${cssParts.map(({ name }) => `\`${name}\``).join(', ')}.`,
    eventTable(events.filter(({ name }) => !commonEvents.includes(name))),
  );
}

function everyWidget({ attributes, members, events, cssProperties }: Element): string {
  return `${blocks(
    '### Every widget',
    attributeTable(attributes.filter(({ name }) => common.includes(name))),
    'Properties have the same names in camelCase (`minQuantity`). A removed attribute returns to its default. A bad value warns once in the console and the default is used; nothing throws.',
    memberTable(
      ['property', 'is'],
      members.filter(({ readonly }) => readonly),
      '',
    ),
    table(
      ['colour or size', 'of what'],
      cssProperties.map(({ name, description }) => [`\`${name}\``, description]),
    ),
    'Who sets the brand sets on-brand too; the other tones are mixed from it. Whatever ground and colours it gets, words keep 4.5 : 1: the widget moves its inks as far as they must go, and brings a ground of its own over pictures. Nothing is smaller than on a page of 16 px, and what is typed into it reaches no shortcut of the page, but for Escape, Tab and combinations; a script that listens in the capture phase it cannot stop. Parts are styled from outside by `dap-order-form::part(button)`.',
    'Events bubble and cross shadow borders.',
    eventTable(events.filter(({ name }) => commonEvents.includes(name))),
  )}\n`;
}

const attributeTable = (all: Attribute[]) =>
  table(
    ['attribute', 'default', 'takes'],
    all.map(({ name, default: initial, description }) => [
      `\`${name}\``,
      / |none|off/.test(initial) ? initial : `\`${initial}\``,
      description,
    ]),
  );

const memberTable = (heads: string[], all: Member[], after: string) =>
  table(
    heads,
    all.map(({ name, description }) => [`\`${name}${after}\``, description]),
  );

const eventTable = (all: Element['events']) =>
  table(
    ['event', 'when', 'detail'],
    all.map(({ name, type, description }) => {
      const [, detail = 'null'] = /CustomEvent<(\w+)>/.exec(type.text) ?? [];
      return [
        `\`${name}\``,
        description.replace('. It can be prevented.', ''),
        detail === 'null' ? '' : `\`${keysOf(detail)}\``,
      ];
    }),
  );

function table(heads: string[], rows: string[][]): string {
  if (!rows.length) return '';
  const line = (cells: string[]) => `|${cells.map((cell) => (cell ? ` ${cell} ` : ' ')).join('|')}|`;
  return [line(heads), `|${heads.map(() => '---').join('|')}|`, ...rows.map(line)].join('\n');
}
