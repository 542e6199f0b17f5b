import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sirv from 'sirv';
import { root } from '../../../src/build/files.ts';
import { installPackages } from '../install-packages.ts';
import { listen, type RunningServer } from '../servers.ts';
import type { PartnerSystem } from './partner-system.ts';

const vite = { command: [join(root, 'node_modules/vite/bin/vite.js'), 'build'], out: 'dist' };

type Recipe = { name: string; packages: Record<string, string>; command: string[]; out: string };

/** How each framework is installed and built. The sources are in `tests/integrations/sites`. */
const recipes: Recipe[] = [
  // React is a package of the project.
  { name: 'React', packages: {}, ...vite },
  { name: 'Vue', packages: { '@vitejs/plugin-vue': '6.0.11', vue: '3.5.45' }, ...vite },
  {
    name: 'Next',
    packages: { next: '16.4.6', react: '19.3.1', 'react-dom': '19.3.1' },
    command: ['node_modules/next/dist/bin/next', 'build'],
    out: 'out',
  },
];

export const frameworks: PartnerSystem[] = recipes.map((recipe) => ({
  name: recipe.name,
  missing: () => missing(recipe),
  start: (site) => start(recipe, site),
}));

/** A folder below `node_modules`, so that packages that are not listed, such as Vite, come from the project. */
const folderOf = ({ name }: Recipe) => join(root, 'node_modules/.cache/integrations', name.toLowerCase());

/** Installs the packages of a framework, if they are missing. */
function missing(recipe: Recipe): string {
  const isInstalled = installPackages(folderOf(recipe), recipe.packages);
  return isInstalled
    ? ''
    : `The packages of ${recipe.name} could not be installed. Check the connection to the npm registry.`;
}

/** Builds the example site of a framework and serves it, with the real origin in place of `https://dap.example.com`. */
async function start(recipe: Recipe, site: string): Promise<RunningServer & { paths: string[] }> {
  const folder = folderOf(recipe);
  cpSync(join(root, 'tests/integrations/sites', recipe.name.toLowerCase()), folder, { recursive: true });
  execFileSync(process.execPath, recipe.command, {
    cwd: folder,
    stdio: 'ignore',
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' },
  });
  const html = readFileSync(join(folder, recipe.out, 'index.html'), 'utf8');
  const files = sirv(join(folder, recipe.out));
  const server = await listen((request, response) => {
    if (request.url !== '/') return files(request, response);
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.end(html.replaceAll('https://dap.example.com', site));
  });
  return { ...server, paths: ['/'] };
}
