// @vitest-environment happy-dom
import { waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { text, wholeNumber } from '../../../../widgets/element/attributes.ts';
import { defineElements, elementOf } from '../../../../widgets/element/define-widget.ts';
import { languageCodes } from '../../../../widgets/i18n/languages.ts';
import { mountElement } from '../../../support/render.tsx';
import { probeWidget } from '../../../support/widgets.tsx';

type Mounted = Awaited<ReturnType<typeof mountElement>>;

/** Mounts `<dap-probe …>` with these attributes and this content. */
async function mount(attributes = '', content = '', widget = probeWidget()) {
  return mountElement(widget, `<${widget.tag} ${attributes}>${content}</${widget.tag}>`);
}
const props = ({ shadow }: Mounted) => JSON.parse(shadow.querySelector('output')?.textContent ?? 'null');
const inside = ({ shadow }: Mounted) => within(shadow.querySelector('.widget') as HTMLElement);
const language = ({ shadow }: Mounted) => {
  const widget = shadow.querySelector<HTMLElement>('.widget');
  return `${widget?.lang} ${widget?.dir} ${widget?.querySelector('button')?.textContent}`;
};
const fallbackShown = (element: Element) =>
  !element.shadowRoot?.querySelector('.fallback')?.classList.contains('replaced');

let warn: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  document.documentElement.lang = 'en';
  document.documentElement.removeAttribute('dir');
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('attributes and properties', () => {
  test.each([
    ['open', true],
    ['open="false"', false],
    ['', false],
  ])('read the boolean attribute %j as %s', async (attribute, open) => {
    expect(props(await mount(attribute))).toMatchObject({ open });
  });

  test('mean the same, and return to the default when the attribute is removed', async () => {
    const probe = await mount('word="a" size="7" open side="right"');
    expect(props(probe)).toEqual({ word: 'a', size: 7, open: true, side: 'right' });
    expect(Reflect.get(probe.element, 'size')).toBe(7);
    Reflect.set(probe.element, 'size', 9);
    await waitFor(() => expect(props(probe)).toMatchObject({ size: 9 }));
    for (const name of ['word', 'size', 'open', 'side']) probe.element.removeAttribute(name);
    await waitFor(() => expect(props(probe)).toEqual({ word: '', open: false, side: 'left' }));
  });

  test('warn once about a bad value and use the default', async () => {
    const widget = probeWidget();
    const html = `<${widget.tag} size="abc" side="up" theme="purple"></${widget.tag}>`;
    const probe = await mountElement(widget, html);
    await mountElement(widget, html);
    expect(props(probe)).toEqual({ word: '', open: false, side: 'left' });
    probe.element.setAttribute('word', 'again');
    await waitFor(() => expect(props(probe)).toMatchObject({ word: 'again' }));
    expect(warn.mock.calls.flat().sort()).toEqual([
      `<${widget.tag}>: Invalid value "abc" for attribute "size". Expected a whole number. Using the default.`,
      `<${widget.tag}>: Invalid value "purple" for attribute "theme". Expected "auto", "light", "dark". Using "auto".`,
      `<${widget.tag}>: Invalid value "up" for attribute "side". Expected "left", "right". Using "left".`,
    ]);
  });

  test('of a framework: empty values are not set', async () => {
    const widget = probeWidget({ attributes: { 'own-size': wholeNumber, word: text } });
    const { element } = await mountElement(widget, `<${widget.tag}></${widget.tag}>`);
    for (const value of ['', 0, null, undefined]) Reflect.set(element, 'ownSize', value);
    Reflect.set(element, 'theme', '');
    expect(Reflect.get(element, 'ownSize')).toBeFalsy();
    await new Promise((resolve) => setTimeout(resolve));
    expect(warn).not.toHaveBeenCalled();
  });

  test('never throw, also for a property without text', async () => {
    const probe = await mount('theme="dark"');
    Reflect.set(probe.element, 'size', {});
    Reflect.set(probe.element, 'word', null);
    Reflect.set(probe.element, 'theme', {});
    await waitFor(() => expect(warn).toHaveBeenCalledTimes(2));
    expect(probe.element).not.toHaveAttribute('theme');
    expect(props(probe)).toEqual({ word: '', open: false, side: 'left' });
  });
});

describe('a page that moves the element', () => {
  test('keeps its text', async () => {
    const probe = await mount('word="a"');
    await userEvent.type(inside(probe).getByRole('textbox'), 'typed');
    const input = inside(probe).getByRole('textbox');
    const wrapper = document.createElement('section');
    probe.element.replaceWith(wrapper);
    wrapper.append(probe.element);
    await new Promise((resolve) => setTimeout(resolve));
    expect(inside(probe).getByRole('textbox')).toBe(input);
    expect(input).toHaveValue('typed');
  });

  test('out and later in again gets a working element', async () => {
    const probe = await mount('word="a"');
    probe.element.remove();
    await new Promise((resolve) => setTimeout(resolve, 10));
    document.body.append(probe.element);
    await waitFor(() => expect(props(probe)).toMatchObject({ word: 'a' }));
  });
});

describe('language and direction', () => {
  test('follow the nearest ancestor live', async () => {
    document.documentElement.lang = 'fr-CA';
    const probe = await mount();
    expect(language(probe)).toBe('fr ltr Fermer');
    document.documentElement.lang = 'fa';
    await waitFor(() => expect(language(probe)).toBe('fa rtl بستن'));
    probe.element.parentElement?.setAttribute('lang', 'ja');
    await waitFor(() => expect(language(probe)).toBe('ja ltr 閉じる'));
    probe.element.setAttribute('dir', 'rtl');
    await waitFor(() => expect(language(probe)).toBe('ja rtl 閉じる'));
  });

  test('are those of the new place after a move', async () => {
    const probe = await mount();
    const place = document.createElement('div');
    place.lang = 'fr';
    document.body.append(place);
    place.append(probe.element);
    await waitFor(() => expect(language(probe)).toBe('fr ltr Fermer'));
  });

  test('cross shadow boundaries', async () => {
    const widget = probeWidget();
    defineElements([elementOf(widget)]);
    const host = document.createElement('div');
    host.lang = 'ja';
    document.body.append(host);
    const element = document.createElement(widget.tag);
    element.setAttribute('loading', 'eager');
    host.attachShadow({ mode: 'open' }).append(element);
    await (element as unknown as { ready: Promise<void> }).ready;
    expect(element.shadowRoot?.querySelector('.widget')).toHaveAttribute('lang', 'ja');
    host.lang = 'fr';
    await waitFor(() => expect(element.shadowRoot?.querySelector('.widget')).toHaveAttribute('lang', 'fr'));
  });

  test('of the element itself win; an unsupported one warns and is ignored', async () => {
    document.documentElement.lang = 'fr';
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['ja']);
    const probe = await mount('lang="en"');
    expect(language(probe)).toBe('en ltr Close');
    probe.element.setAttribute('lang', 'xx');
    await waitFor(() => expect(language(probe)).toBe('fr ltr Fermer'));
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      expect.stringContaining(
        `Invalid value "xx" for attribute "lang". Expected "${languageCodes.join('", "')}". Using "fr".`,
      ),
    );
  });

  test.each([
    ['xx', ['yy', 'en-GB'], 'en'],
    ['xx', ['xx'], 'ar'],
  ])('on a page in "%s" in a browser with %j are %s', async (lang, languages, expected) => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
    document.documentElement.lang = lang;
    expect((await mount()).shadow.querySelector('.widget')).toHaveAttribute('lang', expected);
  });
});

