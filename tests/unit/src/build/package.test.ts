import { readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { companyName } from '#company/names.ts';
import { root } from '../../../../src/build/files.ts';
import { writePackage } from '../../../../src/build/package/package-build.ts';
import { widgetNames } from '../../../../widgets/widget-names.ts';
import { folderWith } from '../../../support/folders.ts';

describe('npm package', () => {
  const folder = folderWith();
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  const load = (name: string) => import(/* @vite-ignore */ pathToFileURL(join(folder, name)).href);

  beforeAll(async () => {
    await writePackage(folder);
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  }, 60_000);

  test('has every file that its package.json exports', () => {
    const { exports, customElements } = JSON.parse(read('package.json'));
    const files = JSON.stringify([exports, customElements]).match(/[\w-]+(\.d)?\.(json|ts|js)/g) ?? [];
    expect(readdirSync(folder)).toEqual(expect.arrayContaining([...files, 'CHANGELOG.md', 'licenses.txt']));
  });

  test('names the company in its license and the site in its README', () => {
    expect(read('LICENSE')).toContain(`Copyright (c) 2026 ${companyName.en}.`);
    expect(read('LICENSE')).not.toContain('widgets/company');
    expect(read('README.md')).toContain('https://dap.example.com/demo/');
    expect(read('README.md')).not.toContain('{{');
  });

  test('has an entry for each element', () => {
    expect(JSON.parse(read('package.json')).exports['./*'].browser).toBe('./*.js');
    for (const name of widgetNames) expect(read(`${name}.js`).length).toBeLessThan(3000);
  });

  test('can be imported on a server, where it registers nothing', async () => {
    const { defineElements } = await load('index.js');
    await expect(defineElements()).resolves.toBeUndefined();
    await expect(load('server.js')).resolves.toBeDefined();
  });

  test('leads to the site for images, and bundles no React', () => {
    const chunks = readdirSync(join(folder, 'chunks')).map((name) => read(`chunks/${name}`));
    const code = chunks.join('\n');
    expect(code).toContain('https://dap.example.com');
    expect(code).not.toMatch(/\.currentScript/);
    // The helper of the bundler that throws when a module requires an external package in a browser.
    expect(code).not.toContain('Calling `require`');
    expect(code).not.toMatch(/react-dom\.production|createPolicy/);
  });
});
