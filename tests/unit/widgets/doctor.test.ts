// @vitest-environment happy-dom
import { screen, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { attributeFindings } from '../../../widgets/doctor/attribute-checks.ts';
import { colourFindings } from '../../../widgets/doctor/color-checks.ts';
import { contrast, rgb } from '../../../widgets/doctor/contrast.ts';
import { openDoctor } from '../../../widgets/doctor/doctor.ts';
import type { Finding } from '../../../widgets/doctor/finding.ts';
import { markupFindings } from '../../../widgets/doctor/markup-checks.ts';
import { pageFindings } from '../../../widgets/doctor/page-checks.ts';
import { followPolicy } from '../../../widgets/doctor/policy-checks.ts';
import { scriptFindings, versionFindings } from '../../../widgets/doctor/script-checks.ts';
import { shownFindings } from '../../../widgets/doctor/shown-checks.ts';
import { defineWidgets } from '../../../widgets/element/define-widget.ts';
import { gallery } from '../../../widgets/gallery/gallery.element.ts';
import { orderForm } from '../../../widgets/order-form/order-form.element.ts';

const link = '<a href="https://wa.me/1">WhatsApp</a>';
const form = `<dap-order-form>${link}</dap-order-form>`;
const names = (findings: Finding[]) => findings.map(({ name }) => name);

beforeAll(() => {
  const load = () => new Promise<never>(() => {});
  defineWidgets([
    { ...orderForm, load },
    { ...gallery, load },
  ]);
});
beforeEach(() => {
  document.head.innerHTML = '<meta name="viewport" content="width=device-width">';
  // The elements report bad values themselves.
  vi.spyOn(console, 'warn').mockReturnValue();
  // happy-dom has no layout: every element gets a size that can be used.
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 400, 300));
});
afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

describe('doctor › markup', () => {
  test.each([
    ['line breaks of an editor', `<dap-order-form><br>${link}<br></dap-order-form>`, 'editor-markup'],
    ['paragraphs of an editor', `<p><dap-order-form></dap-order-form></p><p>${link}</p>`, 'editor-markup'],
    ['a tag that is not closed', '<dap-order-form><h2>Our prices</h2></dap-order-form>', 'not-closed'],
    ['typographic quotes', `<dap-order-form partner=”Green”>${link}</dap-order-form>`, 'typographic-quotes'],
    ['a tag in a template', `<template>${form}</template>`, 'in-template'],
    ['a tag that is shown as text', '<p>&lt;dap-order-form&gt;</p>', 'shown-as-text'],
    ['an unknown tag', '<dap-orderform></dap-orderform>', 'unknown-tag'],
  ])('finds %s', (_, html, name) => {
    document.body.innerHTML = html;
    const [finding, ...others] = markupFindings();
    expect(finding).toMatchObject({ name, says: expect.stringMatching(/.{30}/), paste: expect.any(String) });
    expect(others).toEqual([]);
  });

  test('finds nothing in the documented lines', () => {
    document.body.innerHTML = form;
    expect(markupFindings()).toEqual([]);
  });
});

