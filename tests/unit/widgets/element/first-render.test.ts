// @vitest-environment happy-dom
import { waitFor } from '@testing-library/dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { firstRender } from '../../../../src/build/pages/first-renders.tsx';
import { defineElements } from '../../../../widgets/element/define-widget.ts';
import { tagNames } from '../../../../widgets/widget-names.ts';
import { elementClasses } from '../../../support/widgets.tsx';

/** The widgets that React has loaded. */
const loaded: string[] = [];

vi.mock('../../../../widgets/element/script-url.ts', () => ({
  scriptUrl: 'https://dap.example/embed/file.js',
  isOwnPage: () => false,
}));
vi.mock('virtual:built-files', () => ({ files: {}, hasFirstRenders: true }));
vi.mock('../../../../widgets/element/import-files.ts', () => ({
  base: 'https://dap.example/',
  builtFiles: {},
  importFirstRender: firstRender,
  prefetch: () => {},
}));

defineElements(elementClasses);
for (const { widget } of elementClasses) {
  const { load } = widget;
  widget.load = () => {
    loaded.push(widget.tag);
    return load();
  };
}

type Element = HTMLElement & { ready: Promise<unknown>; shadowRoot: ShadowRoot };

async function mount(html: string): Promise<{ element: Element; widget: HTMLElement }> {
  document.body.innerHTML = html;
  const element = document.body.firstElementChild as Element;
  element.setAttribute('loading', 'eager');
  await element.ready;
  return { element, widget: element.shadowRoot.querySelector('.widget') as HTMLElement };
}

const nodesIn = (root: Node): Node[] => [root, ...Array.from(root.childNodes).flatMap(nodesIn)];

let report: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  report = vi.spyOn(console, 'error').mockImplementation(() => {});
  loaded.length = 0;
});
afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

const own =
  'theme="dark" partner="Acme" whatsapp="962790000001" phone="962790000002" email="a@b.example" recipient="Acme"';

test.each([
  ...tagNames.flatMap((tag) => [`<${tag} lang="ar"></${tag}>`, `<${tag} lang="en"></${tag}>`]),
  `<dap-order-form lang="fa" ${own}></dap-order-form>`,
  '<dap-order-form lang="fa" whatsapp="+964 770 123 4567" phone="+97142345678"></dap-order-form>',
])('hydration keeps every node of the first render of %s', async (html) => {
  const { element, widget } = await mount(html);
  expect(loaded).toEqual([]);
  expect(widget).toHaveAttribute('lang', element.lang);
  const nodes = nodesIn(widget);
  expect(nodes.length).toBeGreaterThan(5);
  widget.querySelector('*')?.dispatchEvent(new Event('pointerup', { bubbles: true }));
  await waitFor(() => expect(element.shadowRoot.querySelector(`${element.localName}-view`)).not.toBeNull());
  expect(loaded).toEqual([element.localName]);
  expect(nodes.filter((node) => !widget.contains(node))).toEqual([]);
  // React's development build reports each difference.
  expect(report.mock.calls).toEqual([]);
});

test.each(['focused', 'filled in'])('fallback content that is %s stays until it is not', async (state) => {
  document.body.innerHTML = '<dap-order-form lang="en"><input></dap-order-form>';
  const [element, input] = [document.body.firstElementChild as Element, document.querySelector('input')];
  if (state === 'focused') input?.focus();
  else if (input) input.value = '500 t';
  element.setAttribute('loading', 'eager');
  const { classList } = element.shadowRoot.querySelector('.fallback') as HTMLElement;
  await waitFor(() => expect(element.shadowRoot.querySelector('form')).not.toBeNull());
  expect(classList).not.toContain('replaced');
  if (state !== 'focused' && input) input.value = '';
  input?.blur();
  input?.dispatchEvent(new Event('focusout', { bubbles: true }));
  await element.ready;
  expect(classList).toContain('replaced');
});

describe('React renders at once', () => {
  test.each([
    ['<dap-order-form min-quantity="40"></dap-order-form>', '40'],
    ['<dap-order-form heading-level="4"></dap-order-form>', '<h4>'],
    ['<dap-order-form whatsapp="+96279111111"></dap-order-form>', '<h2>'],
    ['<dap-order-form whatsapp="+1 234 567 890"></dap-order-form>', '<h2>'],
    ['<dap-gallery><img src="/own.jpg" alt="Own"></dap-gallery>', 'own.jpg'],
  ])('%s', async (html, shown) => {
    const { widget } = await mount(html);
    expect(loaded).not.toEqual([]);
    expect(widget.innerHTML).toContain(shown);
  });

  test.each([
    ['a picture', '<picture></picture>'],
    ['an image that is no direct child', '<figure><img src="/own.jpg" alt="Own"></figure>'],
  ])('if a gallery gets %s later, instead of the images of the company', async (_, html) => {
    const { element, widget } = await mount('<dap-gallery lang="en"><figure></figure></dap-gallery>');
    expect(widget.querySelectorAll('.thumb').length).toBeGreaterThan(5);
    (element.firstElementChild as HTMLElement).innerHTML = html;
    await waitFor(() => expect(widget.querySelectorAll('.thumb').length).toBeLessThan(2));
  });

  // What the visitor uses stays, which is tested in a browser.
  test('if such an attribute is set later: until then, nothing wrong is shown', async () => {
    const { element, widget } = await mount('<dap-order-form lang="en"></dap-order-form>');
    element.setAttribute('min-quantity', '40');
    await Promise.resolve();
    expect(widget.hidden).toBe(true);
    await waitFor(() => expect(widget.textContent).toContain('40'));
    expect(widget.hidden).toBe(false);
  });
});
