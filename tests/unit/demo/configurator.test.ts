// @vitest-environment happy-dom

import { screen, waitFor } from '@testing-library/dom';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { colorProperties } from '../../../demo/configurator/snippets.ts';
import template from '../../../demo/index.html?raw';
import { fillTemplate } from '../../../src/build/pages/html.ts';
import { defineElements, elementOf } from '../../../widgets/element/define-widget.ts';
import { elementClasses } from '../../support/widgets.tsx';

const part = (name: string) => document.querySelector(`#configurator [data-part=${name}]`)?.textContent ?? '';
const control = (name: string) =>
  document.querySelector(`#configurator [name="${name}"]`) as HTMLInputElement;
const choose = (name: string, value: string) => {
  control(name).value = value;
  control(name).dispatchEvent(new Event('input', { bubbles: true }));
};
const place = (name: 'html' | 'iframe') => choose('place', name);

const values = {
  site: 'https://dap.example.com',
  whatsapp: '962790000000',
  phone: '+962790000000',
  imageOrigin: 'https://cdn.example.com',
  languages:
    '<option value="en" data-order="Order on WhatsApp"></option>' +
    '<option value="fr" data-order="Commander sur WhatsApp"></option>',
  list: '',
  options: elementClasses.map(({ widget }) => `<option>${widget.tag}</option>`).join(''),
};
const page = fillTemplate(template, values);

beforeAll(async () => {
  const load = () => new Promise<never>(() => {});
  defineElements(elementClasses.map(({ widget }) => elementOf({ ...widget, load })));
  // happy-dom would load the preview, does not resolve with the class and has no `Option`.
  document.body.innerHTML = (/<section id="configurator"[\s\S]*?<\/section>/.exec(page)?.[0] ?? '').replace(
    /<(\/?)iframe/g,
    '<$1div',
  );
  vi.spyOn(customElements, 'whenDefined').mockImplementation(
    async (tag) => customElements.get(tag) as CustomElementConstructor,
  );
  vi.stubGlobal('Option', function (this: unknown, text: string, value: string) {
    return Object.assign(document.createElement('option'), { textContent: text, value });
  });
  await import('../../../demo/configurator/configurator.ts');
  // happy-dom selects the option that was added last but one.
  choose('lang', '');
  choose('widget', 'dap-order-form');
  await waitFor(() => expect(part('lines')).toContain('<dap-order-form>'));
});

