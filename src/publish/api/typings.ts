import { classOf, details, type Element, elements, type Happening, type Member, shared } from './model.ts';

/** Types of the tags for a page's own TypeScript: the DOM, React and Vue. */
export function typings(): string {
  const events = unique([...elements.flatMap(({ events }) => events), ...shared.events]);
  return `// The tags of embed.js for TypeScript: document.querySelector('dap-order-form'), addEventListener('dap-order-submit', …),
// React's JSX and Vue's templates. Put it beside your code, or name it in "files" of your tsconfig.json.

${details.trim()}

${elements.map(interfaceOf).join('\n\n')}

declare global {
  interface HTMLElementTagNameMap {
${lines(elements.map(({ tag }) => `'${tag}': ${classOf(tag)};`))}
  }
  /** They bubble, so an element, the document and the window hear them. */
  interface GlobalEventHandlersEventMap {
${lines(events.map((event) => `'${event.type}': ${eventType(event)};`))}
  }
}

/** What a tag takes in JSX: attributes as in HTML, events as \`ondap-order-submit\` (React 19). */
type Handlers = { [type in ${events.map(({ type }) => `'${type}'`).join(' | ')} as \`on\${type}\`]?: (event: GlobalEventHandlersEventMap[type]) => void };
${elements.map(attributesOf).join('\n')}

// Each in one line, so that it says nothing where there is no React or no Vue.
// @ts-ignore
declare module 'react' { namespace JSX { interface IntrinsicElements { ${elements.map(({ tag }) => `'${tag}': DetailedHTMLProps<HTMLAttributes<${classOf(tag)}>, ${classOf(tag)}> & ${attributesName(tag)} & Handlers`).join('; ')} } } }
// @ts-ignore
declare module 'vue' { interface GlobalComponents { ${elements.map(({ tag }) => `'${tag}': new () => { $props: ${attributesName(tag)} & { [name: string]: unknown } }`).join('; ')} } }
`;
}

const lines = (all: string[]) => all.map((line) => `    ${line}`).join('\n');
const attributesName = (tag: string) => classOf(tag).replace(/Element$/, 'Attributes');
const eventType = ({ detail }: Happening) => `CustomEvent<${detail ?? 'null'}>`;

function unique(events: Happening[]): Happening[] {
  return [...new Map(events.map((event) => [event.type, event])).values()];
}

function interfaceOf({ tag, about, members, methods }: Element): string {
  const own = [...members, ...shared.members].filter(({ property }) => property);
  return `/** ${about} */
export interface ${classOf(tag)} extends HTMLElement {
${[...own.map(field), ...methods.map(({ name, about }) => `  /** ${about} */\n  ${name}(): void;`)].join('\n')}
}`;
}

function field({ property, type, about, readonly }: Member): string {
  return `  /** ${about} */\n  ${readonly ? 'readonly ' : ''}${property}: ${type === 'number' ? 'number | undefined' : type};`;
}

/** HTML's own are React's already. */
function attributesOf({ tag, members }: Element): string {
  const own = [...members, ...shared.members].filter(({ property, readonly }) => property && !readonly);
  const named = own.map(
    ({ attribute, property, type }) => `'${attribute ?? property}'?: ${loose(type)} | undefined`,
  );
  return `export type ${attributesName(tag)} = { ${named.join('; ')} };`;
}

/** In markup a number may be a text, too, and the level of a heading a number. */
function loose(type: string): string {
  return type === 'number' ? 'number | string' : type.includes("'2'") ? `${type} | 2 | 3 | 4 | 5 | 6` : type;
}
