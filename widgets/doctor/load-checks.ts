import { scriptUrl } from '../element/script-url.ts';
import { languages } from '../i18n/languages.ts';
import { type Finding, startTag } from './element-checks.ts';

/** The functions that the widgets need and that old libraries replace. */
const builtIns =
  'Array.from Array.prototype.entries Array.prototype.filter Array.prototype.find Function.prototype.bind JSON.stringify Map Promise Set URL'.split(
    ' ',
  );

/** Built-in functions that a script of the page has replaced. */
export function replacedFindings(): Finding[] {
  const replaced = builtIns.filter((path) => {
    let value: unknown = globalThis;
    for (const name of path.split('.')) value = Reflect.get(value as object, name);
    return typeof value !== 'function' || !/\[native code\]/.test(Function.prototype.toString.call(value));
  });
  const finding = {
    name: 'replaced-built-ins',
    problem: `A script on the page has replaced ${replaced.join(', ')}. Old versions of Prototype and MooTools do that. The browser uses the replacement for all scripts.`,
    fix: 'Remove or update that script, or show the widget in an iframe: https://…/embed/order-form/',
  };
  return replaced.length ? [finding] : [];
}

/** What React and the widgets read from the document. */
const documentNames =
  'activeElement addEventListener adoptedStyleSheets baseURI body createElement createRange createTextNode currentScript defaultView dispatchEvent documentElement querySelector readyState removeEventListener'.split(
    ' ',
  );

/** Elements whose `name` or `id` hides a property of `document` from all scripts (DOM clobbering). */
export function clobberedFindings(): Finding[] {
  const { querySelectorAll } = Document.prototype;
  const candidates = querySelectorAll.call(document, 'img, form, embed, object, iframe');
  return [...candidates].flatMap((element) => {
    const names = [element.getAttribute('name'), element.id];
    const name = documentNames.find((one) => names.includes(one) && Object.hasOwn(document, one));
    if (!name) return [];
    return [
      {
        name: 'clobbered-global',
        problem: `${startTag(element)} hides document.${name} from all scripts on the page. If visitors can write this HTML, they can attack the page.`,
        fix: `Use another name or id, and remove these attributes from the HTML of visitors.`,
      },
    ];
  });
}

/** Records errors and warnings of widgets until `signal` aborts. @returns those of widgets that are still in the page */
export function onErrors(changed: () => unknown, signal: AbortSignal): () => Finding[] {
  const found = new Map<unknown, Finding>();
  const add = ({ type, target, detail }: CustomEventInit & Event) => {
    const element = target as Element;
    const fix = `Correct the value for ${startTag(element)}.`;
    if (type === 'dap-warning') found.set(detail, { name: 'bad-value', problem: detail, fix, element });
    else found.set(element, { ...failure(element, detail ?? {}), element });
    changed();
  };
  const ready = ({ target }: Event) => found.delete(target);
  document.addEventListener('dap-error', add, { signal });
  document.addEventListener('dap-warning', add, { signal, capture: true });
  document.addEventListener('dap-ready', ready, { signal, capture: true });
  return () => [...found.values()].filter(({ element }) => element?.isConnected);
}

function failure(element: Element, { reason, error }: { reason?: string; error?: unknown }): Finding {
  const cause = error instanceof Error ? `${error.name}: ${error.message}` : String(error ?? 'unknown error');
  if (reason === 'load')
    return {
      name: 'not-loaded',
      problem: `A file of ${startTag(element)} could not be loaded (${cause}). The page shows the fallback content, and the widget tries again.`,
      fix: 'Open the URL of the file in the browser. If it works there, allow it in the Content-Security-Policy, and exclude embed.js and its files from ad blockers and optimizers.',
    };
  return {
    name: 'broken',
    problem: `${startTag(element)} failed while rendering (${cause}). The page shows the fallback content.`,
    fix: 'Remove scripts that replace built-in functions. If there are none, send the error in the console to the supplier.',
  };
}

