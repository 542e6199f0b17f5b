import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/** Kept beside npm's own, outside this project, which needs them for nothing else. */
const cache = join(homedir(), '.cache/dap-bench');

/** The folder of a published package, fetched once; `name@version` is pinned, so that tables can be compared. */
export function rival(spec) {
  const folder = join(cache, spec.replace('/', '-'));
  if (!existsSync(join(folder, 'package/package.json'))) {
    mkdirSync(folder, { recursive: true });
    const args = ['pack', spec, '--silent', '--pack-destination', folder];
    const file = execFileSync('npm', args, { encoding: 'utf8' }).trim().split('\n').at(-1);
    execFileSync('tar', ['xzf', join(folder, file), '-C', folder]);
  }
  return join(folder, 'package');
}

export const rivalFile = (spec, path) => readFileSync(join(rival(spec), path), 'utf8');

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

/**
 * A script with all that it imports, minified.
 * @param code of a module; what it names without a path is taken from this project
 */
export async function bundled(code) {
  const ours = createRequire(import.meta.url);
  const { output } = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      {
        name: 'from-this-project',
        resolveId(id) {
          if (id === 'entry.ts') return here('entry.ts');
          if (/^lit(\/|$)/.test(id)) return join(dirname(ours.resolve('lit')), id.slice(4) || 'index.js');
        },
        load: (id) => (id === here('entry.ts') ? code : undefined),
      },
    ],
    build: {
      write: false,
      target: 'esnext',
      rolldownOptions: { input: 'entry.ts', output: { codeSplitting: false } },
    },
  });
  return output[0].code;
}
