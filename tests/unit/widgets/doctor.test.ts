// @vitest-environment happy-dom
import { screen, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { openDoctor } from '../../../widgets/doctor/doctor.ts';
import {
  elementFindings,
  type Finding,
  registrationFindings,
} from '../../../widgets/doctor/element-checks.ts';
import {
  clobberedFindings,
  observePolicy,
  onErrors,
  replacedFindings,
  scriptFindings,
} from '../../../widgets/doctor/load-checks.ts';
import { defineElements, elementOf } from '../../../widgets/element/define-widget.ts';
import { DapGalleryElement } from '../../../widgets/gallery/gallery.element.ts';
import { DapOrderFormElement } from '../../../widgets/order-form/order-form.element.ts';

const link = '<a href="https://wa.me/1">WhatsApp</a>';
const form = `<dap-order-form>${link}</dap-order-form>`;
const names = (findings: Finding[]) => findings.map(({ name }) => name);
let controller: AbortController;

beforeAll(() => {
  const load = () => new Promise<never>(() => {});
  defineElements([
    elementOf({ ...DapOrderFormElement.widget, load }),
    elementOf({ ...DapGalleryElement.widget, load }),
  ]);
});
beforeEach(() => {
  controller = new AbortController();
  // The elements report bad values themselves.
  vi.spyOn(console, 'warn').mockReturnValue();
  // happy-dom has no layout: every element gets a size that can be used.
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 400, 300));
});
afterEach(() => {
  controller.abort();
  document.body.replaceChildren();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('doctor › markup', () => {
  test.each([
    ['a tag that is not closed', '<dap-order-form><h2>Our prices</h2></dap-order-form>', 'not-closed'],
    ['typographic quotes', `<dap-order-form partner=”Green”>${link}</dap-order-form>`, 'typographic-quotes'],
    ['a tag that is shown as text', '<p>&lt;dap-order-form&gt;</p>', 'shown-as-text'],
  ])('finds %s', (_, html, name) => {
    document.body.innerHTML = html;
    const [finding, ...others] = elementFindings();
    expect(finding).toMatchObject({ name, problem: expect.stringMatching(/.{30}/), fix: expect.any(String) });
    expect(others).toEqual([]);
  });

  test('finds nothing in the documented lines', () => {
    document.body.innerHTML = form;
    expect(elementFindings()).toEqual([]);
  });

  test('finds nothing in an example', () => {
    document.body.innerHTML = '<pre><code>&lt;dap-order-form&gt;&lt;/dap-order-form&gt;</code></pre>';
    expect(elementFindings()).toEqual([]);
  });
});

describe('doctor › errors', () => {
  // happy-dom defines its own URL.
  beforeEach(() => vi.stubGlobal('URL', URL.bind(null)));
  const fail = (element: Element | null, detail: object) =>
    element?.dispatchEvent(new CustomEvent('dap-error', { detail, bubbles: true, composed: true }));

  test('reports a widget that failed, with the cause, until it is ready', () => {
    document.body.innerHTML = form;
    const findings = onErrors(() => {}, controller.signal);
    const element = document.querySelector('dap-order-form');
    fail(element, { reason: 'render', error: new TypeError('undefined is not a function') });
    expect(findings()).toMatchObject([
      { name: 'broken', problem: expect.stringContaining('undefined is not a function'), element },
    ]);
    fail(element, { reason: 'load', error: new TypeError('Failed to fetch https://x/embed/a.js') });
    expect(findings()).toMatchObject([
      { name: 'not-loaded', problem: expect.stringContaining('https://x/embed/a.js') },
    ]);
    element?.dispatchEvent(new CustomEvent('dap-ready', { bubbles: true }));
    expect(findings()).toEqual([]);
  });

  test('reports a warning of a component', () => {
    document.body.innerHTML = form;
    const findings = onErrors(() => {}, controller.signal);
    const element = document.querySelector('dap-order-form');
    const detail = 'Unknown field "foo" in "prefill" was ignored.';
    element?.dispatchEvent(new CustomEvent('dap-warning', { detail, composed: true }));
    expect(findings()).toMatchObject([{ name: 'bad-value', problem: detail, element }]);
    element?.remove();
    expect(findings()).toEqual([]);
  });

  test('names replaced built-in functions', () => {
    expect(replacedFindings()).toEqual([]);
    vi.spyOn(Array, 'from').mockImplementation(() => []);
    vi.stubGlobal('URL', '/shop/');
    expect(replacedFindings()).toMatchObject([{ problem: expect.stringContaining('Array.from, URL') }]);
  });

  test('lists the tags for an unknown tag', () => {
    document.body.innerHTML = '<dap-orderform></dap-orderform>';
    expect(registrationFindings()).toMatchObject([
      { name: 'unknown-tag', fix: expect.stringContaining('<dap-order-form>') },
    ]);
  });

  test('reports an element that the script has not registered', () => {
    document.body.innerHTML = '<dap-employee-card></dap-employee-card>';
    expect(names(registrationFindings())).toEqual(['not-registered']);
  });
});

describe('doctor › attributes', () => {
  test('suggests the attribute for a name without or with another separator', () => {
    for (const name of ['minQuantity', 'min_quantity']) {
      document.body.innerHTML = `<dap-order-form ${name}="50"></dap-order-form>`;
      expect(elementFindings()).toMatchObject([{ name: 'unknown-attribute', fix: 'min-quantity="50"' }]);
    }
  });
  test('lists the attributes for any other name', () => {
    document.body.innerHTML = '<dap-order-form warehouse="3"></dap-order-form>';
    expect(elementFindings()[0]?.fix).toContain('Supported attributes: whatsapp, phone');
  });
  test('finds a value that cannot be used', () => {
    document.body.innerHTML = '<dap-order-form min-quantity="fifty" theme="night"></dap-order-form>';
    expect(names(elementFindings())).toEqual(['bad-value', 'bad-value']);
  });
  test('finds a language that is not supported', () => {
    for (const [lang, found] of [
      ['xx', ['bad-value']],
      ['fr-CA', []],
      ['ckb', []],
      ['', []],
    ] as const) {
      document.body.innerHTML = `<dap-order-form lang="${lang}"></dap-order-form>`;
      expect(names(elementFindings())).toEqual(found);
    }
  });
  test('accepts global attributes and those of frameworks', () => {
    document.body.innerHTML =
      '<dap-order-form id="a" class="b" data-v-1 _ngcontent-x aria-label="c" lang="en" min-quantity="25" @click="d"></dap-order-form>';
    expect(elementFindings()).toEqual([]);
  });
});

describe('doctor › scripts', () => {
  const src = 'https://dap.example.com/embed.js';
  const scripts = (html: string) => {
    document.body.innerHTML = html;
    return scriptFindings();
  };
  test.each([
    ['script-twice', `<script type="module" src="${src}"></script>`.repeat(2)],
    ['script-delayed', `<script type="rocketlazyloadscript" data-rocket-src="${src}"></script>`],
    ['script-type', `<script type="text/plain" src="${src}"></script>`],
    ['script-type', `<script nomodule src="${src}"></script>`],
  ])('finds %s', (name, html) => {
    expect(names(scripts(html))).toEqual([name]);
  });
  test('accepts one module or classic script, pinned or not', () => {
    expect(scripts(`<script type="module" src="${src}"></script>`)).toEqual([]);
    expect(scripts('<script src="https://dap.example.com/embed/1.1.0/embed.js?ver=6"></script>')).toEqual([]);
  });
});

describe('doctor › visibility', () => {
  beforeEach(() => {
    // As in a browser, but for `visibility` and `opacity`.
    Object.assign(Element.prototype, {
      checkVisibility(this: Element) {
        for (let at: Element | null = this; at; at = at.parentElement)
          if (getComputedStyle(at).display === 'none' || at.hasAttribute('hidden')) return false;
        return true;
      },
    });
  });
  test('finds a hidden parent', () => {
    document.body.innerHTML = `<div id="tab" style="display:none">${form}</div>`;
    const [finding] = elementFindings();
    expect(finding).toMatchObject({
      name: 'hidden',
      problem: expect.stringContaining('div#tab has display: none'),
    });
  });
  test('accepts a widget in a dialog that is closed', () => {
    document.body.innerHTML = `<dialog style="display:none">${form}</dialog>`;
    expect(elementFindings()).toEqual([]);
  });
  test('finds a column that is too narrow', () => {
    vi.mocked(HTMLElement.prototype.getBoundingClientRect).mockReturnValue(new DOMRect(0, 0, 90, 300));
    document.body.innerHTML = `<div class="side">${form}</div>`;
    const [finding] = elementFindings();
    expect(finding).toMatchObject({ name: 'narrow', fix: expect.stringContaining('div.side {') });
  });
});

describe('doctor › policy', () => {
  const violation = (fields: object) =>
    document.dispatchEvent(Object.assign(new Event('securitypolicyviolation'), fields));
  // The origin of the script in tests.
  const { origin } = new URL(import.meta.url);

  test('extends the policy that refused a file of ours', () => {
    const findings = observePolicy(() => {}, controller.signal);
    const originalPolicy = "default-src 'self'; style-src 'unsafe-inline'";
    violation({ effectiveDirective: 'img-src', blockedURI: `${origin}/a.png`, originalPolicy });
    violation({
      effectiveDirective: 'script-src-elem',
      blockedURI: 'https://ads.example/a.js',
      originalPolicy,
    });
    controller.abort();
    violation({ effectiveDirective: 'font-src', blockedURI: `${origin}/b.woff2`, originalPolicy });
    expect(findings()).toMatchObject([
      {
        name: 'policy-img-src',
        fix: `Content-Security-Policy: default-src 'self'; style-src 'unsafe-inline'; img-src 'self' ${origin}`,
      },
    ]);
  });
});

describe('doctor › panel', () => {
  test('lists what is wrong, checks again and leaves nothing behind', async () => {
    const info = vi.spyOn(console, 'info').mockReturnValue();
    document.body.innerHTML = '<dap-order-form min-quantity="many"></dap-order-form>';
    const widget = document.querySelector('dap-order-form') as HTMLElement;
    const before = document.documentElement.outerHTML;
    const styleSheets = () => widget.shadowRoot?.adoptedStyleSheets.length ?? 0;
    const own = styleSheets();
    await openDoctor();
    const host = document.querySelector('[data-dap-doctor]') as HTMLElement;
    const panel = within(host.shadowRoot as unknown as HTMLElement);
    expect(panel.getByRole('status')).toHaveTextContent('1 issue found');
    expect(panel.getByRole('listitem')).toHaveTextContent('min-quantity expects');
    expect(info).toHaveBeenCalledWith(expect.stringContaining('bad-value'));
    expect(styleSheets()).toBe(own + 1);

    // A second script on the page opens no second panel.
    await openDoctor();
    expect(document.querySelectorAll('[data-dap-doctor]')).toHaveLength(1);

    widget.removeAttribute('min-quantity');
    const failure = { detail: { reason: 'render' }, bubbles: true };
    widget.dispatchEvent(new CustomEvent('dap-error', failure));
    await userEvent.click(panel.getByRole('button', { name: 'Check again' }));
    expect(panel.getAllByRole('listitem')[0]).toHaveTextContent('failed while rendering');
    widget.dispatchEvent(new CustomEvent('dap-ready', { bubbles: true }));
    await userEvent.click(panel.getByRole('button', { name: 'Check again' }));
    expect(panel.getByRole('status')).toHaveTextContent('No issues found');
    expect(styleSheets()).toBe(own);
    widget.setAttribute('min-quantity', 'many');
    await userEvent.click(panel.getByRole('button', { name: 'Close' }));
    expect(document.documentElement.outerHTML).toBe(before);
    expect(screen.queryByRole('region')).toBeNull();
  });
});

test('doctor › names elements that hide properties of the document', () => {
  document.body.innerHTML = `<img name="currentScript" alt=""><form name="search"></form>${form}`;
  // happy-dom has no named properties on the document.
  Object.defineProperty(document, 'currentScript', { configurable: true, value: null });
  expect(clobberedFindings()).toEqual([
    expect.objectContaining({ problem: expect.stringContaining('document.currentScript') }),
  ]);
  Reflect.deleteProperty(document, 'currentScript');
  expect(clobberedFindings()).toEqual([]);
});
