import { rmSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { createBuilder, esmExternalRequirePlugin, runnerImport } from 'vite';
import * as company from '#company/facts.ts';
import { companyName } from '#company/names.ts';
import packageJson from '../../../package.json' with { type: 'json' };
import { propertyName, type Widget } from '../../../widgets/element/widget.ts';
import { widgetNames } from '../../../widgets/index.ts';
import { type Element, elements, manifest, propertiesOf, typings } from '../api/analyze.ts';
import { company as companyModules } from '../company/company-plugin.ts';
import { json, readSource, root, writeFiles } from '../files.ts';
import { fillTemplate } from '../pages/html.ts';
import { css, embedStyles, target } from '../plugins/css.ts';
import { browserBuild, embedModules, treeshake } from '../plugins/embed.ts';
import { namedLicense } from '../versions/sbom.ts';
import template from './template.json' with { type: 'json' };

const at = (path: string) => join(root, path);
const here = (name: string) => at(`src/build/package/${name}.ts`);
const quoted = JSON.stringify;

const reactEntry = 'virtual:react';

/** Writes the folder of the npm package: elements and React components. React is a peer dependency. */
export async function writePackage(outDir: string): Promise<void> {
  rmSync(outDir, { recursive: true, force: true });
  const widgets = await widgetDefinitions();
  const entries = ['index', 'elements', 'elements-later'].map((name) => [name, here(name)]);
  const pinned = widgetNames.map((name) => [name, `virtual:pinned/${name}`]);
  const input = Object.fromEntries([...entries, ['react', reactEntry], ...pinned]);
  const builder = await createBuilder({
    configFile: false,
    root: at('src'),
    define: { 'process.env.NODE_ENV': '"production"' },
    base: './',
    css,
    logLevel: 'warn',
    resolve: { alias: [{ find: /^.*\/element\/script-url\.ts$/, replacement: here('script-url') }] },
    plugins: [
      companyModules(),
      react(),
      {
        name: 'react-entry',
        resolveId: (id) => (id === reactEntry ? `\0${id}` : undefined),
        load: (id) => (id === `\0${reactEntry}` ? reactModule(widgets) : undefined),
      },
      embedModules(),
      embedStyles(),
      // A CommonJS dependency requires React, which an ES module in a browser cannot do.
      esmExternalRequirePlugin({ external: [/^react(-dom)?($|\/)/] }),
    ],
    environments: {
      embed: browserBuild(outDir, {
        license: { fileName: 'licenses.txt' },
        target,
        assetsInlineLimit: 0,
        lib: { formats: ['es'], entry: here('index'), fileName: (_, name) => `${name}.js` },
        rolldownOptions: {
          input,
          treeshake,
          output: {
            chunkFileNames: 'chunks/[name]-[hash].js',
            // React Server Components need this line.
            banner: ({ name }) => (name === 'react' ? "'use client';" : ''),
          },
        },
      }),
    },
  });
  const { embed } = builder.environments;
  if (embed) await builder.build(embed);
  writeFiles(outDir, Object.entries(packageFiles(widgets)));
}

/** The definitions of all widgets. Vite imports them, because the files use `import.meta.glob`. */
async function widgetDefinitions(): Promise<Widget[]> {
  type Elements = typeof import('../../../widgets/elements.ts');
  const { module } = await runnerImport<Elements>(at('widgets/elements.ts'), {
    configFile: false,
    plugins: [companyModules()],
  });
  return module.elementClasses.map(({ widget }) => widget);
}

/**
 * The module with one named component per tag, so that bundlers leave out what is not used. It contains the names only,
 * because a server cannot import the classes.
 */
function reactModule(widgets: Widget[]): string {
  const lines = widgets.map(({ tag, attributes, events }) => {
    const names = quoted({ tag, attributes: Object.keys(attributes), events });
    return `export const ${propertyName(`-${tag}`)} = /* @__PURE__ */ componentOf(${names});`;
  });
  return [`import { componentOf } from ${quoted(here('use-tag'))};`, ...lines].join('\n');
}

function packageFiles(widgets: Widget[]): Record<string, string> {
  const all = elements();
  const { version } = packageJson;
  return {
    'package.json': json({ ...template, version, homepage: `${company.site}/demo/` }),
    'README.md': fillTemplate(readSource('src/build/package/README.md'), company),
    'CHANGELOG.md': readSource('widgets/CHANGELOG.md'),
    LICENSE: namedLicense(readSource('LICENSE'), companyName.en),
    'custom-elements.json': json(manifest(all, 'elements.js', 'README.md')),
    'index.d.ts': `${typings(all)}\n/** Registers all elements. Does nothing on a server. */\nexport declare function defineElements(): Promise<void>;\n`,
    'elements.d.ts': "export * from './index.js';\n",
    'react.d.ts': reactTypes(all, widgets),
  };
}

/** The props of the components: attributes in camelCase, events such as `onOrderSubmit`. */
function reactTypes(all: Element[], widgets: Widget[]): string {
  const events = widgets.flatMap(({ events }) => Object.entries(events));
  const props = new Map<string, string>(events.map(([prop, { type }]) => [type, prop]));
  const types = all.map((element) => {
    const { name, tagName, description } = element;
    const component = propertyName(`-${tagName}`);
    const properties = propertiesOf(element).map((one) => `  ${one.name}?: ${one.type.text} | undefined;`);
    const handlers = element.events.map(({ name }) => {
      const event = `GlobalEventHandlersEventMap['${name}']`;
      return `  ${props.get(name) ?? propertyName(`on-${name}`)}?: ((event: ${event}) => void) | undefined;`;
    });
    return `export interface ${component}Props extends HTMLAttributes<${name}>, RefAttributes<${name}> {
${[...properties, ...handlers].join('\n')}
}
/** ${description} */
export declare function ${component}(props: ${component}Props): ReactElement;`;
  });
  return `import type { HTMLAttributes, ReactElement, RefAttributes } from 'react';
import type { ${all.map(({ name }) => name).join(', ')}, DapPicture } from './index.js';

${types.join('\n\n')}
`;
}