describe('configurator', () => {
  test('writes the tag with its fallback and the script', () => {
    expect(part('lines')).toMatch(
      /^<dap-order-form>\s+<a href="https:\/\/wa.me\/962790000000">Order on WhatsApp</,
    );
    expect(part('lines')).toContain('<script type="module" src="https://dap.example.com/embed.js"></script>');
    expect(part('policy')).toBe('script-src https://dap.example.com;');
  });

  test('writes only valid values', () => {
    choose('min-quantity', 'ten');
    expect(screen.getByText('Expected a whole number.')).toBeVisible();
    expect(part('lines')).not.toContain('min-quantity');
    choose('min-quantity', '30');
    choose('partner', 'Acme & "Sons"');
    expect(part('lines')).toContain('min-quantity="30" partner="Acme &amp; &quot;Sons&quot;"');
    choose('partner', '');
    choose('min-quantity', '');
  });

  test('writes a number in E.164 with a link to its chat', () => {
    choose('lang', 'fr');
    choose('whatsapp', '079 555 1234');
    expect(control('whatsapp')).toHaveAccessibleDescription(/Expected a number such as/);
    choose('country-code', '+962');
    for (const number of ['079 555 1234', '+۹۶۲ ۷۹ ۵۵۵ ۱۲۳۴', '%2B962795551234']) {
      choose('whatsapp', number);
      expect(part('lines')).toContain(
        'whatsapp="+962795551234" country-code="+962">\n  <a href="https://wa.me/962795551234">Commander sur WhatsApp</a>',
      );
    }
    for (const name of ['country-code', 'whatsapp', 'lang']) choose(name, '');
  });

  test('writes a color with readable text, but not into an iframe', () => {
    choose('brand', '#ffdd00');
    expect(part('lines')).toContain(
      '<style>dap-order-form { --dap-color-brand: #ffdd00; --dap-color-on-brand: #000000 }',
    );
    place('iframe');
    expect(control('brand')).toBeDisabled();
    expect(part('lines')).not.toContain('ffdd00');
    place('html');
    choose('brand', '#1d4ed8');
    expect(part('lines')).toContain('--dap-color-on-brand: #ffffff');
  });

  test('selects the latest version again if the list of pinned versions has not loaded', async () => {
    vi.stubGlobal('fetch', async () => new Response('', { status: 503 }));
    choose('version', 'pinned');
    await waitFor(() => expect(control('version')).toHaveValue(''));
    expect(part('lines')).toContain('src="https://dap.example.com/embed.js"');
  });

  test('pins the newest version with its integrity hash', async () => {
    const versions = { '1.9.0': { 'embed.js': 'sha384-a' }, '1.10.0': { 'embed.js': 'sha384-b' } };
    vi.stubGlobal('fetch', async () => Response.json(versions));
    choose('version', 'pinned');
    await waitFor(() => expect(part('lines')).toContain('/embed/1.10.0/embed.js'));
    expect(part('lines')).toContain('integrity="sha384-b" crossorigin="anonymous"');
    choose('version', '');
    await waitFor(() => expect(part('lines')).toContain('src="https://dap.example.com/embed.js"'));
  });

  test('writes an iframe with the policy that it needs', async () => {
    choose('partner', 'Green Fields');
    expect(part('rules')).toContain('padding-block-start:');
    place('iframe');
    expect(part('rules')).toBe('');
    expect(part('lines')).toMatch(
      /src="https:\/\/dap\.example\.com\/embed\/order-form\/\?partner=Green\+Fields" sandbox="allow-scripts /,
    );
    expect(part('lines')).toContain(' allow="clipboard-write"');
    expect(control('version')).toBeDisabled();
    expect(part('policy')).toBe('frame-src https://dap.example.com;');
    choose('widget', 'dap-gallery');
    await waitFor(() => expect(part('lines')).toContain('embed/gallery/'));
    expect(part('lines')).toContain('height: calc(200vw + 4.5rem)');
    place('html');
    expect(part('rules')).toContain('calc(200% + ');
    expect(part('policy')).toContain('img-src https://cdn.example.com');
  });
});

test('configurator preview › in a frame, updates the widget in place and ignores other tags', async () => {
  const show = (tag: string, attributes: [string, string][], color = '') => {
    location.hash = encodeURIComponent(JSON.stringify([tag, attributes, colorProperties(color)]));
    dispatchEvent(new Event('hashchange'));
  };
  const load = async (frameElement: object | null) => {
    vi.resetModules();
    vi.stubGlobal('frameElement', frameElement);
    document.body.innerHTML = '<main></main>';
    location.hash = '';
    await import('../../../demo/configurator/preview.ts');
  };
  // Opened as a link, with the number of a stranger.
  await load(null);
  show('dap-order-form', [['whatsapp', '15550001111']]);
  expect(document.querySelector('main')).toBeEmptyDOMElement();

  await load({});
  show('dap-order-form', [['lang', 'fr']], '#aa0000');
  const widget = document.querySelector('dap-order-form') as HTMLElement;
  expect(widget).toHaveAttribute('lang', 'fr');
  expect(widget.style.getPropertyValue('--dap-color-brand')).toBe('#aa0000');
  show('dap-order-form', [['theme', 'dark']]);
  expect(document.querySelector('dap-order-form')).toBe(widget);
  expect(widget).not.toHaveAttribute('lang');
  show('script', []);
  expect(document.querySelector('main script')).toBeNull();
});
