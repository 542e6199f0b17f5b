import { files } from 'virtual:embed-files';
import { scriptUrl } from './script-url.ts';

/**
 * Imports a module of the embed and, at the same time, all files that it needs. Without this, the browser would find
 * them one level after the other. The build replaces each `import()` in `/embed.js` by a call.
 * @param module index of its file in `files`
 * @param others indexes of the files that it imports
 */
export async function importFiles(module: number, ...others: number[]): Promise<unknown> {
  const load = (index: number) =>
    import(/* @vite-ignore */ scriptUrl.replace(/[^/]*(\?.*)?$/, '') + files[index]);
  const [loaded] = await Promise.all([module, ...others].map(load));
  return loaded;
}
