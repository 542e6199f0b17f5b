import { extname, join, posix } from 'node:path';
import type { Connect, Plugin, ViteDevServer } from 'vite';
import { companyFolder, root } from '../files.ts';
import { mimeTypes } from '../hosting/headers.ts';

const fromRoot = (path: string) => `/@fs${join(root, path)}`;

/** Classic scripts cannot be served from modules, so they import them. */
const classic: Record<string, string> = {
  '/embed.js': 'widgets/embed.ts',
  '/iframe/iframe.js': 'src/iframe/iframe.ts',
};

/** The paths of the pages for partners and of the files with company data. */
const generated =
  /^\/((demo|embed|guides|trust)\b.*(\/|\.html)|(contact|\.well-known)\/.*|[\w-]+\.(svg|xml|txt|webmanifest)|demo\/(theme|reserved)\.css)$/;

/** Serves `/embed.js`, the pages for partners and the files with company data from their sources, with hot reload. */
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
  if (generated.test(path)) {
    const { companyFiles } = await server.ssrLoadModule('/build/pages/company-files.ts');
    const { partnerPages } = await server.ssrLoadModule('/build/pages/partner-pages.ts');
    const files = new Map<string, string>([...(await companyFiles()), ...(await partnerPages())]);
    const name = path.slice(1) + (path.endsWith('/') ? 'index.html' : '');
    const file = files.get(name);
    if (file && !name.endsWith('.html')) return send(mimeTypes[extname(name).slice(1)] ?? '', file);
    // The strict policy of two demo pages blocks the hot reload of Vite and the complete `lit-html`.
    const html = file?.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '');
    if (html) return send('text/html', await server.transformIndexHtml(path, html));
  }
  if (path === '/icon.svg') request.url = fromRoot('widgets/company/icon.svg');
  else if (/^\/demo\/.*\.css$/.test(path)) request.url = fromRoot(path);
  return false;
}
