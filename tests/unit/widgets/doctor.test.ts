// @vitest-environment happy-dom
import { screen, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  attributes,
  type Finding,
  fallbackNumbers,
  notClosed,
  notReady,
  observePolicy,
  observeWarnings,
  scripts,
  shownAsText,
  unknownTags,
} from '../../../widgets/doctor/checks.ts';
import { openDoctor } from '../../../widgets/doctor/doctor.ts';
import { defineElements, elementOf } from '../../../widgets/element/define-widget.ts';
import { DapOrderFormElement } from '../../../widgets/order-form/order-form.element.ts';

const form = '<dap-order-form><a href="https://wa.me/1">WhatsApp</a></dap-order-form>';
const titles = (findings: Finding[]) => findings.map(({ title }) => title);
let controller: AbortController;

beforeAll(() => {
  const load = () => new Promise<never>(() => {});
  defineElements([elementOf({ ...DapOrderFormElement.widget, load })]);
});
beforeEach(() => {
  controller = new AbortController();
  // The elements report bad values themselves.
  vi.spyOn(console, 'warn').mockReturnValue();
  HTMLElement.prototype.showPopover ??= () => {};
});
afterEach(() => {
  controller.abort();
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

describe('doctor › markup', () => {
  test.each([
    ['Element not closed', '<dap-order-form><h2>Our prices</h2></dap-order-form>'],
    ['Tag shown as text', '<p>&lt;dap-order-form&gt;</p>'],
  ])('finds: %s', (title, html) => {
    document.body.innerHTML = html;
    expect([...notClosed(), ...shownAsText()]).toEqual([
      { title, problem: expect.stringMatching(/.{30}/), fix: expect.stringContaining('</dap-order-form>') },
    ]);
  });

  test.each([
    ['the documented lines', form],
    ['an example', '<pre><code>&lt;dap-order-form&gt;&lt;/dap-order-form&gt;</code></pre>'],
  ])('finds nothing in %s', (_, html) => {
    document.body.innerHTML = html;
    expect([...notClosed(), ...shownAsText(), ...attributes()]).toEqual([]);
  });
});

describe('doctor › elements', () => {
  test.each([
    ['dap-order-from', 'dap-order-form'],
    ['dap-languageswitch', 'dap-language-switcher'],
  ])('proposes a tag for the misspelled <%s>', (tag, proposed) => {
    document.body.innerHTML = `<${tag}></${tag}>${form}`;
    expect(unknownTags()).toMatchObject([{ problem: expect.stringContaining(tag) }]);
    expect(unknownTags()[0]?.fix).toContain(`<${proposed}>`);
  });

  test('says that a page has no widget; names one that has not loaded, with the last errors of the page', () => {
    document.body.innerHTML = '<p>Prices</p>';
    expect(titles(unknownTags())).toEqual(['No widget on this page']);
    document.body.innerHTML = form;
    expect(unknownTags()).toEqual([]);
    const [element] = document.querySelectorAll('dap-order-form');
    vi.spyOn(element as Element, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList);
    const [found] = notReady(['TypeError: bind is not a function']);
    expect(found?.title).toBe('Widget not loaded');
    expect(found?.fix).toContain('bind is not a function');
  });
});

describe('doctor › attributes', () => {
  const find = (tag: string) => {
    document.body.innerHTML = `<dap-order-form ${tag}></dap-order-form>`;
    return attributes();
  };

  test('finds values that cannot be used and unknown names', () => {
    expect(titles(find('min-quantity="fifty" theme="night" lang="xx" whatsapp="1234"'))).toEqual(
      Array(4).fill('Invalid attribute value'),
    );
    expect(find('lang="fr-CA"')).toEqual([]);
    expect(find('minQuantiy="50"')).toMatchObject([
      { title: 'Unknown attribute', fix: expect.stringContaining('min-quantity') },
    ]);
  });
  test('asks for the country of a local number, as the widget does', () => {
    const [finding] = find('whatsapp="0771 234 5678"');
    expect(finding).toMatchObject({
      problem: expect.stringMatching(/^Invalid value "0771 234 5678" for attribute "whatsapp"\. Add/),
      fix: 'Add `country-code` or write +964….',
    });
    expect(find('whatsapp="0771 234 5678" country-code="964"')).toMatchObject([
      { problem: expect.stringContaining('was read as'), fix: 'whatsapp="+9647712345678"' },
    ]);
  });
  test('checks an email address as the widget does', () => {
    expect(find('email="a@b"')).toMatchObject([{ fix: expect.stringContaining('info@example.com') }]);
    expect(find('email="info@société.example"')).toEqual([]);
  });
  test.each([
    ['+962 79 111 2223', '962791112223', 0],
    ['+962 79 111 2223', '962790000000', 1],
    ['', '962790000000', 0],
  ])('compares whatsapp="%s" with the fallback link to %s', (whatsapp, link, count) => {
    document.body.innerHTML = `<dap-order-form whatsapp="${whatsapp}"><a href="https://wa.me/${link}?text=x">Chat</a></dap-order-form>`;
    expect(titles(fallbackNumbers())).toEqual(Array(count).fill('Fallback link with another number'));
  });
  test('accepts global attributes and those of frameworks', () => {
    const others =
      'id="a" class="b" style="" title="c" data-v-1 _ngcontent-x aria-label="d" role="form" @click="e"';
    expect(find(`${others} onclick="" lang="en" min-quantity="25" whatsapp="962790000000"`)).toEqual([]);
  });
  test('reports a warning of a component', () => {
    document.body.innerHTML = form;
    const findings = observeWarnings(() => {}, controller.signal);
    const detail = 'Unknown field "foo" in "prefill" was ignored.';
    document.querySelector('dap-order-form')?.dispatchEvent(new CustomEvent('dap-warning', { detail }));
    expect(findings()).toMatchObject([{ problem: detail }]);
  });
});

describe('doctor › scripts', () => {
  const site = 'https://dap.example.com';
  const module = (path: string) => `<script type="module" src="${site}${path}"></script>`;
  const find = (html: string) => {
    document.body.innerHTML = html;
    return titles(scripts());
  };
  test.each([
    ['Script included twice', module('/embed.js').repeat(2)],
    ['Script included twice', module('/embed.js') + module('/embed/1.0.0/order-form.js')],
    ['Script delayed', `<script type="rocketlazyloadscript" data-rocket-src="${site}/embed.js"></script>`],
    ['Script delayed', `<script nomodule src="${site}/embed.js"></script>`],
  ])('finds: %s, %s', (title, html) => {
    expect(find(html)).toEqual([title]);
  });
  test('names all versions of a script and proposes the newest one', () => {
    document.body.innerHTML = ['/embed/1.2.0', '/embed/1.10.0']
      .map((path) => module(`${path}/embed.js`))
      .join('');
    const [found] = scripts();
    expect(found?.problem).toMatch(/1\.2\.0.*1\.10\.0/);
    expect(found?.fix).toContain('/embed/1.10.0/embed.js');
  });
  test.each([
    `<script src="${site}/embed/1.1.0/embed.js?ver=6"></script>`,
    module('/embed/1.0.0/order-form.js') + module('/embed/1.0.0/gallery.js'),
  ])('accepts %s', (html) => {
    expect(find(html)).toEqual([]);
  });
});

test('doctor › extends the policy that blocked a file of ours', () => {
  const violation = (fields: object) =>
    document.dispatchEvent(Object.assign(new Event('securitypolicyviolation'), fields));
  // The origin of the script in tests.
  const { origin } = new URL(import.meta.url);
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
      title: 'Blocked by the Content Security Policy (img-src)',
      fix: `Content-Security-Policy: default-src 'self'; style-src 'unsafe-inline'; img-src 'self' ${origin}`,
    },
  ]);
});

