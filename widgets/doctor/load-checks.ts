import { scriptUrl } from '../element/script-url.ts';
import { tagNames } from '../index.ts';
import { findingsIn, readerOf, widgetsIn, written } from './find-widgets.ts';
import type { Finding } from './panel.ts';

/** The functions that the widgets need and that old libraries replace. */
const builtIns = [
  ...['Array.from', 'Array.prototype.entries', 'Array.prototype.filter', 'Array.prototype.find'],
  ...['Function.prototype.bind', 'JSON.stringify', 'Map', 'Promise', 'Set', 'URL'],
];

/** The names of built-in functions that a script of the page has replaced. */
export function replacedBuiltIns(): string[] {
  return builtIns.filter((path) => {
    let value: unknown = globalThis;
    for (const name of path.split('.')) value = Reflect.get(value as object, name);
    return typeof value !== 'function' || !/\[native code\]/.test(Function.prototype.toString.call(value));
  });
}

/**
 * Records the errors of widgets until `signal` aborts.
 * @param changed is called after each error
 * @returns the problems of all widgets in the page that have failed or are not registered
 */
export function followErrors(changed: () => unknown, signal: AbortSignal): () => Finding[] {
  const failed = new Map<Element, { reason?: string; error?: unknown }>();
  const fail = ({ target, detail }: CustomEventInit & Event) => {
    failed.set(target as Element, detail ?? {});
    changed();
  };
  const ready = ({ target }: Event) => failed.delete(target as Element);
  document.addEventListener('dap-error', fail, { signal });
  document.addEventListener('dap-ready', ready, { signal, capture: true });
  return () => {
    const connected = [...failed.keys()].filter((element) => element.isConnected);
    const broken = findingsIn(connected, (element) => failure(element, failed.get(element) ?? {}));
    const all = [...broken, ...findingsIn(widgetsIn(document), notRegistered)];
    return all.length ? [...all, ...replacedFindings()] : [];
  };
}

function failure(element: Element, { reason, error }: { reason?: string; error?: unknown }): Finding {
  const cause = error instanceof Error ? `${error.name}: ${error.message}` : String(error ?? 'unknown error');
  if (reason === 'load')
    return {
      name: 'not-loaded',
      problem: `A file of ${written(element)} could not be loaded (${cause}). The page shows the fallback content, and the widget tries again.`,
      fix: 'Open the URL of the file in the browser. If it works there, allow it in the Content-Security-Policy, and exclude embed.js and its files from ad blockers and optimizers.',
    };
  return {
    name: 'broken',
    problem: `${written(element)} failed while rendering (${cause}). The page shows the fallback content.`,
    fix: 'Remove scripts that replace built-in functions. If there are none, send the error in the console to the supplier.',
  };
}

/** A widget whose element is not defined, although a script of ours runs. */
function notRegistered(element: Element): Finding | undefined {
  if (readerOf(element.localName) || !tagNames.some((tag) => tag === element.localName)) return;
  return {
    name: 'not-registered',
    problem: `The script has not registered ${written(element)}. The page shows the fallback content.`,
    fix: 'If the page loads the script of another widget only, load /embed.js instead. Otherwise the console shows the error.',
  };
}

function replacedFindings(): Finding[] {
  const names = replacedBuiltIns().join(', ');
  const finding = {
    name: 'replaced-built-ins',
    problem: `A script on the page has replaced ${names}. Old versions of Prototype and MooTools do that. The browser uses the replacement for all scripts.`,
    fix: 'Remove or update that script, or show the widget in an iframe: https://…/embed/order-form/',
  };
  return names ? [finding] : [];
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
    const source = [...script.attributes].find(({ value }) => loader.test(value));
    if (!source) return [];
    const { name, value: address } = source;
    const { type } = script;
    const isDelayed = name !== 'src' || /rocket|litespeed|delay|lazy/i.test(type);
    if (isDelayed)
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

/** Compares a pinned version with the latest one. */
export async function versionFindings(): Promise<Finding[]> {
  const [, folder = '', pinned] = /^(.*\/embed\/)(\d[^/]*)\//.exec(scriptUrl) ?? [];
  if (!pinned) return [];
  const hashes: Record<string, string> = await fetch(new URL('versions.json', folder))
    .then((response) => response.json())
    .catch(() => ({}));
  const { compare } = new Intl.Collator('en', { numeric: true });
  const newest = [pinned, ...Object.keys(hashes)].sort(compare).at(-1);
  if (newest === pinned) return [];
  return [
    {
      name: 'old-version',
      problem: `This page uses the pinned version ${pinned}; the latest version is ${newest}. The pinned version keeps working but lacks later fixes.`,
      fix: `<script type="module" src="${folder}${newest}/embed.js" integrity="${hashes[newest ?? '']}" crossorigin="anonymous"></script>`,
    },
  ];
}
