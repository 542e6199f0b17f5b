import packageJson from '../../../package.json' with { type: 'json' };
import { propertyName, type Widget } from '../../../widgets/element/widget.ts';
import { type Element, elements, manifest } from '../api/analyze.ts';
import { json } from '../api/api-files.ts';
import { manual } from '../api/manual.ts';
import { typings } from '../api/typings.ts';

/** What stands in the package beside its code; `react.js` gives the components their names. */
export function packageFiles(
  company: { site: string; whatsapp: string },
  widgets: Widget[],
): Map<string, string> {
  const all = elements();
  return new Map([
    ['package.json', `${JSON.stringify(description, null, 2)}\n`],
    ['README.md', `${usage}\n${manual(all, company)}`],
    ['custom-elements.json', json(manifest(all))],
    [
      'index.d.ts',
      `${typings(all)}\n/** Registers the tags in this browser; nothing on a server. */\nexport declare function defineElements(): Promise<void>;\n`,
    ],
    ['elements.d.ts', "export * from './index.js';\n"],
    ['react.d.ts', reactTypes(all, widgets)],
  ]);
}

const entry = (name: string) => ({ types: `./${name}.d.ts`, default: `./${name}.js` });

const description = {
  name: 'dap-widgets',
  version: packageJson.version,
  description: 'Order form, pictures and cards of the supplier as custom elements and React components',
  license: 'SEE LICENSE IN LICENSE',
  type: 'module',
  exports: {
    '.': entry('index'),
    './elements': {
      types: './elements.d.ts',
      browser: './elements.js',
      default: './elements-later.js',
    },
    './react': entry('react'),
    './custom-elements.json': './custom-elements.json',
    './package.json': './package.json',
  },
  types: './index.d.ts',
  customElements: 'custom-elements.json',
  sideEffects: ['./elements.js', './elements-later.js', './chunks/*'],
  peerDependencies: { react: '>=19', 'react-dom': '>=19' },
};

const usage = `# dap-widgets

\`import 'dap-widgets/elements'\` registers the five tags; \`import { DapOrderForm } from 'dap-widgets/react'\` gives them as components of React 19, also rendered on a server; \`defineElements()\` of \`dap-widgets\` registers them when you say so. Pictures and links of the company come from its own site.

\`\`\`tsx
<DapOrderForm partner="Acme" minQuantity={500} onOrderOpened={(event) => console.log(event.detail.summary)}>
  <a href="https://wa.me/962790000000">Order on WhatsApp</a>
</DapOrderForm>
\`\`\`
`;

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
