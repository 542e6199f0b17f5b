import { details, type Element, type Member } from './analyze.ts';

const lines = (all: string[]) => all.map((line) => `    ${line}`).join('\n');
const attributesName = ({ name }: Element) => `${name.slice(0, -'Element'.length)}Attributes`;
const isOwnProperty = ({ kind, readonly }: Member) => kind === 'field' && !readonly;

/** Types of the tags for TypeScript: the DOM, React and Vue. */
export function typings(all: Element[]): string {
  const events = [...new Map(all.flatMap((one) => one.events).map((event) => [event.name, event.type.text]))];
  const intrinsic = all.map(
    (one) =>
      `'${one.tagName}': DetailedHTMLProps<HTMLAttributes<${one.name}>, ${one.name}> & ${attributesName(one)} & Handlers`,
  );
  const components = all.map(
    (one) => `'${one.tagName}': new () => { $props: ${attributesName(one)} & { [name: string]: unknown } }`,
  );
  return `// Types of the elements in embed.js for the DOM, React JSX and Vue templates. Save this file in your project. If your
// tsconfig.json has "files", add it there.

${details}

${all.map(interfaceOf).join('\n\n')}

declare global {
  interface HTMLElementTagNameMap {
${lines(all.map(({ tagName, name }) => `'${tagName}': ${name};`))}
  }
  /** All events bubble, so you can listen on an element, the document or the window. */
  interface GlobalEventHandlersEventMap {
${lines(events.map(([name, type]) => `'${name}': ${type};`))}
  }
}

/** Props in JSX: attributes as in HTML, events as \`ondap-order-submit\` (React 19). */
type Handlers = { [type in ${events.map(([name]) => `'${name}'`).join(' | ')} as \`on\${type}\`]?: (event: GlobalEventHandlersEventMap[type]) => void };
${all.map(attributesOf).join('\n')}

// One line for each framework, so that @ts-ignore covers all of it in projects without React or Vue.
// @ts-ignore
declare module 'react' { namespace JSX { interface IntrinsicElements { ${intrinsic.join('; ')} } } }
// @ts-ignore
declare module 'vue' { interface GlobalComponents { ${components.join('; ')} } }
`;
}

function interfaceOf({ name, description, members }: Element): string {
  return `/** ${description} */
export interface ${name} extends HTMLElement {
${members.map(memberOf).join('\n')}
}`;
}

function memberOf({ kind, name, type, description, readonly }: Member): string {
  if (kind === 'method') return `  /** ${description} */\n  ${name}(): void;`;
  const text = type?.text === 'number' ? 'number | undefined' : type?.text;
  return `  /** ${description} */\n  ${readonly ? 'readonly ' : ''}${name}: ${text};`;
}

function attributesOf(element: Element): string {
  const named = element.members
    .filter(isOwnProperty)
    .map(({ attribute, name, type }) => `'${attribute ?? name}'?: ${loose(type?.text ?? '')} | undefined`);
  return `export type ${attributesName(element)} = { ${named.join('; ')} };`;
}

/** In markup a number may be a text, too, and the level of a heading a number. */
function loose(type: string): string {
  return type === 'number' ? 'number | string' : type.includes("'2'") ? `${type} | 2 | 3 | 4 | 5 | 6` : type;
}
