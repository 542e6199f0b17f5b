import { scriptUrl } from '../element/script-url.ts';
import type { Finding } from './finding.ts';

const loader = /\/embed(\/\d[\w.-]*\/embed)?\.js(\?|$)/;
const runs = /^(|module|(text|application)\/(java|ecma)script)$/i;

type Tags = { address: string; script: HTMLScriptElement; late: boolean };

/** Every script tag with the URL of `embed.js`, also in another attribute than `src`, as optimizers write it. */
function tags(): Tags[] {
  return [...document.scripts].flatMap((script) => {
    const named = [...script.attributes].find(({ value }) => loader.test(value));
    if (!named) return [];
    return [{ address: named.value, script, late: named.name !== 'src' }];
  });
}

const line = (address: string) =>
  `<script type="module" src="${new URL(address, document.baseURI).href}"></script>`;

/** How the page loads `embed.js`. */
export function scriptFindings(): Finding[] {
  const found: Finding[] = [];
  const all = tags();
  for (const { script, address, late } of all) {
    const { type } = script;
    if (late || /rocket|litespeed|delay|lazy/i.test(type))
      found.push({
        name: 'script-delayed',
        problem: `An optimizer delays embed.js (${late ? 'its URL is not in the src attribute' : `type="${type}"`}). The widget loads only after user interaction.`,
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
  const running = all.filter(({ script, late }) => !late && runs.test(script.type));
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
