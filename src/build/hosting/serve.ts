import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { Plugin } from 'vite';
import { dist, filesIn } from '../files.ts';
import { commonHeaders, contentType, defaultHeaders, headersFor, policySourcesOf } from './headers.ts';

/** `vite preview` with the headers, the compressed files and the 404 page of production. */
export function productionPreview(): Plugin {
  return {
    name: 'production-preview',
    configurePreviewServer({ middlewares }) {
      const sources = policySourcesOf(dist);
      const files = new Set(filesIn(dist).filter((name) => !/^(\.|404|_headers)/.test(name)));
      const missing = { ...commonHeaders(sources), ...defaultHeaders, 'Content-Type': contentType('html') };
      middlewares.use((request, response, next) => {
        const path = decodeURI(new URL(request.url ?? '', 'http://localhost').pathname);
        const names = [path, `${path.replace(/\/$/, '')}/index.html`].map((one) => one.slice(1));
        const name = names.find((one) => files.has(one));
        if (name === undefined)
          return void response.writeHead(404, missing).end(readFileSync(join(dist, '404.html')));
        const accepted = String(request.headers['accept-encoding']);
        const compressed = ['br', 'gz'].filter((ending) => files.has(`${name}.${ending}`));
        const ending = compressed.find((one) => accepted.includes(one));
        const headers = {
          ...headersFor(path, sources),
          'Content-Type': contentType(extname(name).slice(1)) ?? '',
          ...(compressed.length && { Vary: 'Accept-Encoding' }),
        };
        response.setHeaders(new Map(Object.entries(headers)));
        // Vite sends the file and its encoding.
        request.url = encodeURI(`/${name}${ending ? `.${ending}` : ''}`);
        next();
      });
    },
  };
}
