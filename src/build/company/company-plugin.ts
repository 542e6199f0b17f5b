import { join } from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import { companyFolder } from '../files.ts';
import { logoComponent } from './logo.ts';

const imageCount = 'virtual:image-count';

/** The logo as a component, and the number of images. */
export function company(): Plugin {
  return {
    name: 'company',
    enforce: 'pre',
    resolveId: (id) => (id === imageCount ? `\0${id}` : undefined),
    load: {
      filter: { id: /\/company\/logo\.svg$|^\0virtual:image-count$/ },
      async handler(id) {
        if (!id.endsWith(imageCount)) return logoComponent(join(companyFolder, 'logo.svg'));
        const file = join(companyFolder, 'images.ts');
        this.addWatchFile(file);
        const { module } = await runnerImport<{ gallery: { images: unknown[] } }>(file);
        return `export const imageCount = ${module.gallery.images.length};`;
      },
    },
  };
}
