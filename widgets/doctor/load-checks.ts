import { scriptUrl } from '../element/script-url.ts';
import { tagNames } from '../index.ts';
import { readerOf, widgetsIn, written } from './find-widgets.ts';
import type { Finding } from './panel.ts';

/** The functions that the widgets need and that old libraries replace. */
const builtIns: [name: string, get: () => unknown][] = [
  ['Array.from', () => Array.from],
  ['Array.prototype.entries', () => Array.prototype.entries],
  ['Array.prototype.filter', () => Array.prototype.filter],
  ['Array.prototype.find', () => Array.prototype.find],
  ['Function.prototype.bind', () => Function.prototype.bind],
  ['JSON.stringify', () => JSON.stringify],
  ['Map', () => Map],
  ['Promise', () => Promise],
  ['Set', () => Set],
  ['URL', () => URL],
];

/** The names of built-in functions that a script of the page has replaced. */
export function replacedBuiltIns(): string[] {
  const isNative = (value: unknown) =>
    typeof value === 'function' && /\[native code\]/.test(Function.prototype.toString.call(value));
  return builtIns.flatMap(([name, get]) => (isNative(get()) ? [] : [name]));
}

/**
 * Records the errors of widgets from now on.
 * @param changed is called after each error
 * @returns the problems of all widgets in the page that have failed or are not registered; and a function that stops
 */
export function followErrors(changed: () => unknown): { findings: () => Finding[]; stop: () => void } {
  const failed = new Map<Element, { reason?: string; error?: unknown }>();
  const fail = ({ target, detail }: CustomEventInit & Event) => {
    failed.set(target as Element, detail ?? {});
    changed();
  };
  const ready = ({ target }: Event) => failed.delete(target as Element);
  document.addEventListener('dap-error', fail);
  document.addEventListener('dap-ready', ready, true);
  return {
    findings: () => {
      const broken = [...failed].flatMap(([element, { reason, error }]) =>
        element.isConnected ? [brokenFinding(element, reason, error)] : [],
      );
      const all = [...broken, ...notRegistered()];
      return all.length ? [...all, ...replacedFinding()] : [];
    },
    stop: () => {
      document.removeEventListener('dap-error', fail);
      document.removeEventListener('dap-ready', ready, true);
    },
  };
}

function brokenFinding(element: Element, reason: string | undefined, error: unknown): Finding {
  const cause = error instanceof Error ? `${error.name}: ${error.message}` : String(error ?? 'unknown error');
  return reason === 'load'
    ? {
        name: 'not-loaded',
        problem: `A file of ${written(element)} could not be loaded (${cause}). The page shows the fallback content, and the widget tries again.`,
        fix: 'Open the URL of the file in the browser. If it works there, allow it in the Content-Security-Policy, and exclude embed.js and its files from ad blockers and optimizers.',
        element,
      }
    : {
        name: 'broken',
        problem: `${written(element)} failed while rendering (${cause}). The page shows the fallback content.`,
        fix: 'Remove scripts that replace built-in functions. If there are none, send the error in the console to the supplier.',
        element,
      };
}

/** Widgets whose element is not defined, although a script of ours runs. */
function notRegistered(): Finding[] {
  const isKnown = ({ localName }: Element) => tagNames.some((tag) => tag === localName);
  return widgetsIn(document)
    .filter((element) => isKnown(element) && !readerOf(element.localName))
    .map((element) => ({
      name: 'not-registered',
      problem: `The script has not registered ${written(element)}. The page shows the fallback content.`,
      fix: 'If the page loads the script of another widget only, load /embed.js instead. Otherwise the console shows the error.',
      element,
    }));
}

function replacedFinding(): Finding[] {
  const names = replacedBuiltIns();
  if (!names.length) return [];
  return [
    {
      name: 'replaced-built-ins',
      problem: `A script on the page has replaced ${names.join(', ')}. Old versions of Prototype and MooTools do that. The browser uses the replacement for all scripts.`,
      fix: 'Remove or update that script, or show the widget in an iframe: https://…/embed/order-form/',
    },
  ];
}

const loader = /\/embed(\/\d[\w.-]*\/embed)?\.js(\?|$)/;
const runs = /^(|module|(text|application)\/(java|ecma)script)$/i;

type ScriptTag = { address: string; script: HTMLScriptElement; delayed: boolean };

/** Every script tag with the URL of `embed.js`, also in another attribute than `src`, as optimizers write it. */
function scriptTags(): ScriptTag[] {
  return [...document.scripts].flatMap((script) => {
    const named = [...script.attributes].find(({ value }) => loader.test(value));
    if (!named) return [];
    return [{ address: named.value, script, delayed: named.name !== 'src' }];
  });
}

const line = (address: string) =>
  `<script type="module" src="${new URL(address, document.baseURI).href}"></script>`;

/** How the page loads `embed.js`. */
export function scriptFindings(): Finding[] {
  const found: Finding[] = [];
  const all = scriptTags();
  for (const { script, address, delayed } of all) {
    const { type } = script;
    if (delayed || /rocket|litespeed|delay|lazy/i.test(type))
      found.push({
        name: 'script-delayed',
        problem: `An optimizer delays embed.js (${delayed ? 'its URL is not in the src attribute' : `type="${type}"`}). The widget loads only after user interaction.`,
        fix: `Exclude embed.js from “delay”, “defer” and “combine” in the optimizer. The page then contains:\n${line(address)}`,
      });
    else if (!runs.test(type))
      found.push({
        name: 'script-type',
        problem: `<script type="${type}" src="${address}">: the type is not a JavaScript type. The browser does not run the script.`,
        fix: line(address),
      });
    else if (script.noModule)
      found.push({
        name: 'script-type',
        problem: `<script nomodule src="${address}">: current browsers ignore scripts with nomodule.`,
        fix: line(address),
      });
  }
  const running = all.filter(({ script, delayed }) => !delayed && runs.test(script.type));
  if (running.length > 1)
    found.push({
      name: 'script-twice',
      problem: `The page contains embed.js ${running.length} times${new Set(running.map(({ address }) => address)).size > 1 ? ' with different URLs. The first one registers the elements' : ''}. The widgets work, but the other copies are unnecessary.`,
      fix: `Keep one of them:\n${line(running[0]?.address ?? '')}`,
    });
  return found;
}

/** Compares a pinned version with the latest one. */
export async function versionFindings(): Promise<Finding[]> {
  const [, pinned = '', folder] = /^(.*\/embed\/)(\d[^/]*)\//.exec(scriptUrl) ?? [];
  if (!folder) return [];
  const list: Record<string, string> = await fetch(new URL('versions.json', pinned))
    .then((answer) => answer.json())
    .catch(() => ({}));
  const [newest] = Object.keys(list).sort((one, other) => other.localeCompare(one, 'en', { numeric: true }));
  if (!newest || newest.localeCompare(folder, 'en', { numeric: true }) <= 0) return [];
  const address = new URL(`${newest}/embed.js`, pinned).href;
  return [
    {
      name: 'old-version',
      problem: `This page uses the pinned version ${folder}; the latest version is ${newest}. The pinned version keeps working but lacks later fixes.`,
      fix: `<script type="module" src="${address}" integrity="${list[newest]}" crossorigin="anonymous"></script>`,
    },
  ];
}
