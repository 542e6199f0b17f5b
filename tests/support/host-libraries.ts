import { readFileSync } from 'node:fs';
import { test } from '@playwright/test';
import { ensureWorks } from './debian.ts';

/** Old libraries that replace built-in functions, as Debian packages them. */
const packages = {
  'Prototype 1.7.3': ['libjs-prototype', '/usr/share/javascript/prototype/prototype.js'],
  'MooTools 1.4.5': ['libjs-mootools', '/usr/share/javascript/mootools/mootools-core-nc.js'],
} as const;
/** MooTools' own build tool leaves these blocks out, except in the compatibility build that Debian packages. */
const compatibility = /\/[/*]<1\.2compat>[\s\S]*?<\/1\.2compat>(\*\/)?/g;

type HostLibrary = keyof typeof packages;
export const hostLibraries = Object.keys(packages) as HostLibrary[];

/**
 * @param options `compatible` keeps the compatibility functions of MooTools
 * @returns a library as a script element; skips the test if it is not installed
 */
export function hostLibrary(name: HostLibrary, { compatible = false } = {}): string {
  const [debianPackage, file] = packages[name];
  const isInstalled = ensureWorks(['test', '-f', file], [debianPackage]);
  test.skip(!isInstalled, `${file} is missing: apt-get install ${debianPackage}`);
  return inlineScript(readFileSync(file, 'utf8').replace(compatible ? '' : compatibility, ''));
}

/** Code as a script element. */
export const inlineScript = (code: string) => `<script>${code.replaceAll('</script', '<\\/script')}</script>`;
