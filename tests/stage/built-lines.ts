import { build } from 'vite';
import { root } from '../../src/publish/company-folder.ts';

/** What a partner does with the lines of the builder: the body of the page, and how its policy lets its own code in. */
export type Pasted = { body: string; script?: string; source: string };

const nonce = "'nonce-theirs'";

/** The lines of a place, as that place puts them into a page. */
export const paste: Record<string, (lines: string) => Pasted | Promise<Pasted>> = {
  HTML: (lines) => ({ body: lines, source: '' }),
  WordPress: (lines) => ({ body: `<div class="wp-block-html">${lines}</div>`, source: '' }),
  Shopify: (lines) => ({ body: `<div class="shopify-section">${lines}</div>`, source: '' }),
  Wix: (lines) => {
    const field = (name: string) =>
      Array.from(lines.matchAll(new RegExp(`^${name}: +(.+)$`, 'gm')), ([, value = '']) => value);
    const given = field('Attribute').map((one) => one.replace(/^(\S+) = (.*)$/, ' $1="$2"'));
    const [address, tag] = [field('Server URL')[0], field('Tag name')[0]];
    return { body: `<${tag}${given.join('')}></${tag}><script src="${address}"></script>`, source: '' };
  },
  React: async (lines) => ({
    body: '<div id="root"></div><script type="module" src="/app.js"></script>',
    script: await bundled(lines),
    source: "'self'",
  }),
  'Tag manager': (lines) => ({
    body: `<div id="dap"></div>${lines.replace('<script>', '<script nonce="theirs">')}`,
    source: nonce,
  }),
};

/** The component in an app of its own. */
async function bundled(component: string): Promise<string> {
  const app = `import { createRoot } from 'react-dom/client';\n${component}\ncreateRoot(document.getElementById('root')).render(<Widget />);`;
  const made = await build({
    configFile: false,
    root,
    logLevel: 'silent',
    oxc: { jsx: { development: false } },
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      {
        name: 'partner',
        resolveId: (id) => (id.endsWith('partner.jsx') ? `${root}partner.jsx` : null),
        load: (id) => (id.endsWith('partner.jsx') ? app : null),
      },
    ],
    build: { write: false, rolldownOptions: { input: 'partner.jsx' } },
  });
  const [{ output }] = [made].flat() as { output: { type: string; code?: string }[] }[] as [
    { output: { type: string; code?: string }[] },
  ];
  return output.find(({ type }) => type === 'chunk')?.code ?? '';
}
