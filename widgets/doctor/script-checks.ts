import { scriptUrl } from '../element/script-url.ts';
import type { Finding } from './finding.ts';

const loader = /\/embed(\/\d[\w.-]*\/embed)?\.js(\?|$)/;
const runs = /^(|module|(text|application)\/(java|ecma)script)$/i;

type Tags = { address: string; script: HTMLScriptElement; late: boolean };

/** Every script tag that names `embed.js`, also where an optimiser has put its address into another attribute. */
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
        says: `An optimiser holds embed.js back (${late ? `its address stands in another attribute than src` : `type="${type}"`}): the widget comes only after the visitor has moved or pressed something.`,
        paste: `Exclude embed.js from “delay”, “defer” and “combine” in the optimiser, so that this stands in the page:\n${line(address)}`,
      });
    else if (!runs.test(type))
      found.push({
        name: 'script-type',
        says: `<script type="${type}" src="${address}"> is no script for a browser: it is not run.`,
        paste: line(address),
      });
    else if (script.noModule)
      found.push({
        name: 'script-type',
        says: `<script nomodule src="${address}"> is skipped by every browser of today.`,
        paste: line(address),
      });
  }
  const running = all.filter(({ script, late }) => !late && runs.test(script.type));
  if (running.length > 1)
    found.push({
      name: 'script-twice',
      says: `embed.js stands ${running.length} times in the page${new Set(running.map(({ address }) => address)).size > 1 ? ', in several versions: the first to arrive decides' : ''}. The widgets work, the bytes are asked for in vain.`,
      paste: `Keep one of them:\n${line(running[0]?.address ?? '')}`,
    });
  return found;
}

/** The version that a page has pinned, against the newest that is published. */
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
      says: `This page has pinned version ${folder}; ${newest} is published. The old one goes on working, without what was mended since.`,
      paste: `<script type="module" src="${address}" integrity="${list[newest]}" crossorigin="anonymous"></script>`,
    },
  ];
}
