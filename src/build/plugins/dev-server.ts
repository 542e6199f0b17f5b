import { join, posix } from 'node:path';
import type { Connect, Plugin, ViteDevServer } from 'vite';
import { companyFolder, root } from '../files.ts';

const fromRoot = (path: string) => `/@fs${join(root, path)}`;

/** Classic scripts cannot be served from modules, so they import them. */
const classic: Record<string, string> = {
  '/embed.js': 'widgets/embed.ts',
  '/iframe/iframe.js': 'src/iframe/iframe.ts',
};

/** Serves `/embed.js`, the demo pages, the iframe pages and the guides from their sources, with hot reload. */
export function devServer(): Plugin {
  return {
    name: 'dev-server',
    apply: 'serve',
    resolveId(id) {
      if (classic[id]) return join(root, classic[id]);
      const { dir, name, ext } = posix.parse(id);
      if (dir.startsWith('/demo') && ext === '.js') return join(root, dir, `${name}.ts`);
    },
    // A change of the company data reloads the page, which then shows errors in the data.
    hotUpdate({ file }) {
      if (!file.startsWith(companyFolder)) return undefined;
      this.environment.hot.send({ type: 'full-reload' });
      return [];
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        respond(server, request, response).then((done) => done || next(), next);
      });
    },
  };
}

/** @returns whether the request was answered; else it goes on, perhaps with the path of a source */
async function respond(
  server: ViteDevServer,
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
  if (/^\/(demo|embed|guides|trust)\b.*(\/|\.html)$/.test(path)) {
    const { partnerPages } = await server.ssrLoadModule('/build/pages/partner-pages.ts');
    const pages = new Map<string, string>(await partnerPages());
    const html = pages.get(path.slice(1) + (path.endsWith('/') ? 'index.html' : ''));
    // The strict policy of two demo pages blocks the hot reload of Vite and the complete `lit-html`.
    const withoutPolicy = html?.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '');
    if (withoutPolicy) return send('text/html', await server.transformIndexHtml(path, withoutPolicy));
  }
  if (path === '/icon.svg') request.url = fromRoot('widgets/company/icon.svg');
  else if (path === '/demo/theme.css') request.url = fromRoot('widgets/ui/theme.css');
  else if (/^\/demo\/.*\.css$/.test(path)) request.url = fromRoot(path);
  return false;
}
