import { readFileSync } from 'node:fs';
import { basename, dirname, relative } from 'node:path/posix';
import { type Plugin, transformWithOxc } from 'vite';

const helper = new URL('../../widgets/element/proven-import.ts', import.meta.url);

/** An `import()` as Vite 8 leaves it, alone or within the helper that would put links into the head. */
const wrapped =
  /__vitePreload(?:\$\d+)?\(\(\) => import\("([^"]+)"\)((?:\.then\(\(\w+\) => \w+(?:\.\w+|\["\w+"\])\))?), __VITE_PRELOAD__, import\.meta\.url\)/g;
/** What `useLater` is given. */
const laterImport = /\(\) => import\("([^"]+)"\)/g;
const plain = /\bimport\("([^"]+)"\)/g;
const marks = /, __VITE_PRELOAD__, import\.meta\.url/g;
/** The one place of `provenImport` on the site, whose chunks all lie in one folder. */
const shared = '\0proven-import';
/** Stands there for the `import` that is no import of ours, until nobody wraps it any more. */
const bare = '__import__';
/** Where Vite's own helper stands around more than the `import()`, that is what it is given. */
const eitherWay =
  "export const __vitePreload = (...given) => typeof given[0] === 'function' ? given[0]() : provenImport(...given);";

/**
 * The `import()`s of the browser builds become `provenImport`s of the chunk and of all that it imports in
 * turn, so that a lost connection can be made good in every browser and no file waits for another to name it.
 * Vite's own helper for the same list adds 700 bytes; ours takes its place. It is done on the text of the finished chunk because Rolldown
 * has no hook for dynamic imports yet (`renderDynamicImport`, rolldown issue 4532); with it the expressions go. In the embed only
 * the script that begins it all is treated so; what a widget fetches later takes from `useLater` what stands behind
 * its address when it is asked for again.
 */
export function provenImports(): Plugin {
  return {
    name: 'proven-imports',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    resolveId: {
      filter: { id: /vite\/preload-helper/ },
      handler(_, importer) {
        return this.environment.name === 'embed' ? `\0plain-import:${importer}` : shared;
      },
    },
    load: {
      filter: { id: /^\0(plain|proven)-import/ },
      handler: async (id) =>
        id === shared
          ? `${(await source()).replace('return import', `return ${bare}`)}\n${eitherWay}`
          : 'export const __vitePreload = (load) => load()',
    },
    async renderChunk(code, chunk, _, { chunks }) {
      if (chunk.moduleIds.includes(shared)) return code.replace(bare, 'import');
      if (!chunk.dynamicImports.length) return null;
      const embed = this.environment.name === 'embed';
      if (embed && !chunk.isEntry) {
        const unwrapped = code.replace(wrapped, 'import("$1")$2').replace(marks, '');
        const later = unwrapped.replace(laterImport, '(again = "") => import("$1" + again)');
        return plain.test(later)
          ? this.error(`${chunk.fileName} imports something without useLater.`)
          : later;
      }
      const from = dirname(chunk.fileName);
      const proven = (_: string, file: string, then: unknown) => {
        const target = chunk.dynamicImports.find((name) => basename(name) === basename(file));
        if (!target) return this.error(`${chunk.fileName} imports ${file}, which is no chunk of this build.`);
        const files = closure(target, (name) => chunks[name]?.imports ?? []);
        const names = files.map((name) => `"${relative(from, name)}"`);
        return `${embed ? 'provenImport' : '__vitePreload'}(${names.join(', ')})${typeof then === 'string' ? then : ''}`;
      };
      const changed = code.replace(wrapped, proven).replace(plain, proven).replace(marks, '');
      if (changed.includes('__VITE_PRELOAD__') || (!embed && changed.includes('__vitePreload$')))
        this.error('Vite marks its imports in another way now.');
      if (!embed) return changed;
      return moduleOrClassic(`${await source()}\n${changed}`, (words) => this.error(words));
    },
  };
}

/** As it is written into a chunk. */
async function source(): Promise<string> {
  const { code } = await transformWithOxc(readFileSync(helper, 'utf8'), helper.pathname);
  return code.replace('export ', '');
}

const beside = /import\(\s*(?:\/\*.*?\*\/\s*)?(`\.\/\$\{(files\[0\])\}`)\s*\)/;

/**
 * One file that runs as a module and as a classic script, which is how content systems and tag managers load what they
 * are given: without `import.meta`, and without a name that another script could meet. A classic script of another
 * origin has no place of its own to start from (HTML, "muted errors"), so it says the whole address.
 */
function moduleOrClassic(code: string, refuse: (words: string) => never): string {
  if (!beside.test(code)) refuse('proven-import.ts is written in another way now.');
  const script = 'const script = document.currentScript?.src';
  const here = 'here = script || /[@( ](https?:\\S+?):\\d+:\\d+/.exec(Error().stack)?.[1]';
  const anywhere = code
    .replace(beside, (_, near, file) => `import(script ? new URL(${file}, script).href : ${near})`)
    .replaceAll('import.meta.url', 'here');
  return `(() => { ${script}, ${here};\n${anywhere}\n})();`;
}

function closure(name: string, importsOf: (name: string) => string[], seen = new Set<string>()): string[] {
  if (seen.has(name)) return [];
  seen.add(name);
  return [name, ...importsOf(name).flatMap((other) => closure(other, importsOf, seen))];
}
