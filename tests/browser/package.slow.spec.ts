import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { field, fill, good, submit } from '../stage/form.ts';
import { appWith, packed } from '../stage/package-app.ts';
import { stage } from '../stage/stage.ts';

const it = stage();
const time = { timeout: 300_000 };

let tags: ReturnType<typeof packed>;
let app: ReturnType<typeof appWith> | undefined;
beforeAll(() => {
  tags = packed();
}, time.timeout);
afterAll(() => tags?.remove());
afterEach(() => {
  app?.remove();
  app = undefined;
});

const page = (body: string, script: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>App</title><link rel="icon" href="data:,">` +
  `<body>${body}<script type="module" src="${script}"></script></body></html>`;

async function order(from: Page): Promise<URL> {
  await field(from, 'name').waitFor({ timeout: 30_000 });
  await fill(from);
  const chat = from.context().waitForEvent('page');
  await submit(from).click();
  return new URL((await chat).url());
}

test(
  'an app of plain TypeScript compiles strictly with the package, and an order is sent from it',
  time,
  async () => {
    app = appWith(tags.file, {
      'index.html': page(
        '<dap-order-form><a href="https://wa.me/1">Order</a></dap-order-form>',
        '/src/main.ts',
      ),
      'src/main.ts': `import 'dap-widgets/elements';

const form = document.querySelector('dap-order-form');
if (form) {
  form.partner = 'Acme';
  form.addEventListener('dap-order-opened', ({ detail }) => {
    document.title = \`\${detail.summary.quantity} \${detail.order.name}\`;
  });
  void form.ready.then((ready) => ready.setAttribute('data-ready', ''));
}
`,
      'src/wrong.ts': `import 'dap-widgets/elements';

const form = document.createElement('dap-order-form');
// @ts-expect-error
form.theme = 'blue';
// @ts-expect-error
form.addEventListener('dap-order-opened', ({ detail }) => detail.price);
`,
    });
    app.run('tsc', '-p', '.');
    app.run('vite', 'build', '--logLevel', 'error');
    const at = await it.open(await app.serve());
    const chat = await order(at);
    expect(chat.searchParams.get('text')).toContain('عن طريق: Acme');
    await expect.poll(() => at.title()).toBe(`${good.quantity} ${good.name}`);
    expect(await at.locator('dap-order-form[data-ready]').count()).toBe(1);
  },
);

test(
  'an app of React compiles strictly, is rendered on a server, taken over without a difference, and orders',
  time,
  async () => {
    app = appWith(tags.file, {
      'index.html': page('<div id="root"><!--app--></div>', '/src/main.tsx'),
      'src/app.tsx': `import { DapOrderForm } from 'dap-widgets/react';
import { useState } from 'react';

export function App() {
  const [told, setTold] = useState('');
  return (
    <main>
      <DapOrderForm partner="Acme" minQuantity={1} headingLevel="3" onOrderOpened={({ detail }) => setTold(detail.summary.quantity)}>
        <a href="https://wa.me/1">Order</a>
      </DapOrderForm>
      <output>{told}</output>
      <dap-language-switcher ondap-language-change={({ detail }) => setTold(detail.language)} />
    </main>
  );
}
`,
      'src/main.tsx': `import { hydrateRoot } from 'react-dom/client';
import { App } from './app';

const root = document.querySelector('#root');
if (root) hydrateRoot(root, <App />, { onRecoverableError: (error) => console.error(error) });
`,
      'src/server.tsx': `import { renderToString } from 'react-dom/server';
import { App } from './app';

export const html = renderToString(<App />);
`,
    });
    app.run('tsc', '-p', '.');
    app.run('vite', 'build', '--ssr', 'src/server.tsx', '--outDir', 'server', '--logLevel', 'error');
    const html = app.run(
      'node',
      '-e',
      "import('./server/server.js').then((made) => process.stdout.write(made.html))",
    );
    expect(html).toContain(
      '<dap-order-form partner="Acme" min-quantity="1" heading-level="3"><a href="https://wa.me/1">Order</a></dap-order-form>',
    );
    app.write('index.html', page(`<div id="root">${html}</div>`, '/src/main.tsx'));
    app.run('vite', 'build', '--logLevel', 'error');
    const url = await app.serve();
    const silent = await it.open(url, { javaScriptEnabled: false });
    expect(await silent.getByRole('link', { name: 'Order' }).isVisible()).toBe(true);

    const at = await it.open(url);
    const chat = await order(at);
    expect(chat.searchParams.get('text')).toContain('عن طريق: Acme');
    await expect.poll(() => at.locator('output').textContent()).toBe(good.quantity);
    expect(await at.locator('dap-order-form h3').count()).toBe(1);
  },
);

/** Two programs that everybody's package is judged by, fetched for this alone. */
test.each([
  ['publint', '--package=publint@0.3.15', 'publint', '--strict'],
  // Its own newer `fflate` gives it the last part of a large file alone.
  [
    'attw',
    '--package=@arethetypeswrong/cli@0.18.2',
    '--package=fflate@0.8.2',
    'attw',
    '--profile',
    'esm-only',
  ],
])('%s finds nothing wrong with the package', time, async (_, ...args) => {
  const at = args.findIndex((one) => !one.startsWith('--package'));
  const all = ['exec', '--yes', ...args.slice(0, at), '--', ...args.slice(at), tags.file];
  const { status, stdout, stderr } = spawnSync('npm', all, { cwd: tmpdir(), encoding: 'utf8' });
  const unreachable =
    /npm error (code|errno) (E404|ENOTFOUND|EAI_AGAIN|ECONN\w+|ETIMEDOUT|E5\d\d|EINTEGRITY)/;
  if (unreachable.test(stderr))
    return console.warn('The registry does not answer, so the package is not judged.');
  expect(status, stdout + stderr).toBe(0);
});
