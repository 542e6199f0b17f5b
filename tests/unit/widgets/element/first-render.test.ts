// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { firstRender } from '../../../../src/build/pages/first-renders.tsx';
import { defineElements } from '../../../../widgets/element/define-widget.ts';
import { tagNames } from '../../../../widgets/widget-names.ts';
import { elementClasses } from '../../../support/element-classes.ts';

/** The widgets that React has loaded. */
const loaded: string[] = [];

vi.mock('../../../../widgets/element/script-url.ts', () => ({
  scriptUrl: 'https://dap.example/embed/file.js',
  isOwnPage: () => false,
}));
vi.mock('../../../../widgets/element/import-files.ts', () => ({
  base: 'https://dap.example/',
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

/** Acts in a widget and waits until React has hydrated it. */
async function hydrate({ element, widget }: Awaited<ReturnType<typeof mount>>): Promise<void> {
  widget.querySelector('*')?.dispatchEvent(new Event('pointerup', { bubbles: true }));
  await Reflect.get(element, 'callMethod').call(element, '');
}

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
  const mounted = await mount(html);
  const { element, widget } = mounted;
  expect(loaded).toEqual([]);
  expect(widget).toHaveAttribute('lang', element.lang);
  const nodes = nodesIn(widget);
  expect(nodes.length).toBeGreaterThan(10);
  await hydrate(mounted);
  expect(loaded).toEqual([element.localName]);
  expect(nodes.filter((node) => !widget.contains(node))).toEqual([]);
  // React's development build reports each difference.
  expect(report.mock.calls).toEqual([]);
});

test('a language that changes during hydration is shown afterwards', async () => {
  const mounted = await mount('<dap-business-card lang="en"></dap-business-card>');
  const hydrated = hydrate(mounted);
  mounted.element.lang = 'fr';
  await hydrated;
  await vi.waitFor(() => expect(mounted.widget).toHaveAttribute('lang', 'fr'));
});

describe('React renders at once', () => {
  test.each([
    ['<dap-order-form min-quantity="40"></dap-order-form>', '40'],
    ['<dap-order-form country-code="+964"></dap-order-form>', '+964'],
    ['<dap-order-form heading-level="4"></dap-order-form>', '<h4>'],
    ['<dap-order-form whatsapp="+96279111111"></dap-order-form>', '<h2>'],
    ['<dap-gallery><img src="/own.jpg" alt="Own"></dap-gallery>', 'own.jpg'],
    ['<dap-language-switcher persist></dap-language-switcher>', 'English'],
  ])('%s', async (html, shown) => {
    const { widget } = await mount(html);
    expect(loaded).not.toEqual([]);
    expect(widget.innerHTML).toContain(shown);
  });

  test('if such an attribute is set later; until then nothing wrong is shown', async () => {
    const { element, widget } = await mount('<dap-order-form lang="en"></dap-order-form>');
    const field = widget.querySelector('[name=name]') as HTMLInputElement;
    field.value = 'Laith';
    element.setAttribute('min-quantity', '40');
    await Promise.resolve();
    expect(widget.hidden).toBe(true);
    await vi.waitFor(() => expect(widget.hidden).toBe(false));
    expect(widget.textContent).toContain('40');
    expect(widget.querySelector('[name=name]')).toHaveValue('Laith');
  });
});
