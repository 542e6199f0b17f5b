import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sirv from 'sirv';
import { listen, type RunningServer } from '../servers.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const vite = { command: [join(root, 'node_modules/vite/bin/vite.js'), 'build'], out: 'dist' };

/** How each framework is installed and built. The sources are in `tests/integrations/sites`. */
const frameworks = {
  React: { folder: 'react', packages: { react: '19.3.1', 'react-dom': '19.3.1' }, ...vite },
  Vue: { folder: 'vue', packages: { '@vitejs/plugin-vue': '6.0.11', vue: '3.5.45' }, ...vite },
  Next: {
    folder: 'next',
    packages: { next: '16.4.6', react: '19.3.1', 'react-dom': '19.3.1' },
    command: ['node_modules/next/dist/bin/next', 'build'],
    out: 'out',
  },
};
export type Framework = keyof typeof frameworks;
export const frameworkNames = Object.keys(frameworks) as Framework[];

/** A folder below `node_modules`, so that packages that are not listed, such as Vite, come from the project. */
const folderOf = (name: Framework) => join(root, 'node_modules/.cache/integrations', frameworks[name].folder);

/**
 * Installs the packages of a framework from the npm registry, unless they are there already.
 * @returns why that is not possible; empty if they are installed
 */
export function frameworkMissing(name: Framework): string {
  const folder = folderOf(name);
  const list = JSON.stringify(
    { private: true, type: 'module', dependencies: frameworks[name].packages },
    null,
    2,
  );
  const stamp = join(folder, 'installed.json');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === list) return '';
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), list);
  const options = ['--legacy-peer-deps', '--ignore-scripts', '--no-audit', '--no-fund', '--no-package-lock'];
  try {
    execFileSync('npm', ['install', ...options], { cwd: folder, stdio: 'ignore', timeout: 180_000 });
  } catch {
    return `the packages of ${name} could not be installed: check the connection to the npm registry`;
  }
  writeFileSync(stamp, list);
  return '';
}

/**
 * Builds the example site of a framework and serves it.
 * @param site origin of `embed.js`, which replaces `https://dap.example.com` in the pages
 */
export async function startFramework(name: Framework, site: string): Promise<RunningServer> {
  const folder = folderOf(name);
  const { folder: sources, command, out } = frameworks[name];
  cpSync(new URL(`../../integrations/sites/${sources}`, import.meta.url), folder, { recursive: true });
  execFileSync(process.execPath, command, {
    cwd: folder,
    stdio: 'ignore',
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' },
  });
  const html = readFileSync(join(folder, out, 'index.html'), 'utf8');
  const files = sirv(join(folder, out));
  return listen((request, response) => {
    if (request.url !== '/') return files(request, response);
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.end(html.replaceAll('https://dap.example.com', site));
  });
}