const loader = /\/embed(\/\d[\w.-]*\/embed)?\.js(\?|$)/;
const runs = /^(|module|(text|application)\/(java|ecma)script)$/i;

const line = (address: string) =>
  `<script type="module" src="${new URL(address, document.baseURI).href}"></script>`;

/** How the page loads `embed.js`. */
export function scriptFindings(): Finding[] {
  const running: string[] = [];
  const found = [...document.scripts].flatMap((script): Finding[] => {
    // Optimizers write the URL into another attribute than `src`.
    const [source] = [...script.attributes].filter(({ value }) => loader.test(value));
    if (!source) return [];
    const { name, value: address } = source;
    const { type } = script;
    if (name !== 'src' || /rocket|litespeed|delay|lazy/i.test(type))
      return [
        {
          name: 'script-delayed',
          problem: `An optimizer delays embed.js (${name === 'src' ? `type="${type}"` : 'its URL is not in the src attribute'}). The widget loads only after user interaction.`,
          fix: `Exclude embed.js from “delay”, “defer” and “combine” in the optimizer. The page then contains:\n${line(address)}`,
        },
      ];
    if (runs.test(type)) running.push(address);
    if (runs.test(type) && !script.noModule) return [];
    const problem = runs.test(type)
      ? `<script nomodule src="${address}">: current browsers ignore scripts with nomodule.`
      : `<script type="${type}" src="${address}">: the type is not a JavaScript type. The browser does not run the script.`;
    return [{ name: 'script-type', problem, fix: line(address) }];
  });
  const [first = ''] = running;
  const different = running.every((address) => address === first)
    ? ''
    : ' with different URLs. The first one registers the elements';
  if (running.length > 1)
    found.push({
      name: 'script-twice',
      problem: `The page contains embed.js ${running.length} times${different}. The widgets work, but the other copies are unnecessary.`,
      fix: `Keep one of them:\n${line(first)}`,
    });
  return found;
}

/** The first letter of the Arabic name of Arabic, as a number that no encoding changes. */
const alef = 0x627;

/** A changed copy of a pinned file that contains letters instead of escapes. */
export function encodingFindings(): Finding[] {
  if (languages.ar.name.charCodeAt(0) === alef) return [];
  const finding = {
    name: 'encoding',
    problem: `The page uses ${document.characterSet}, and the browser decodes the script in this encoding. Texts and orders are garbled.`,
    fix: `Use the unchanged file of the supplier, and load it as a module, which is always UTF-8:\n${line(scriptUrl)}`,
  };
  return [finding];
}

/**
 * Records the files of the widgets that the Content-Security-Policy of the page blocks, until `signal` aborts.
 * @returns one problem for each directive
 */
export function observePolicy(changed: () => unknown, signal: AbortSignal): () => Finding[] {
  const found = new Map<string, Finding>();
  const report = ({ effectiveDirective, blockedURI, originalPolicy }: SecurityPolicyViolationEvent) => {
    const { origin } = new URL(scriptUrl);
    const directive = effectiveDirective.replace(/-(elem|attr)$/, '');
    if (!blockedURI.startsWith(origin) || found.has(directive)) return;
    found.set(directive, {
      name: `policy-${directive}`,
      problem: `The Content-Security-Policy of the page blocks ${blockedURI}.`,
      fix: `Content-Security-Policy: ${widened(originalPolicy, directive, origin)}`,
    });
    changed();
  };
  document.addEventListener('securitypolicyviolation', report, { signal });
  return () => [...found.values()];
}

/** The policy with our origin added. A missing directive starts with the sources of `default-src`. */
function widened(policy: string, directive: string, origin: string): string {
  const rules = policy.split(/\s*[;,]\s*/).filter(Boolean);
  const named = (name: string) => rules.find((rule) => rule.split(/\s/)[0] === name);
  const [, ...sources] = (named(directive) ?? named('default-src') ?? '').split(/\s+/);
  const rule = [directive, ...sources.filter((source) => source !== "'none'"), origin].join(' ');
  return [...rules.filter((one) => one !== named(directive)), rule].join('; ');
}