test('doctor › lists what is wrong, checks again and leaves nothing behind', async () => {
  document.body.innerHTML = '<dap-order-form min-quantity="many"></dap-order-form>';
  const widget = document.querySelector('dap-order-form') as HTMLElement;
  const before = document.documentElement.outerHTML;
  await openDoctor();
  const host = document.querySelector('[data-dap-doctor]') as HTMLElement;
  const panel = within(host.shadowRoot as unknown as HTMLElement);
  expect(panel.getByRole('status')).toHaveTextContent('1 issue found');
  expect(panel.getByRole('heading', { level: 3 })).toHaveTextContent('Invalid attribute value');
  expect(panel.getByRole('listitem')).toHaveTextContent('min-quantity expects');

  // A second script on the page opens no second panel.
  await openDoctor();
  expect(document.querySelectorAll('[data-dap-doctor]')).toHaveLength(1);

  widget.removeAttribute('min-quantity');
  await userEvent.click(panel.getByRole('button', { name: 'Check again' }));
  expect(panel.getByRole('status')).toHaveTextContent('No issues found');
  widget.setAttribute('phone', '123');
  // The widget warns about a number, too.
  const detail = attributes()[0]?.problem;
  widget.dispatchEvent(new CustomEvent('dap-warning', { detail }));
  expect(panel.getByRole('status')).toHaveTextContent('1 issue found');
  widget.removeAttribute('phone');
  widget.setAttribute('min-quantity', 'many');
  await userEvent.click(panel.getByRole('button', { name: 'Close' }));
  expect(document.documentElement.outerHTML).toBe(before);
  expect(screen.queryByRole('region')).toBeNull();
});
