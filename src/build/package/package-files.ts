import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import packageJson from '../../../package.json' with { type: 'json' };
import type { Widget } from '../../../widgets/element/widget.ts';
import { propertyName } from '../../../widgets/element/widget.ts';
import { widgetNames } from '../../../widgets/tags.ts';
import { type Element, elements, manifest } from '../api/analyze.ts';
import { json } from '../api/api-files.ts';
import { typings } from '../api/typings.ts';
import { root } from '../company/folder.ts';
import { fillTemplate } from '../pages/html.ts';

/** The files of the package besides its code. */
export function packageFiles(
  company: { site: string; whatsapp: string },
  widgets: Widget[],
): Map<string, string> {
  const all = elements();
  return new Map([
    ['package.json', `${JSON.stringify({ ...description, homepage: `${company.site}/demo/` }, null, 2)}\n`],
    ['README.md', fillTemplate(readFileSync(join(root, 'src/build/package/README.md'), 'utf8'), company)],
    ['custom-elements.json', json(manifest(all, 'elements.js', 'README.md'))],
    [
      'index.d.ts',
      `${typings(all)}\n/** Registers all elements. Does nothing on a server. */\nexport declare function defineElements(): Promise<void>;\n`,
    ],
    ['elements.d.ts', "export * from './index.js';\n"],
    ['react.d.ts', reactTypes(all, widgets)],
  ]);
}

const entry = (name: string) => ({ types: `./${name}.d.ts`, default: `./${name}.js` });

const description = {
  name: 'dap-widgets',
  version: packageJson.version,
  description:
    'Order form, gallery and business cards of a fertilizer supplier as custom elements and React components',
  keywords: ['custom-elements', 'web-components', 'react', 'widget', 'order-form', 'whatsapp', 'fertilizer'],
  license: 'SEE LICENSE IN LICENSE',
  type: 'module',
  exports: {
    '.': entry('index'),
    ...Object.fromEntries(
      ['elements', ...widgetNames].map((name) => [
        `./${name}`,
        { types: './elements.d.ts', browser: `./${name}.js`, default: './elements-later.js' },
      ]),
    ),
    './react': entry('react'),
    './custom-elements.json': './custom-elements.json',
    './package.json': './package.json',
  },
  types: './index.d.ts',
  customElements: 'custom-elements.json',
  sideEffects: [
    ...['elements', 'elements-later', ...widgetNames].map((name) => `./${name}.js`),
    './chunks/*',
  ],
  peerDependencies: { react: '>=18', 'react-dom': '>=18' },
};

/** The props of the components: attributes in camelCase, events such as `onOrderSubmit`. */
function reactTypes(all: Element[], widgets: Widget[]): string {
  const types = all.map(({ name, tagName, description, members, events }) => {
    const widget = widgets.find(({ tag }) => tag === tagName);
    const props = Object.entries(widget?.events ?? {});
    const lines = [
      ...members
        .filter(({ kind, readonly }) => kind === 'field' && !readonly)
        .map((member) => `  ${member.name}?: ${member.type?.text} | undefined;`),
      ...events.map((event) => {
        const [prop] = props.find(([, { type }]) => type === event.name) ?? [];
        const handler = prop ?? propertyName(`on-${event.name}`);
        return `  ${handler}?: ((event: GlobalEventHandlersEventMap['${event.name}']) => void) | undefined;`;
      }),
    ];
    const component = propertyName(`-${tagName}`);
    return `export interface ${component}Props extends HTMLAttributes<${name}>, RefAttributes<${name}> {
${lines.join('\n')}
}
/** ${description} */
export declare function ${component}(props: ${component}Props): ReactElement;`;
  });
  return `import type { HTMLAttributes, ReactElement, RefAttributes } from 'react';
import type { ${all.map(({ name }) => name).join(', ')}, DapPicture } from './index.js';

${types.join('\n\n')}
`;
}
