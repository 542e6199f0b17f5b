import template from './manual.md?raw';
import { type Element, elements, type Happening, keysOf, type Member, shared } from './model.ts';

/** Of the company, as far as a partner's page names it. */
type Place = { site: string; whatsapp: string };

/** The partner's manual; beside the source it is `widgets/API.md`, with the samples of the template. */
export function manual(place?: Place): string {
  const text = template.replace('<!-- tables -->\n', () => [...elements.map(section), common()].join('\n\n'));
  return place ? named(text, place) : text;
}

/** What a language model, or who writes for one, reads first (llmstxt.org). */
export function llms(place: Place): string {
  const tags = elements.map(({ tag, about }) => `- \`<${tag}>\`: ${about}`);
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

function section({ tag, about, policy, members, methods, events, parts }: Element): string {
  const attributes = members.filter(({ attribute }) => attribute);
  const properties = members.filter(({ attribute }) => !attribute);
  return blocks(
    `### \`<${tag}>\``,
    [about, policy].filter(Boolean).join(' '),
    table(['attribute', 'default', 'takes'], attributes.map(attributeRow)),
    table(
      ['property', 'takes'],
      properties.map(({ property, about }) => [`\`${property}\``, about]),
    ),
    table(
      ['method', 'does'],
      methods.map(({ name, about }) => [`\`${name}()\``, about]),
    ),
    `Parts: ${parts.map(({ name }) => `\`${name}\``).join(', ')}.`,
    table(['event', 'when', 'detail'], events.map(eventRow)),
  );
}

function common(): string {
  const attributes = shared.members.filter(({ attribute }) => attribute);
  const properties = shared.members.filter(({ attribute }) => !attribute);
  return `${blocks(
    '### Every widget',
    table(['attribute', 'default', 'takes'], attributes.map(attributeRow)),
    'Properties have the same names in camelCase (`minQuantity`). A removed attribute returns to its default. A bad value warns once in the console and the default is used; nothing throws.',
    table(
      ['property', 'is'],
      properties.map(({ property, about }) => [`\`${property}\``, about]),
    ),
    table(
      ['colour or size', 'of what'],
      shared.cssProperties.map(({ name, about }) => [`\`${name}\``, about]),
    ),
    'Who sets the brand sets on-brand too; the other tones are mixed from it. Whatever ground and colours it gets, words keep 4.5 : 1: the widget moves its inks as far as they must go, and brings a ground of its own over pictures. Nothing is smaller than on a page of 16 px, and what is typed into it reaches no shortcut of the page, but for Escape, Tab and combinations; a script that listens in the capture phase it cannot stop. Parts are styled from outside by `dap-order-form::part(button)`.',
    'Events bubble and cross shadow borders.',
    table(['event', 'when', 'detail'], shared.events.map(eventRow)),
  )}\n`;
}

const blocks = (...all: string[]) => all.filter(Boolean).join('\n\n');

const attributeRow = ({ attribute, initial, about }: Member) => [`\`${attribute}\``, initial, about];
const eventRow = ({ type, about, detail }: Happening) => [
  `\`${type}\``,
  about,
  detail ? `\`${keysOf(detail)}\`` : '',
];

function table(heads: string[], rows: string[][]): string {
  if (!rows.length) return '';
  const line = (cells: string[]) => `|${cells.map((cell) => (cell ? ` ${cell} ` : ' ')).join('|')}|`;
  return [line(heads), `|${heads.map(() => '---').join('|')}|`, ...rows.map(line)].join('\n');
}
