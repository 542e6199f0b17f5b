import { parseAst } from 'vite';

/** Methods that Chromium 106 or Safari 16.4 lacks, wherever they are called. */
const methods = new Set(
  [
    'toSorted toReversed toSpliced with fromAsync groupBy withResolvers canParse any isWellFormed toWellFormed',
    'union intersection difference symmetricDifference isSubsetOf isSupersetOf isDisjointFrom',
    'toBase64 toHex fromBase64 fromHex getOrInsert getTextInfo getWeekInfo requestIdleCallback',
    'showPopover hidePopover togglePopover requestClose checkVisibility startViewTransition moveBefore',
    'getHTML setHTML setHTMLUnsafe parseHTMLUnsafe caretPositionFromPoint scrollIntoViewIfNeeded',
  ].flatMap((line) => line.split(' ')),
);
/** What is asked for instead of a method, as they came together. */
const proofs: Record<string, string> = { showPopover: 'popover', hidePopover: 'popover' };
/** Where a common word is one of ours. */
const owners: Record<string, string> = { any: 'AbortSignal', try: 'Promise', escape: 'RegExp', parse: 'URL' };
/** Objects that are not there. */
const objects = new Set(
  'navigation scheduler CloseWatcher URLPattern Iterator Temporal Float16Array DurationFormat EditContext'.split(
    ' ',
  ),
);
/** Properties that do nothing there, so that what they promise has to be done otherwise. */
const silent = new Set(['closedBy', 'closedby', 'popoverTargetElement', 'commandForElement']);
const ofIterators = new Set('map filter take drop flatMap reduce toArray forEach some every find'.split(' '));
const iterators = new Set(['values', 'entries', 'keys', 'matchAll']);

type Node = { type: string } & Record<string, unknown>;

/** What a script asks of a browser below our floor without asking first whether it is there. */
export function beyondFloorJs(script: string): string[] {
  const found = new Set<string>();
  walk(parseAst(script) as unknown as Node, (node, tried) => {
    const name = tried ? undefined : asked(node);
    if (name && !isAskedFor(name, script)) found.add(name);
  });
  return Array.from(found);
}

/** The sheets that a script brings along. */
export function sheetsIn(script: string): string[] {
  const sheets: string[] = [];
  walk(parseAst(script) as unknown as Node, ({ type, value, quasis }) => {
    const parts = type === 'TemplateLiteral' && (quasis as { value: { cooked: string } }[]);
    const text = parts ? parts.map((part) => part.value.cooked).join('0') : value;
    if (typeof text === 'string' && /\{[^{}]*[\w-]+:[^{}]*\}/.test(text)) sheets.push(text);
  });
  return sheets;
}

/** The name of what a node needs and the floor lacks. */
function asked(node: Node): string | undefined {
  if (node.type === 'Literal' && (node.regex as { flags: string } | undefined)?.flags.includes('v'))
    return 'the flag v of regular expressions';
  if (node.type === 'NewExpression') return known((node.callee as Node).name);
  if (node.type === 'MemberExpression')
    return known((node.object as Node).name) ?? quiet(node.property as Node);
  if (node.type === 'Property') return quiet(node.key as Node);
  if (node.type !== 'CallExpression' || node.optional) return undefined;
  const callee = node.callee as Node;
  if (callee.type === 'Identifier') return methods.has(String(callee.name)) ? String(callee.name) : undefined;
  if (callee.type !== 'MemberExpression') return undefined;
  const method = String((callee.property as Node).name);
  const object = callee.object as Node;
  if (ofIterators.has(method) && object.type === 'CallExpression') {
    const { property, object: from } = object.callee as Record<string, Node>;
    const onObject = from?.name === 'Object';
    if (!onObject && iterators.has(String(property?.name))) return `${property?.name}().${method}`;
  }
  if (owners[method]) return object.name === owners[method] ? `${object.name}.${method}` : undefined;
  return methods.has(method) ? method : undefined;
}

const known = (name: unknown) => (objects.has(String(name)) ? String(name) : undefined);
const quiet = ({ name }: Node) => (silent.has(String(name)) ? String(name) : undefined);

/** Says whether a file finds out, before it uses a name, that the browser has it. */
function isAskedFor(name: string, script: string): boolean {
  const last = proofs[name] ?? name.replace(/^.*\./, '');
  const question = `[\`'"]${last}[\`'"]\\s?in |[\`'"]${last}[\`'"]in\\b|typeof (\\w+\\.)*${last}\\b|\\.${last}(&&|\\?|\\))`;
  return new RegExp(question).test(script);
}

/** Visits every node; what stands in `try` may fail. */
function walk(node: Node, visit: (node: Node, tried: boolean) => void, tried = false): void {
  visit(node, tried);
  for (const [key, value] of Object.entries(node)) {
    const inside = tried || (node.type === 'TryStatement' && key === 'block' && node.handler !== null);
    for (const child of Array.isArray(value) ? value : [value])
      if (child && typeof child === 'object' && typeof child.type === 'string') walk(child, visit, inside);
  }
}
