import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { type Version, version } from '../../src/build/versions/versions.ts';
import { dist, listen, type Place } from './servers.ts';

export const folder = join(dist, 'embed', version);
export const pinned: Version = JSON.parse(readFileSync(join(folder, 'integrity.json'), 'utf8'));

/** A path under which the pinned version is served with these files spoiled. */
export const spoiled = (files: string[]) => `/${files.join(',') || 'whole'}/embed/${version}`;

/** Another origin with the pinned version, in which a path says the files that are not as they were published. */
export function pinnedPlace(): Promise<Place> {
  return listen(
    createServer((request, response) => {
      const [, wrong = '', , , name = ''] = new URL(request.url ?? '/', 'http://site').pathname.split('/');
      const file = join(folder, name);
      if (!name.endsWith('.js') || !existsSync(file)) return response.writeHead(404).end();
      response.writeHead(200, {
        'content-type': 'text/javascript; charset=utf-8',
        'access-control-allow-origin': '*',
        'cache-control': 'public, max-age=31536000, immutable',
      });
      // Still a script that works, so that only its sum can keep it from running.
      const more = wrong.split(',').includes(name) ? `\n(globalThis.ran ??= []).push('${name}');` : '';
      return response.end(readFileSync(file, 'utf8') + more);
    }),
  );
}

/** What a partner's page notes of refused files and of the widgets; a file that ran notes itself. */
const notes = `
window.refused = [];
window.events = {};
addEventListener('error', ({ target }) => refused.push(target.href || target.src), true);
for (const type of ['dap-ready', 'dap-error'])
  addEventListener(type, ({ target }) => { events[target.localName] = type; });
`;
const tags = ['order-form', 'gallery', 'business-card', 'employee-card', 'language-switcher'];

/** A partner's page with all widgets from a pinned version, by the line that it publishes for that. */
export function pinnedPage(origin: string, lang: string, files: string[]): string {
  const widgets = tags.map((tag) => `<dap-${tag} loading="eager"><a href="tel:+1">${tag}</a></dap-${tag}>`);
  const line = pinned.snippet.replace(/https:\/\/[^"]*\/embed\.js/, `${origin}${spoiled(files)}/embed.js`);
  return `<!doctype html><html lang="${lang}"><meta charset="utf-8"><title>Partner</title><link rel="icon" href="/icon"><body bgcolor="#112233"><script>${notes}</script>${widgets.join('')}${line}`;
}

const noted = createHash('sha256').update(notes).digest('base64');

/** Lets in the script by its sum alone, and what that fetches; styles are ours, pictures of no matter. */
export const hashPolicy = `default-src 'none'; frame-src 'self'; img-src *; script-src 'sha256-${noted}' '${pinned.files['embed.js']}' 'strict-dynamic'`;
