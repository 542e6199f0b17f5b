import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { policySourcesOf } from '../pages/critical-css.ts';
import { apache } from './apache.ts';
import { caddy } from './caddy.ts';
import { nginx } from './nginx.ts';
import { staticHosts } from './static-hosts.ts';

/** Written last of all: a folder that has it is a whole build. */
export const lastFile = '_headers';

/** Puts what servers need to know beside the published files. No server hands out what begins with a dot. */
export function writeHosting(dist: string): void {
  const sources = policySourcesOf(dist);
  mkdirSync(join(dist, '.hosting'), { recursive: true });
  writeFileSync(join(dist, '.hosting/nginx.conf'), nginx(sources));
  writeFileSync(join(dist, '.hosting/Caddyfile'), caddy(sources));
  writeFileSync(join(dist, '.htaccess'), apache(sources));
  const folders = readdirSync(dist).filter((name) => existsSync(join(dist, name, 'index.html')));
  writeFileSync(join(dist, lastFile), staticHosts(folders, sources));
}
