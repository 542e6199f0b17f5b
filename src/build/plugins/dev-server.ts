import { extname, join } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { validateCompany } from '../company/validate.ts';
import { filesIn, readSource, root } from '../files.ts';
import { contentType } from '../hosting/headers.ts';
import type { Assets } from '../pages/prerender.tsx';

/** Classic scripts cannot be served from modules, so they import them. */
const importOf = (path: string) => `import(${JSON.stringify(`/@fs${join(root, path)}`)})`;

/** The sources of what the build puts into the pages. */
const assets: Assets = {
  headScript: importOf('src/client/head-script.ts'),
  script: '/client/boot.ts',
  siteStyles: '/styles/site.css',
  islandFiles: () => [],
};

/** The policy of two demo pages. It would block the hot reload of Vite and the complete `lit-html`. */
const policy = /<meta http-equiv="Content-Security-Policy"[^>]*>/;

/** Serves all pages, `/embed.js` and the files with company data from their sources, and reloads after each change. */
export function devServer(): Plugin {
  return {
    name: 'dev-server',
    apply: 'serve',
    // Pages are rendered on the server, so each change reloads them.
    hotUpdate: () => [],
    configureServer(server) {
      let files: Promise<Map<string, string>> | undefined;
      // A file with an error is in no module yet.
      server.watcher.add(join(root, 'widgets'));
      server.watcher.on('all', () => {
        files = undefined;
        server.hot.send({ type: 'full-reload' });
      });
      server.middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? '', 'http://localhost');
        // The client of Vite shows an error of the pages.
        if (pathname.startsWith('/@')) return next();
        files ??= render(server);
        const respond = async (found: Map<string, string>) => {
          const path = pathname.slice(1);
          const name = [path, `${path}index.html`, `${path}.html`].find((file) => found.has(file)) ?? '';
          const text = found.get(name);
          if (text === undefined) return next();
          const isPage = name.endsWith('.html');
          response.setHeader('Content-Type', contentType(extname(name).slice(1)) ?? '');
          response.end(isPage ? await server.transformIndexHtml(pathname, text.replace(policy, '')) : text);
        };
        files.then(respond).catch(next);
      });
    },
  };
}

/** The files that the build writes, by their paths. */
async function render(server: ViteDevServer): Promise<Map<string, string>> {
  const { errors } = await validateCompany();
  if (errors.length) throw new Error(errors.join('\n'));
  const prerender = await server.ssrLoadModule('/build/pages/prerender.tsx');
  const files: Map<string, string> = await prerender.files(assets);
  files.set('embed.js', importOf('widgets/embed.ts'));
  files.set('iframe/iframe.js', importOf('src/iframe/iframe.ts'));
  files.set('icon.svg', readSource('widgets/company/icon.svg'));
  for (const file of filesIn(join(root, 'demo')).map((name) => `demo/${name}`)) {
    if (file.endsWith('.css')) files.set(file, readSource(file));
    if (file.endsWith('.ts')) files.set(file.replace(/ts$/, 'js'), importOf(file));
  }
  return files;
}