describe('doctor › attributes', () => {
  test('suggests the attribute for a similar name', () => {
    document.body.innerHTML = '<dap-order-form minQuantity="50"></dap-order-form>';
    expect(attributeFindings()).toMatchObject([{ name: 'unknown-attribute', paste: 'min-quantity="50"' }]);
  });
  test('lists the attributes for any other name', () => {
    document.body.innerHTML = '<dap-order-form warehouse="3"></dap-order-form>';
    expect(attributeFindings()[0]?.paste).toContain('Known are whatsapp, phone');
  });
  test('finds a value that cannot be used', () => {
    document.body.innerHTML = '<dap-order-form min-quantity="fifty" theme="night"></dap-order-form>';
    expect(names(attributeFindings())).toEqual(['bad-value', 'bad-value']);
  });
  test('accepts global attributes and those of frameworks', () => {
    document.body.innerHTML =
      '<dap-order-form id="a" class="b" data-v-1 aria-label="c" lang="en" min-quantity="25" @click="d"></dap-order-form>';
    expect(attributeFindings()).toEqual([]);
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
  test('finds no old version in a script that is not pinned', async () => {
    expect(await versionFindings()).toEqual([]);
  });
});

describe('doctor › visibility', () => {
  const hit = (element: () => Element | null) =>
    Object.assign(document, { elementsFromPoint: () => [element()].filter(Boolean) });
  beforeEach(() => {
    hit(() => document.querySelector('dap-order-form'));
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
    const [finding] = shownFindings();
    expect(finding).toMatchObject({
      name: 'hidden',
      says: expect.stringContaining('div#tab has display: none'),
    });
  });
  test('accepts a widget in a dialog that is closed', () => {
    document.body.innerHTML = `<dialog style="display:none">${form}</dialog>`;
    expect(shownFindings()).toEqual([]);
  });
  test('finds a column that is too narrow', () => {
    vi.mocked(HTMLElement.prototype.getBoundingClientRect).mockReturnValue(new DOMRect(0, 0, 90, 300));
    document.body.innerHTML = `<div class="side">${form}</div>`;
    const [finding] = shownFindings();
    expect(finding).toMatchObject({ name: 'narrow', paste: expect.stringContaining('div.side {') });
  });
  test('finds an element that covers the widget', () => {
    document.body.innerHTML = `${form}<div id="cookie-wall"></div>`;
    hit(() => document.querySelector('#cookie-wall'));
    expect(shownFindings()).toMatchObject([
      { name: 'covered', says: expect.stringContaining('div#cookie-wall') },
    ]);
  });
  test('finds a parent without pointer events', () => {
    document.body.innerHTML = `<main style="pointer-events:none">${form}</main>`;
    hit(() => document.body);
    expect(names(shownFindings())).toEqual(['not-pressable']);
  });
  test('finds nothing wrong with a widget that can be seen and pressed', () => {
    document.body.innerHTML = form;
    expect(shownFindings()).toEqual([]);
  });
});

describe('doctor › colors', () => {
  test('computes the contrast of WCAG 2.2', () => {
    expect(contrast([0, 0, 0], [255, 255, 255])).toBeCloseTo(21);
    expect(contrast([119, 119, 119], [255, 255, 255])).toBeCloseTo(4.48, 2);
  });
  test('reads colors of both notations', () => {
    const probe = document.createElement('p');
    const computed = vi.spyOn(window, 'getComputedStyle');
    computed.mockReturnValue({ color: 'rgb(255, 128, 0)' } as CSSStyleDeclaration);
    expect(rgb(probe, 'orange')).toEqual([255, 128, 0]);
    computed.mockReturnValue({ color: 'color(srgb 1 0.5 0)' } as CSSStyleDeclaration);
    expect(rgb(probe, 'orange')).toEqual([255, 127.5, 0]);
  });
  test('finds a text color that cannot be read, and suggests one', () => {
    document.body.innerHTML =
      '<dap-order-form style="--dap-color-brand: rgb(255, 255, 0); --dap-color-on-brand: rgb(255, 255, 255)"></dap-order-form>';
    const probe = { style: { color: '' } } as HTMLElement;
    const computed = getComputedStyle;
    vi.spyOn(window, 'getComputedStyle').mockImplementation((element) =>
      // happy-dom does not compute `color-mix()`.
      element === probe
        ? ({ color: /rgb\([^)]*\)/.exec(probe.style.color)?.[0] ?? '' } as CSSStyleDeclaration)
        : computed(element),
    );
    expect(colourFindings(probe)).toMatchObject([
      { name: 'contrast', paste: 'dap-order-form { --dap-color-on-brand: #000 }' },
    ]);
  });
});

describe('doctor › page', () => {
  test('finds nothing on a page with a viewport, UTF-8 and 16 px', () => {
    expect(pageFindings()).toEqual([]);
  });
  test('finds a missing viewport', () => {
    document.head.replaceChildren();
    expect(names(pageFindings())).toEqual(['no-viewport']);
  });
  test('finds another character set and a small root font', () => {
    vi.spyOn(document, 'characterSet', 'get').mockReturnValue('windows-1256');
    document.documentElement.style.fontSize = '10px';
    expect(names(pageFindings())).toEqual(['charset', 'root-size']);
    document.documentElement.style.fontSize = '';
  });
  test('names the tokens that a sandboxed frame lacks', () => {
    const frame = document.createElement('iframe');
    frame.setAttribute('sandbox', 'allow-scripts');
    Object.defineProperty(window, 'frameElement', { value: frame, configurable: true });
    expect(pageFindings()).toMatchObject([
      {
        name: 'sandbox',
        paste:
          'sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-downloads"',
      },
    ]);
    Reflect.deleteProperty(window, 'frameElement');
  });
});

describe('doctor › policy', () => {
  const violation = (fields: object) =>
    document.dispatchEvent(Object.assign(new Event('securitypolicyviolation'), fields));
  // The origin of the script in tests.
  const { origin } = new URL(import.meta.url);

  test('extends the policy that refused a file of ours', () => {
    const found: Finding[] = [];
    const stop = followPolicy((finding) => found.push(finding));
    const originalPolicy = "default-src 'self'; style-src 'unsafe-inline'";
    violation({ effectiveDirective: 'img-src', blockedURI: `${origin}/a.png`, originalPolicy });
    violation({
      effectiveDirective: 'script-src-elem',
      blockedURI: 'https://ads.example/a.js',
      originalPolicy,
    });
    stop();
    violation({ effectiveDirective: 'img-src', blockedURI: `${origin}/b.png`, originalPolicy });
    expect(found).toMatchObject([
      {
        name: 'policy-img-src',
        paste: `Content-Security-Policy: default-src 'self'; style-src 'unsafe-inline'; img-src 'self' ${origin}`,
      },
    ]);
  });
});

describe('doctor › panel', () => {
  test('lists what is wrong, checks again and leaves nothing behind', async () => {
    const info = vi.spyOn(console, 'info').mockReturnValue();
    Object.assign(document, { elementsFromPoint: () => [] });
    Object.assign(HTMLElement.prototype, { showPopover() {} });
    document.body.innerHTML = '<dap-order-form min-quantity="many"></dap-order-form>';
    const widget = document.querySelector('dap-order-form') as HTMLElement;
    const before = document.documentElement.outerHTML;
    const styleSheets = () => widget.shadowRoot?.adoptedStyleSheets.length ?? 0;
    const own = styleSheets();
    await openDoctor();
    const host = document.querySelector('[data-dap-doctor]') as HTMLElement;
    const panel = within(host.shadowRoot as unknown as HTMLElement);
    expect(panel.getByRole('status')).toHaveTextContent('One thing to mend');
    expect(panel.getByRole('listitem')).toHaveTextContent('min-quantity takes');
    expect(info).toHaveBeenCalledWith(expect.stringContaining('bad-value'));
    expect(styleSheets()).toBe(own + 1);

    // A second script on the page opens no second panel.
    await openDoctor();
    expect(document.querySelectorAll('[data-dap-doctor]')).toHaveLength(1);

    widget.removeAttribute('min-quantity');
    await userEvent.click(panel.getByRole('button', { name: 'Check again' }));
    expect(panel.getByRole('status')).toHaveTextContent('Healthy');
    expect(styleSheets()).toBe(own);
    widget.setAttribute('min-quantity', 'many');
    await userEvent.click(panel.getByRole('button', { name: 'Close' }));
    expect(document.documentElement.outerHTML).toBe(before);
    expect(screen.queryByRole('region')).toBeNull();
  });
});
