import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sirv from 'sirv';
import { root } from '../../src/publish/company-folder.ts';
import { listen, type Place } from './servers.ts';

/** Without what a run of tests says of itself to all that it starts. */
const env = { ...process.env, NODE_ENV: 'production', VITEST: '', FORCE_COLOR: '0' };

/** The tags as npm packs them. */
export function packed(): { file: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'dap-package-'));
  const made = join(folder, 'package');
  execFileSync('node', ['--import', 'tsx', join(root, 'src/scripts/package.ts'), made], {
    cwd: root,
    env,
    stdio: 'pipe',
  });
  execFileSync('npm', ['pack', made, '--pack-destination', folder], { cwd: folder, env, stdio: 'pipe' });
  const file = readdirSync(folder).find((name) => name.endsWith('.tgz')) ?? '';
  return { file: join(folder, file), remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Puts the packed tags among somebody else's packages. */
export function unpack(file: string, folder: string): void {
  const own = join(folder, 'node_modules/dap-widgets');
  rmSync(own, { recursive: true, force: true });
  mkdirSync(own, { recursive: true });
  execFileSync('tar', ['xzf', file, '-C', own, '--strip-components=1']);
}

/**
 * Somebody else's app: the packed tags are unpacked into its packages, React, TypeScript and Vite are those of the
 * project.
 */
export function appWith(file: string, files: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'dap-app-'));
  unpack(file, folder);
  for (const name of ['react', 'react-dom', 'vite', 'typescript', '@types/react', '@types/react-dom']) {
    const place = join(folder, 'node_modules', name);
    mkdirSync(dirname(place), { recursive: true });
    symlinkSync(join(root, 'node_modules', name), place);
  }
  const write = (name: string, text: string) => {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  };
  write('package.json', '{ "name": "app", "private": true, "type": "module" }');
  write('tsconfig.json', tsconfig);
  for (const [name, text] of Object.entries(files)) write(name, text);
  let place: Place | undefined;
  return {
    write,
    /** @returns what a command of the packages printed; throws with it when the command failed */
    run: (command: string, ...args: string[]): string => {
      const program = command === 'node' ? 'node' : join(root, 'node_modules/.bin', command);
      const { status, stdout, stderr } = spawnSync(program, args, { cwd: folder, env, encoding: 'utf8' });
      if (status) throw new Error(`${command} ${args.join(' ')}\n${stdout}${stderr}`);
      return stdout;
    },
    serve: async (): Promise<string> => {
      place = await listen(createServer(sirv(join(folder, 'dist'))));
      return place.url;
    },
    remove: () => {
      place?.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const tsconfig = `{
  "compilerOptions": {
    "target": "es2022",
    "module": "esnext",
    "moduleResolution": "bundler",
    "lib": ["es2022", "dom", "dom.iterable"],
    "jsx": "react-jsx",
    "types": [],
    "strict": true,
    "noUncheckedIndexedAccess": true,
    "exactOptionalPropertyTypes": true,
    "skipLibCheck": false,
    "noEmit": true
  },
  "include": ["src"]
}`;
