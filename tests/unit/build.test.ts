import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { companyFolder, outDir, root } from '../../src/publish/company-folder.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'company-'));
  cpSync(join(root, 'widgets/company'), join(folder, 'own'), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

const change = (file: string, from: RegExp, to: string) => {
  const path = join(folder, 'own', file);
  const source = readFileSync(path, 'utf8');
  expect(source).toMatch(from);
  writeFileSync(path, source.replace(from, to));
};

function build(...options: string[]) {
  const env = { ...process.env, VITEST: '', COMPANY: '', DIST: '', FORCE_COLOR: '0' };
  const args = [
    '--import',
    'tsx',
    'src/scripts/build.ts',
    '--company',
    join(folder, 'own'),
    '--outDir',
    join(folder, 'dist'),
  ];
  const { status, stdout, stderr } = spawnSync(process.execPath, [...args, ...options], {
    cwd: root,
    encoding: 'utf8',
    env,
  });
  return { status, output: stdout + stderr };
}

test('build › two wrong facts are two sentences, and nothing is published', () => {
  change('facts.ts', /email = '[^']+'/, "email = 'info'");
  change('facts.ts', /whatsapp = '\d+'/, "whatsapp = '+962 79'");
  const { status, output } = build();
  expect(status).toBe(1);
  expect(output).toContain("facts.ts: whatsapp is '+962 79': write country code and number in digits only");
  expect(output).toContain("facts.ts: email is 'info': write an e-mail address");
  expect(output).not.toMatch(/\n *at |Error|Getter/);
  expect(existsSync(join(folder, 'dist'))).toBe(false);
});

test('build › a syntax error is one sentence with its line', () => {
  change('names.ts', /',$/m, "'");
  const { status, output } = build();
  expect(status).toBe(1);
  expect(output).toMatch(/names\.ts: line \d+, .*, cannot be read/);
  expect(output).not.toMatch(/\n *at |Error|Getter/);
});

test('build › --release refuses sample values and names them', () => {
  change('facts.ts', /whatsapp = '\d+'/, "whatsapp = '962790000000'");
  const { status, output } = build('--release');
  expect(status).toBe(1);
  expect(output).toContain('Still samples');
  expect(output).toMatch(/facts\.ts: .*whatsapp/);
  expect(existsSync(join(folder, 'dist'))).toBe(false);
});

test('build › an unknown option is named', () => {
  const { status, output } = build('--outdir=x');
  expect(status).toBe(1);
  expect(output).toContain("'--outdir'");
  expect(output).not.toMatch(/\n *at /);
});

test('build › a path below a domain is refused', () => {
  const { status, output } = build('--base', '/shop/');
  expect(status).toBe(1);
  expect(output).toContain('--base /shop/: the site lives at the root of an address');
});

test('build › a company is a name in companies/ or a path, with a folder of its own', () => {
  expect(companyFolder('other')).toBe(join(root, 'companies/other'));
  expect(companyFolder('/srv/other')).toBe('/srv/other');
  expect(companyFolder('')).toBe(join(root, 'widgets/company'));
  expect(outDir(join(root, 'companies/other'), '')).toBe(join(root, 'dist-other'));
  expect(outDir(join(root, 'widgets/company'), '')).toBe(join(root, 'dist'));
  expect(outDir(join(root, 'companies/other'), '/srv/www')).toBe('/srv/www');
});
