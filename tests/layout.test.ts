import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'vite';
import { describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * The arrows: which folders a file may import from. A widget is one of the folders of `widgets/` that is
 * neither `shared` nor `locales`; `.` stands for its own folder. The first row that fits counts.
 */
const arrows: [from: RegExp, to: string[]][] = [
  [/^widgets\/locales\//, []],
  [/^widgets\/company\.ts$/, []],
  [/^widgets\/shared\//, ['widgets/shared', 'widgets/locales']],
  [/^widgets\/embed\.ts$/, ['widgets/shared', 'widgets/*.element']],
  [/^widgets\/[\w-]+\//, ['.', 'widgets/shared', 'widgets/locales', 'widgets/company.ts']],
  [/^src\/build\//, ['src/build', 'src', 'widgets/shared', 'widgets/company.ts']],
  [/^src\//, ['src', 'widgets/face', 'widgets/shared', 'widgets/company.ts']],
  [/^demo\//, ['demo', 'dist']],
];

const files = ['src', 'widgets', 'demo'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(tsx?|css|html)$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name))),
);

/** What a file refers to, as paths below the root; packages keep their names, addresses elsewhere are left out. */
function imports(file: string): string[] {
  const text = readFileSync(join(root, file), 'utf8');
  const found = /\.tsx?$/.test(file) ? scriptImports(file, text) : markupImports(text);
  return found
    .filter((name) => !/^([a-z]+:|#)/.test(name))
    .map((name) => name.replace(/\?.*$/, ''))
    .map((name) => {
      if (name.startsWith('/')) return file.startsWith('demo/') ? `dist${name}` : `src${name}`;
      const local = name.startsWith('.') || !/\.tsx?$/.test(file);
      return local ? relative(root, resolve(root, dirname(file), name)) : name;
    });
}

function scriptImports(file: string, text: string): string[] {
  const { module } = parseSync(file, text);
  const dynamic = module.dynamicImports.map(({ moduleRequest: { start, end } }) =>
    text.slice(start + 1, end - 1),
  );
  return [
    ...module.staticImports.map((one) => one.moduleRequest.value),
    ...module.staticExports.flatMap((one) =>
      one.entries.flatMap((entry) => entry.moduleRequest?.value ?? []),
    ),
    ...dynamic,
  ];
}

function markupImports(text: string): string[] {
  const patterns = [
    /@import\s+(?:url\()?["']([^"']+)/g,
    /<(?:script|link|img|source)\b[^>]*?\b(?:src|href)="([^"]+)/g,
  ];
  return patterns.flatMap((pattern) => Array.from(text.matchAll(pattern), ([, name]) => name ?? ''));
}

function allowed(file: string, target: string): boolean {
  const [, to] = arrows.find(([from]) => from.test(file)) ?? [undefined, ['nowhere']];
  const folder = dirname(target);
  const name = folder.replace(/^widgets\//, '');
  return to.some((place) => {
    if (place === '.') return folder === dirname(file);
    if (place === 'dist') return target.startsWith('dist/');
    if (place === 'widgets/*.element') return target === `widgets/${name}/${name}.element.ts`;
    // Its face, its look, and the types of what it keeps.
    if (place === 'widgets/face')
      return new RegExp(`^widgets/${name}/(${name}|use-[\\w-]+)\\.(tsx?|css)$`).test(target);
    return target === place || folder === place || (place === 'src' && target.startsWith('src/'));
  });
}

test.each(files)('%s imports only what its folder may know', (file) => {
  const local = imports(file).filter((target) => /^(src|widgets|demo|tests|dist|\.\.)/.test(target));
  expect(local.filter((target) => !allowed(file, target))).toEqual([]);
});

test('only two files know the libraries of the wrapper', () => {
  const users = (pattern: RegExp) => files.filter((file) => imports(file).some((name) => pattern.test(name)));
  expect(users(/^(lit|@lit)\b/)).toEqual(['widgets/shared/define-widget.ts']);
  expect(users(/^@r2wc\b/)).toEqual(['widgets/shared/widget-view.tsx']);
});

test('what only the build needs reaches no browser', () => {
  const users = files.filter((file) => imports(file).some((name) => /^(zod|sirv|vite|node:)/.test(name)));
  expect(users.filter((file) => !file.startsWith('src/build/'))).toEqual([]);
});

test('the top of the tree holds what it should', () => {
  const tracked = readdirSync(root).filter((name) => !/^(\.git|node_modules|dist|coverage)$/.test(name));
  expect(tracked.sort()).toEqual(
    [
      '.ci .gitignore README.md biome.json demo package-lock.json package.json src tests tsconfig.json',
      'vite.config.ts widgets',
    ]
      .join(' ')
      .split(' ')
      .sort(),
  );
});

const widgets = readdirSync(join(root, 'widgets'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !['shared', 'locales'].includes(entry.name))
  .map((entry) => entry.name);

describe.each(widgets)('the widget %s is whole', (name) => {
  test.each([
    `widgets/${name}/${name}.tsx`,
    `widgets/${name}/${name}.element.ts`,
    `widgets/${name}/${name}.view.ts`,
    `widgets/${name}/${name}.css`,
    `demo/${name}.html`,
  ])('%s', (file) => expect(existsSync(join(root, file))).toBe(true));

  test('a test of its name', () => {
    expect(readdirSync(join(root, 'tests'), { recursive: true, encoding: 'utf8' }).join(' ')).toContain(name);
  });

  test('a tag in embed.js, on its demo page and in the README', () => {
    const tag = `<dap-${name}`;
    expect(readFileSync(join(root, 'widgets/embed.ts'), 'utf8')).toContain(`./${name}/${name}.element.ts`);
    expect(readFileSync(join(root, `demo/${name}.html`), 'utf8')).toContain(tag);
    expect(readFileSync(join(root, 'README.md'), 'utf8')).toContain(tag);
  });
});

test('no file is too long to be one story', () => {
  const long = files.filter((file) => readFileSync(join(root, file), 'utf8').split('\n').length > 250);
  expect(long.filter((file) => !file.endsWith('.css'))).toEqual([]);
});