describe('loading', () => {
  test('an element that is moved while it loads says after six seconds that it is late', async () => {
    vi.useFakeTimers();
    const widget = probeWidget({ load: () => new Promise(() => {}) });
    defineElements([elementOf(widget)]);
    const element = document.createElement(widget.tag);
    element.setAttribute('loading', 'eager');
    document.body.append(element);
    await vi.advanceTimersByTimeAsync(1000);
    const place = document.createElement('section');
    document.body.append(place);
    place.append(element);
    await vi.advanceTimersByTimeAsync(6100);
    expect(element.shadowRoot?.querySelector('.fallback')).toHaveClass('failed');
    vi.useRealTimers();
  });

  test('an error while rendering shows the fallback and dispatches dap-error', async () => {
    const report = vi.spyOn(console, 'error').mockImplementation(() => {});
    const widget = probeWidget();
    const failed = new Promise<Event>((resolve) => document.addEventListener('dap-error', resolve));
    void mountElement(widget, `<${widget.tag} word="throw"><a href="/">Chat</a></${widget.tag}>`);
    expect(await failed).toMatchObject({ detail: { reason: 'render', error: expect.any(Error) } });
    expect(fallbackShown(document.querySelector(widget.tag) as Element)).toBe(true);
    expect(report).toHaveBeenCalledExactlyOnceWith(
      `<${widget.tag}>: An error has stopped the widget. Showing its fallback content.`,
      expect.any(Error),
    );
  });

  test('an error while rendering is the only one', async () => {
    vi.useFakeTimers();
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const onError = vi.fn();
    document.addEventListener('dap-error', onError);
    const widget = probeWidget();
    void mountElement(widget, `<${widget.tag} word="throw"></${widget.tag}>`);
    await vi.waitFor(() => expect(onError).toHaveBeenCalled());
    await vi.advanceTimersByTimeAsync(6100);
    vi.useRealTimers();
    document.removeEventListener('dap-error', onError);
    expect(onError).toHaveBeenCalledOnce();
  });

  test('an error of a rendered widget shows the fallback again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { element } = await mount('word="b"');
    expect(fallbackShown(element)).toBe(false);
    element.setAttribute('word', 'throw');
    await waitFor(() => expect(fallbackShown(element)).toBe(true));
  });
});

test('in a browser without a feature that the styles need, no element is registered, and the console says so', () => {
  vi.stubGlobal('CSS', { supports: () => false });
  const widget = probeWidget();
  defineElements([elementOf(widget)]);
  expect(customElements.get(widget.tag)).toBeUndefined();
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^embed\.js: Browser/));
});

test('two scripts of two versions on a page keep the first and name both once', async () => {
  const widget = probeWidget();
  defineElements([elementOf(widget)]);
  vi.resetModules();
  vi.doMock('../../../../package.json', () => ({ version: '99.0.0' }));
  const other = await import('../../../../widgets/element/define-widget.ts');
  other.defineElements([other.elementOf(widget)]);
  other.defineElements([other.elementOf(widget)]);
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^embed\.js: .*99\.0\.0/));
  vi.doUnmock('../../../../package.json');
});
