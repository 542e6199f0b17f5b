import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { root } from '../../../src/build/files.ts';
import { contentType } from '../../../src/build/hosting/headers.ts';
import { installPackages } from '../programs.ts';
import { listen } from '../servers.ts';
import type { PartnerSystem } from './partner-system.ts';

const packages = { next: '16.4.6', react: '19.3.1', 'react-dom': '19.3.1' };
const folder = join(root, 'node_modules/.cache/integrations/next');

/** A Next.js site with the snippets of the documentation, with the real origin in place of `https://dap.example.com`. */
export const next: PartnerSystem = {
  name: 'Next.js',
  missing: () =>
    installPackages(folder, packages)
      ? ''
      : 'The packages of Next.js could not be installed. Check the connection to the npm registry.',
  start: async (site) => {
    cpSync(join(root, 'tests/integrations/next'), folder, { recursive: true });
    execFileSync(process.execPath, ['node_modules/next/dist/bin/next', 'build'], {
      cwd: folder,
      stdio: 'ignore',
      env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' },
    });
    const server = await listen(({ url = '' }, response) => {
      const file = join(folder, 'out', url === '/' ? 'index.html' : url.replace(/[?#].*/, ''));
      if (!existsSync(file)) return void response.writeHead(404).end();
      response.writeHead(200, { 'content-type': contentType(extname(file).slice(1)) ?? 'text/plain' });
      response.end(readFileSync(file, 'utf8').replaceAll('https://dap.example.com', site));
    });
    return { ...server, paths: ['/'] };
  },
};
