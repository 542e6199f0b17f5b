import { extname, join, posix } from 'node:path';
import type { Connect, Plugin, ViteDevServer } from 'vite';
import { BuildError } from '../build-error.ts';
import { validateCompany } from '../company/validate.ts';
import { root } from '../files.ts';
import { mimeTypes } from '../hosting/headers.ts';
import type { Assets } from '../pages/prerender.tsx';

const fromRoot = (path: string) => `/@fs${join(root, path)}`;

/** Classic scripts cannot be served from modules, so they import them. */
const classic: Record<string, string> = {
  '/embed.js': 'widgets/embed.ts',
  '/iframe/iframe.js': 'src/iframe/iframe.ts',
};

/** The paths of pages and of files with company data. The others, such as `/@vite/client`, are files of Vite. */
const generated =
  /^\/(?!@)([^.]*|.*\.html|(contact|\.well-known)\/.*|[\w-]+\.(svg|xml|txt|webmanifest)|demo\/(theme|reserved)\.css)$/;

/** The sources of what the build puts into the pages. */
const assets: Assets = {
  headScript: "import('/client/head-script.ts')",
  script: '/client/boot.ts',
  siteStyles: '/styles/site.css',
  islandFiles: () => [],
};

/** Serves all pages, `/embed.js` and the files with company data from their sources, and reloads after each change. */
export function devServer(): Plugin {
  return {
    name: 'dev-server',
    apply: 'serve',
    resolveId(id) {
      if (classic[id]) return join(root, classic[id]);
      const { dir, name, ext } = posix.parse(id);
      if (dir.startsWith('/demo') && ext === '.js') return join(root, dir, `${name}.ts`);
    },
    // Pages are rendered on the server, so each change reloads them.
    hotUpdate() {
      this.environment.hot.send({ type: 'full-reload' });
      return [];
    },
    configureServer(server) {
      let files: Promise<Map<string, string>> | undefined;
      const forget = () => {
        files = undefined;
      };
      const render = () => {
        files ??= rendered(server);
        files.catch(forget);
        return files;
      };
      // A file with an error is in no module yet.
      server.watcher.add(join(root, 'widgets'));
      server.watcher.on('all', forget);
      server.middlewares.use((request, response, next) => {
        respond(server, render, request, response).then((done) => done || next(), next);
      });
    },
  };
}

/** The pages and the files with company data. */
async function rendered(server: ViteDevServer): Promise<Map<string, string>> {
  // Before the pages are rendered, because they fail without a message for the owner.
  const { errors } = await validateCompany();
  if (errors.length) throw new BuildError(errors);
  const prerender = await server.ssrLoadModule('/build/pages/prerender.tsx');
  return prerender.files(assets);
}

/** @returns whether the request was answered; else it goes on, perhaps with the path of a source */
async function respond(
  server: ViteDevServer,
  render: () => Promise<Map<string, string>>,
  request: Connect.IncomingMessage,
  response: Parameters<Connect.NextHandleFunction>[1],
): Promise<boolean> {
  const { pathname: path } = new URL(request.url ?? '/', 'http://localhost');
  const send = (type: string, text: string) => {
    response.setHeader('Content-Type', `${type}; charset=utf-8`);
    response.end(text);
    return true;
  };
  if (classic[path]) return send('text/javascript', `import(${JSON.stringify(fromRoot(classic[path]))});`);
  if (generated.test(path)) {
    const files = await render();
    const page = path.slice(1);
    const name = [page, `${page}index.html`, `${page}.html`].find((file) => files.has(file));
    const file = name && files.get(name);
    if (file && !name.endsWith('.html')) return send(mimeTypes[extname(name).slice(1)] ?? '', file);
    // The strict policy of two demo pages blocks the hot reload of Vite and the complete `lit-html`.
    const html = file?.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '');
    if (html) return send('text/html', await server.transformIndexHtml(path, html));
  }
  if (path === '/icon.svg') request.url = fromRoot('widgets/company/icon.svg');
  else if (/^\/demo\/.*\.css$/.test(path)) request.url = fromRoot(path);
  return false;
}
