import { version } from '../../../package.json';
import { manifest } from '../../publish/api/manifest.ts';
import { manual } from '../../publish/api/manual.ts';
import { classOf, elements, type Member, nameOf, shared } from '../../publish/api/model.ts';
import { typings } from '../../publish/api/typings.ts';

/** What stands in the package beside its code; `react.js` gives the components their names. */
export function packageFiles(company: { site: string; whatsapp: string }): Map<string, string> {
  return new Map([
    ['package.json', `${JSON.stringify(description, null, 2)}\n`],
    ['README.md', `${usage}\n${manual(company)}`],
    ['custom-elements.json', manifest(version)],
    [
      'index.d.ts',
      `${typings()}\n/** Registers the tags in this browser; nothing on a server. */\nexport declare function defineElements(): Promise<void>;\n`,
    ],
    ['elements.d.ts', "export * from './index.js';\n"],
    ['react.d.ts', reactTypes()],
  ]);
}

const entry = (name: string) => ({ types: `./${name}.d.ts`, default: `./${name}.js` });

const description = {
  name: 'dap-widgets',
  version,
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

/** What the components take: what the tags do, in camelCase. */
function reactTypes(): string {
  const types = elements.map(({ tag, about, members, events }) => {
    const own = [...members, ...shared.members].filter(({ property, readonly }) => property && !readonly);
    const all = [
      ...own.map(({ property, type }: Member) => `  ${property}?: ${type} | undefined;`),
      ...[...events, ...shared.events].map(
        ({ type, prop }) =>
          `  ${prop ?? nameOf(`on-${type}`).replace(/^On/, 'on')}?: ((event: GlobalEventHandlersEventMap['${type}']) => void) | undefined;`,
      ),
    ];
    const name = nameOf(tag);
    return `export interface ${name}Props extends HTMLAttributes<${classOf(tag)}>, RefAttributes<${classOf(tag)}> {
${all.join('\n')}
}
/** ${about} */
export declare function ${name}(props: ${name}Props): ReactElement;`;
  });
  const names = elements.map(({ tag }) => classOf(tag)).join(', ');
  return `import type { HTMLAttributes, ReactElement, RefAttributes } from 'react';
import type { ${names}, DapPicture } from './index.js';

${types.join('\n\n')}
`;
}
