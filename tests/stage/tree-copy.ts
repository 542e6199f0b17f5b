import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** What a change took: files that are new or different, and lines written into them; words are not counted. */
export type Cost = { files: number; lines: number };

/**
 * The whole tree once more, to be changed and built beside ours.
 * @param surroundings what differs of the environment there
 */
export function treeCopy(surroundings: Record<string, string> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'dap-'));
  const touched = new Map<string, number>();
  const list = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];
  for (const file of execFileSync('git', list, { cwd: root, encoding: 'utf8' }).split('\0')) {
    if (!file || !existsSync(join(root, file))) continue;
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(root, file), join(folder, file));
  }
  // Packages are shared, but what a build leaves among them is not.
  mkdirSync(join(folder, 'node_modules'));
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (!/^\.(dap|vite)/.test(name))
      symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name));
  }

  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  const write = (
    file: string,
    text: string | Uint8Array,
    lines = String(text).trimEnd().split('\n').length,
  ) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
    touched.set(file, (touched.get(file) ?? 0) + lines);
  };
  return {
    folder,
    read,
    /** A new file; words and pictures count as files alone. */
    write: (file: string, text: string) => write(file, text),
    words: (file: string, text: string | Uint8Array) => write(file, text, 0),
    /** Lines that come behind the first one that holds a text. */
    insert: (file: string, behind: string, ...lines: string[]) => {
      const all = read(file).split('\n');
      const at = all.findIndex((line) => line.includes(behind));
      if (at < 0) throw new Error(`${file} has no line with ${behind}`);
      write(file, [...all.slice(0, at + 1), ...lines, ...all.slice(at + 1)].join('\n'), lines.length);
    },
    replace: (file: string, text: string, by: string) => {
      if (!read(file).includes(text)) throw new Error(`${file} does not hold ${text}`);
      write(file, read(file).replace(text, by), 1);
    },
    /** @returns all that a command of the packages printed, and whether it succeeded */
    run: (command: string, ...args: string[]) => {
      const quiet = { VITEST: '', NODE_ENV: 'production', FORCE_COLOR: '0' };
      const env = { ...process.env, ...quiet, ...surroundings };
      const options = { cwd: folder, encoding: 'utf8', env } as const;
      const { status, stdout, stderr } = spawnSync('npx', ['--no-install', command, ...args], options);
      return { ok: status === 0, output: stdout + stderr };
    },
    cost: (): Cost => ({
      files: touched.size,
      lines: Array.from(touched.values()).reduce((sum, lines) => sum + lines, 0),
    }),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
