import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dist } from '../../src/build/files.ts';
import { expect, test } from '../support/fixtures.ts';

/** Host pages that replace built-in objects, before the script or while a widget waits for the visitor. */

/** The identifiers in the scripts of the order form that can be globals: locals are one or two letters long. */
function identifiers(): string[] {
  const chunks = readdirSync(join(dist, 'embed'), { recursive: false })
    .map(String)
    .filter((file) => /^(react-view|order-form|select-listbox)-[\w-]{8}\.js$/.test(file));
  const code = ['embed.js', ...chunks.map((file) => `embed/${file}`)].map((file) =>
    readFileSync(join(dist, file), 'utf8'),
  );
  return [...new Set(code.join('\n').match(/(?<![.\w$#`'"])([A-Z][A-Za-z]{2,}|[a-z][A-Za-z]{4,}(?=\())/g))];
}

type Case = { name: string; isEarly: boolean; html: string };

test('a replaced built-in object leaves a working widget, or the fallback and one warning that names it', async ({
  page,
  openPartnerPage,
  baseURL,
  messages,
}) => {
  test.slow();
  await openPartnerPage({ body: '', scripts: '' });
  const globals: string[] = await page.evaluate(
    (names) => names.filter((name) => typeof Reflect.get(window, name) === 'function'),
    [...new Set([...identifiers(), 'Comment', 'CustomEvent', 'Event', 'ShadowRoot', 'Text'])],
  );
  expect(globals).toEqual(
    expect.arrayContaining(['Map', 'MutationObserver', 'Set', 'setTimeout', 'parseFloat']),
  );
  const replaced = [
    ...globals.map((name) => [
      name,
      `<script>${/^[A-Z]/.test(name) ? `class ${name} {}` : `${name} = () => { throw Error('${name}') }`}</script>`,
    ]),
    ...['parentNode', 'createElement', 'defaultView', 'addEventListener', 'querySelector'].map((name) => [
      name,
      `<form name="${name}"></form>`,
    ]),
  ];
  const cases = replaced.flatMap(([name = '', html = '']) => [
    { name, html, isEarly: true },
    { name, html, isEarly: false },
  ]);
  const results = await page.evaluate(tryAll, { cases, script: `${baseURL}/embed.js` });
  const wrong = results.filter(
    ({ name, result, warnings }) =>
      !(result === 'works' && warnings.length === 0) &&
      !(result === 'fallback' && warnings.length === 1 && warnings[0]?.includes(name)),
  );
  expect(wrong).toEqual([]);
  // Floating UI calls these outside of React's error handling, so what the function of the page throws reaches the page.
  const own = /^error: (getComputedStyle|parseFloat|cancelAnimationFrame)$/;
  messages.splice(0, Infinity, ...messages.filter((message) => !own.test(message)));
});

/** Runs in the page. Presses the country code in a frame of its own for each case. */
async function tryAll({ cases, script }: { cases: Case[]; script: string }) {
  const results: { name: string; isEarly: boolean; result: string; warnings: string[] }[] = [];
  const waitFor = async <Value>(find: () => Value): Promise<Value | undefined> => {
    for (const end = performance.now() + 15_000; performance.now() < end; ) {
      const found = find();
      if (found) return found;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    return undefined;
  };
  async function tryOne({ name, isEarly, html }: Case): Promise<void> {
    const frame = document.createElement('iframe');
    frame.style.cssText = 'position: fixed; inset: 0; inline-size: 380px; block-size: 800px';
    const warnings: string[] = [];
    Object.assign(window, {
      warnings: { ...Reflect.get(window, 'warnings'), [`${name} ${isEarly}`]: warnings },
    });
    // React reports parts of the form that are missing as errors.
    const record = `<script>console.error = reportError = () => {}; console.warn = (text) => parent.warnings['${name} ${isEarly}'].push(text)</script>`;
    frame.srcdoc = `${record}${isEarly ? html : ''}<dap-order-form><a href="/">Fallback</a></dap-order-form><script type="module" src="${script}"></script>`;
    await new Promise((resolve) => {
      frame.onload = resolve;
      document.body.append(frame);
    });
    const inside = frame.contentDocument as Document;
    const find = (selector: string) => Document.prototype.querySelector.call(inside, selector) as HTMLElement;
    const isShown = (element: HTMLElement) => element.getClientRects().length > 0;
    const root = () => find('dap-order-form').shadowRoot;
    const combobox = () => root()?.querySelector<HTMLElement>('.widget:not([hidden]) [role=combobox]');
    const isOver = () => warnings.length > 0 && isShown(find('a'));
    const button = await waitFor(() => combobox() || isOver());
    if (button !== true && button) {
      if (!isEarly) inside.head.append(inside.createRange().createContextualFragment(html));
      button.click();
      await waitFor(() => isOver() || root()?.querySelector('[role=option]'));
    }
    const works = root()?.querySelector('[role=option]');
    results.push({
      name,
      isEarly,
      warnings,
      result: works ? 'works' : isShown(find('a')) ? 'fallback' : 'nothing',
    });
    frame.remove();
  }
  const queue = [...cases];
  const worker = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) await tryOne(next);
  };
  await Promise.all([worker(), worker(), worker(), worker()]);
  return results;
}
