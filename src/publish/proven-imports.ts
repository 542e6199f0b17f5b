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

/**
 * The `import()`s of the browser builds become `provenImport`s of the chunk and of all that it imports in
 * turn, so that a lost connection can be made good in every browser and no file waits for another to name it.
 * Vite's own helper for the same list adds 700 bytes. It is done on the text of the finished chunk because Rolldown
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
      handler: (_, importer) => `\0plain-import:${importer}`,
    },
    load: {
      filter: { id: /^\0plain-import:/ },
      handler: () => 'export const __vitePreload = (load) => load()',
    },
    async renderChunk(code, chunk, _, { chunks }) {
      if (!chunk.dynamicImports.length) return null;
      if (this.environment.name === 'embed' && !chunk.isEntry) {
        const bare = code.replace(wrapped, 'import("$1")$2').replace(marks, '');
        const later = bare.replace(laterImport, '(again = "") => import("$1" + again)');
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
        return `provenImport(${names.join(', ')})${typeof then === 'string' ? then : ''}`;
      };
      const changed = code.replace(wrapped, proven).replace(plain, proven).replace(marks, '');
      if (changed.includes('__VITE_PRELOAD__')) this.error('Vite marks its imports in another way now.');
      const { code: source } = await transformWithOxc(readFileSync(helper, 'utf8'), helper.pathname);
      return `${source.replace('export ', '')}\n${changed}`;
    },
  };
}

function closure(name: string, importsOf: (name: string) => string[], seen = new Set<string>()): string[] {
  if (seen.has(name)) return [];
  seen.add(name);
  return [name, ...importsOf(name).flatMap((other) => closure(other, importsOf, seen))];
}
