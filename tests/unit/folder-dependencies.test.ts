import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { widgetNames } from '../../widgets/widget-names.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Files of the element runtime that components share. */
const sharedByComponents = ['loading', 'script-url', 'stylesheets'].map(
  (name) => `widgets/element/${name}.ts`,
);

/**
 * What each folder may import. The first row that matches a file counts. `.` is the file's own folder, `type(…)` allows
 * types only, and `import(…)` allows only a dynamic import.
 */
const rules: [from: RegExp, to: string[]][] = [
  [/^widgets\/(locales|widget-names\.ts)/, []],
  [/^widgets\/company\//, ['widgets/i18n', 'type(widgets/lib)']],
  [/^widgets\/lib\//, ['.']],
  [/^widgets\/i18n\//, ['.', 'widgets/locales']],
  [/^widgets\/element\//, ['.', 'widgets/i18n', 'widgets/lib', 'widgets/ui/*.css']],
  [
    /^widgets\/ui\//,
    ['.', ...sharedByComponents, 'widgets/i18n', 'widgets/lib', 'widgets/company/brand.css'],
  ],
  [
    /^widgets\/contact-card\//,
    ['.', ...sharedByComponents, 'widgets/ui', 'widgets/i18n', 'widgets/lib', 'widgets/company'],
  ],
  [
    /^widgets\/doctor\//,
    [
      '.',
      ...['company/brand.css', 'element', 'i18n', 'lib', 'widget-names.ts'].map((name) => `widgets/${name}`),
    ],
  ],
  [
    /^widgets\/[\w-]+\/[\w-]+\.element\.ts$/,
    [
      ...['element', 'ui/storage.ts', 'lib'].map((name) => `widgets/${name}`),
      'type(src/public/embed.d.ts)',
      'import(.)',
    ],
  ],
  [
    /^widgets\/[\w-]+\//,
    [
      '.',
      ...sharedByComponents,
      'type(src/public/embed.d.ts)',
      ...['contact-card', 'ui', 'i18n', 'lib', 'company'].map((name) => `widgets/${name}`),
    ],
  ],
  [/^widgets\/[\w-]+\.ts$/, ['widgets', 'import(widgets/doctor/doctor.ts)']],
  [/^src\/(build|scripts)\//, ['src', 'widgets']],
  [/^src\/iframe\//, ['.', 'widgets', 'src/locales', 'type(src/public/embed.d.ts)']],
  [/^src\/.*\.html$/, ['src', 'widgets']],
  [
    /^src\//,
    [
      'src/*.ts',
      'src/*.tsx',
      ...['locales', 'pages', 'sections', 'styles'].map((name) => `src/${name}`),
      'widgets',
    ],
  ],
  [/^demo\//, ['demo', 'dist', 'widgets']],
];

const files = ['src', 'widgets', 'demo'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(tsx?|css|html)$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name))),
);

type Reference = { target: string; kind: 'static' | 'type' | 'import()' };

/** What comes before the path of an import or a link, by kind. Biome writes an import of types as `import type`. */
const scriptPatterns: [Reference['kind'], RegExp][] = [
  ['type', /^(?:import|export) type [^'"]*? from '([^']+)'/gm],
  ['static', /^(?:import|export) (?!type )(?:[^'"]*? from )?'([^']+)'/gm],
  ['import()', /\bimport\('([^']+)'\)/g],
];
const markupPatterns: typeof scriptPatterns = [
  ['static', /@import\s+["']([^"']+)/g],
  ['static', /<(?:script|link|img|source)\b[^>]*?\b(?:src|href)="([^"]+)/g],
];

/** The references in a file, as paths below the root or package names. URLs of other sites are left out. */
function references(file: string): Reference[] {
  const text = readFileSync(join(root, file), 'utf8');
  const isScript = /\.tsx?$/.test(file);
  const found = (isScript ? scriptPatterns : markupPatterns).flatMap(([kind, pattern]) =>
    Array.from(text.matchAll(pattern), ([, target = '']) => ({ target: target.replace(/\?.*$/, ''), kind })),
  );
  return found
    .filter(({ target }) => !/^([a-z]+:|#)/.test(target))
    .map(({ target, kind }) => {
      if (target.startsWith('/')) return { target: `${/^demo/.test(file) ? 'dist' : 'src'}${target}`, kind };
      const isLocal = target.startsWith('.') || !isScript;
      return { target: isLocal ? relative(root, resolve(root, dirname(file), target)) : target, kind };
    });
}

function allowed(file: string, { target, kind }: Reference): boolean {
  const [, to] = rules.find(([from]) => from.test(file)) ?? [undefined, []];
  return to.some((row) => {
    const [, condition, path = row] = /^(type|import)\((.+)\)$/.exec(row) ?? [];
    if (condition === 'type' && kind !== 'type') return false;
    if (condition === 'import' && kind === 'static') return false;
    if (path === '.') return dirname(target) === dirname(file);
    const [folder, extension] = path.split('/*');
    if (extension) return dirname(target) === folder && target.endsWith(extension);
    return target === path || target.startsWith(`${path}/`);
  });
}

test('each file imports only files that its folder may use', () => {
  const wrong = files.flatMap((file) =>
    references(file)
      .filter(({ target }) => /^(src|widgets|demo|tests|dist|\.\.)/.test(target))
      .filter((reference) => !allowed(file, reference))
      .map(({ target, kind }) => `${file}: ${kind} ${target}`),
  );
  expect(wrong).toEqual([]);
});

test('widget-names.ts lists every folder that is a widget', () => {
  const folders = readdirSync(join(root, 'widgets'), { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  );
  const shared = ['company', 'contact-card', 'doctor', 'element', 'i18n', 'lib', 'locales', 'ui'];
  expect(folders.map(({ name }) => name).sort()).toEqual([...shared, ...widgetNames].sort());
});

/** All static imports of a file, direct and indirect. */
function closure(file: string, seen = new Set<string>()): Set<string> {
  for (const { target, kind } of references(file)) {
    if (kind !== 'static' || seen.has(target)) continue;
    seen.add(target);
    if (files.includes(target)) closure(target, seen);
  }
  return seen;
}

test('embed.js contains no React', () => {
  const elements = widgetNames.map((name) => `widgets/${name}/${name}.element.ts`);
  const loaded = ['widgets/embed.ts', ...elements].flatMap((file) => Array.from(closure(file)));
  const packages = loaded.filter((name) => !files.includes(name));
  expect(new Set(packages)).toEqual(new Set(['lit', 'package.json']));
});
