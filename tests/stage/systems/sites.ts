import { execFileSync, spawn } from 'node:child_process';
import { cpSync, existsSync, readFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { extname, join } from 'node:path';
import sirv from 'sirv';
import { root } from '../../../src/publish/company-folder.ts';
import { answers, freePort } from '../host-servers.ts';
import { listen, type Place } from '../servers.ts';
import type { Packages } from './packages.ts';

const vite = [join(root, 'node_modules/vite/bin/vite.js'), 'build'];

/** How each is built, by Node, and where its pages then are; its sources are in the folder of its name, in `sites`. */
const sites = {
  react: { build: vite, out: 'dist' },
  vue: { build: vite, out: 'dist' },
  svelte: { build: vite, out: 'build' },
  vitepress: { build: ['node_modules/vitepress/bin/vitepress.js', 'build'], out: '.vitepress/dist' },
  eleventy: { build: ['node_modules/@11ty/eleventy/cmd.cjs'], out: '_site' },
  astro: { build: ['node_modules/astro/astro.js', 'build'], out: 'dist' },
  angular: { build: ['node_modules/@angular/cli/bin/ng.js', 'build'], out: 'dist' },
  next: { build: ['node_modules/next/dist/bin/next', 'build'], out: 'out' },
  nuxt: { build: ['node_modules/nuxt/bin/nuxt.mjs', 'generate'], out: '.output/public' },
  hexo: { build: ['node_modules/hexo/bin/hexo', 'generate', '--force'], out: 'public' },
};
export type SiteName = keyof typeof sites;

/**
 * Builds a site beside its packages, as its owner would.
 * @param given what it is told of its surroundings
 */
export function buildSite(name: SiteName, { folder }: Packages, given: Record<string, string> = {}): string {
  const { build, out } = sites[name];
  cpSync(new URL(`sites/${name}`, import.meta.url), folder, { recursive: true });
  const { VITEST: _, ...env } = process.env;
  execFileSync(process.execPath, build, {
    cwd: folder,
    stdio: 'ignore',
    env: { ...env, ...silent, ...given, NODE_ENV: 'production' },
  });
  return join(folder, out);
}

/** Serves a site that was built before as its owner sees it while writing. */
export async function develop(name: 'next', { folder }: Packages): Promise<Place> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const args = [...sites[name].build.slice(0, 1), 'dev', '--port', String(port)];
  const { VITEST: _, ...env } = process.env;
  const server = spawn(process.execPath, args, {
    cwd: folder,
    stdio: 'ignore',
    env: { ...env, ...silent, NODE_ENV: 'development' },
  });
  await answers(url, server);
  return { url, close: () => server.kill() };
}

/** What keeps their makers from being told of it. */
const silent = {
  NG_CLI_ANALYTICS: 'false',
  ASTRO_TELEMETRY_DISABLED: '1',
  NEXT_TELEMETRY_DISABLED: '1',
  NUXT_TELEMETRY_DISABLED: '1',
};

/** The line in the built pages that is the partner's own. */
const line = /<script[^>]*src="https:\/\/dap\.example\.com\/embed\.js"[^>]*><\/script>/;

/**
 * The built pages with the script from where it is here, loaded in this way; an app's one page at every path.
 * @param script nothing when it was told already where the script is
 */
export function serveSite(folder: string, script?: string): Promise<Place> {
  const files = sirv(folder) as unknown as RequestListener;
  return listen(
    createServer((request, response) => {
      const path = decodeURI(request.url ?? '/').replace(/[?#].*/, '');
      if (extname(path)) return files(request, response);
      const own = join(folder, path, 'index.html');
      const html = readFileSync(existsSync(own) ? own : join(folder, 'index.html'), 'utf8');
      if (script !== undefined && !line.test(html))
        throw new Error(`${path} has lost the line of the script`);
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
      response.end(script === undefined ? html : html.replace(line, script));
    }),
  );
}
