import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

/** What a tool prints when it finds something; empty when all is well. */
function complaints(tool: string, args: string[]): string {
  try {
    execFileSync('npx', ['--no-install', tool, ...args], { cwd: root, encoding: 'utf8', stdio: 'pipe' });
    return '';
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    return stdout + stderr;
  }
}

test('format and lint hold', () => expect(complaints('biome', ['ci', '--error-on-warnings'])).toBe(''));

test('types hold', () => expect(complaints('tsc', [])).toBe(''));
