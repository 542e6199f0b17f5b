import type { Plugin } from 'vite';

/**
 * Inside somebody's bundle a chunk does not lie beside the company's pictures and pages, and the script that began it
 * all is not one that could be run again: so the company's address stands for the chunk's, and nothing is renewed.
 */
export function atHome(site: string): Plugin {
  const home = JSON.stringify(`${site}/embed/`);
  const changes: Record<string, [there: string, instead: string]> = {
    'widgets/cards/site-origin.ts': ['import.meta.url', home],
    'widgets/gallery/gallery.view.ts': ['import.meta.url', home],
    'widgets/element/renewal.ts': [
      // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the text of a file
      'if (tag.lost) await import(/* @vite-ignore */ `${import.meta.url}?${Date.now()}`).catch(() => {});',
      '',
    ],
  };
  return {
    name: 'at-home',
    enforce: 'pre',
    transform(code, id) {
      const [, [there, instead] = ['', '']] =
        Object.entries(changes).find(([file]) => id.endsWith(`/${file}`)) ?? [];
      if (!there) return null;
      if (!code.includes(there)) this.error(`${id} is written in another way now, without \`${there}\`.`);
      return code.replace(there, instead);
    },
  };
}
