// @vitest-environment happy-dom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { App } from '../../../src/app.tsx';
import { type Route, routes } from '../../../src/routes.ts';
import * as texts from '../../../src/site-i18n.ts';
import type { Language } from '../../../widgets/i18n/languages.ts';

const { happyDOM } = window as unknown as { happyDOM: { setURL: (url: string) => void } };
const profile = routes['/company-profile'] as Route;
const origin = 'https://dap.example.com';

async function openApp(route: string, language: Language) {
  happyDOM.setURL(`${origin}/${language}${route}`);
  document.documentElement.lang = language;
  const i18n = await texts.siteI18n(language);
  const { Page } = await (routes[route] as Route).load();
  const onHydrated = vi.fn();
  render(<App route={route} Page={Page} i18n={i18n} onHydrated={onHydrated} />);
  expect(onHydrated).toHaveBeenCalledOnce();
}

/**
 * Navigates like the Navigation API: dispatches `navigate` and runs the handler of `intercept`.
 * @param wait false if the page is delayed
 */
async function navigate(url: string, options: object = {}, wait = true) {
  let handler = async () => {};
  const event = Object.assign(new Event('navigate'), {
    destination: { url: origin + url, sameDocument: false },
    canIntercept: true,
    hashChange: false,
    downloadRequest: null,
    formData: null,
    navigationType: 'push',
    signal: new AbortController().signal,
    scroll: vi.fn(),
    intercept: vi.fn((options: { handler: () => Promise<void> }) => {
      handler = options.handler;
      happyDOM.setURL(origin + url);
    }),
    ...options,
  });
  (window.navigation as unknown as EventTarget).dispatchEvent(event);
  await act(async () => (wait ? handler() : void handler()));
  return event;
}

/** Delays the next result of a loading function. @returns ends the delay */
async function delayNext<Value>(
  load: { mockReturnValueOnce: (value: Promise<Value>) => unknown },
  value: Value,
) {
  let arrive = (_: Value) => {};
  load.mockReturnValueOnce(
    new Promise((resolve) => {
      arrive = resolve;
    }),
  );
  return () => act(async () => arrive(value));
}

beforeEach(() => {
  Object.defineProperty(window, 'navigation', { value: new EventTarget(), configurable: true });
  document.head.innerHTML = '';
});
afterEach(() => {
  cleanup();
  Reflect.deleteProperty(window, 'navigation');
  vi.restoreAllMocks();
});

describe('navigation', () => {
  test('loads the page with a message when its code cannot be loaded', async () => {
    await openApp('/employee-card', 'en');
    vi.spyOn(profile, 'load').mockRejectedValue(new Error('503'));
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {});
    const { scroll } = await navigate('/en/company-profile');
    expect(reload).toHaveBeenCalledOnce();
    expect(scroll).not.toHaveBeenCalled();
    expect(screen.getByText(/could not be loaded/)).toBeVisible();
  });

  test('shows a slow page also after another navigation within it, or Stop, has aborted the first one', async () => {
    await openApp('/employee-card', 'en');
    const arrive = await delayNext(vi.spyOn(profile, 'load'), await profile.load());
    const controller = new AbortController();
    const { scroll } = await navigate('/en/company-profile', { signal: controller.signal }, false);
    expect(screen.queryByText('Loading…')).toBeNull();
    expect(await screen.findByText('Loading…')).toBeVisible();
    controller.abort();
    await arrive();
    expect(screen.getByRole('heading', { level: 1, name: 'Company profile' })).toHaveFocus();
    expect(scroll).toHaveBeenCalledOnce();
    expect(screen.queryByText('Loading…')).toBeNull();
  });

  test.each([
    ['another site', 'https://example.com/', {}],
    ['an unknown URL', '/en/nowhere', {}],
    ['a malformed URL', '/en/%', {}],
    ['a fragment of the page', '/en/employee-card#x', { hashChange: true }],
    ['a download', '/en/company-profile', { downloadRequest: 'card.vcf' }],
    ['a reload', '/en/company-profile', { navigationType: 'reload' }],
    ['a URL with ?lng=, which the head script handles', '/en/company-profile?lng=fr', {}],
  ])('leaves %s to the browser', async (_, url, options) => {
    await openApp('/employee-card', 'en');
    const destination = { url: new URL(url, origin).href, sameDocument: false };
    const { intercept } = await navigate('/en/company-profile', { destination, ...options });
    expect(intercept).not.toHaveBeenCalled();
  });
});

describe('change of language', () => {
  test('to the last of two chosen languages, also if its texts load faster', async () => {
    await openApp('/employee-card', 'en');
    const french = await delayNext(vi.spyOn(texts, 'siteI18n'), await texts.siteI18n('fr'));
    await userEvent.click(screen.getByRole('link', { name: 'Français' }));
    await userEvent.click(screen.getByRole('link', { name: '日本語' }));
    await waitFor(() => expect(document.documentElement).toHaveAttribute('lang', 'ja'));
    await french();
    expect(document.documentElement).toHaveAttribute('lang', 'ja');
    expect(location.pathname).toBe('/ja/employee-card');
    expect(document.cookie).toContain('dap_lng=ja');
  });

  test('does not return from a page that was opened while its texts were loading', async () => {
    await openApp('/employee-card', 'en');
    const french = await delayNext(vi.spyOn(texts, 'siteI18n'), await texts.siteI18n('fr'));
    await userEvent.click(screen.getByRole('link', { name: 'Français' }));
    await navigate('/en/company-profile');
    await french();
    expect(location.pathname).toBe('/en/company-profile');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Company profile');
  });

  test('while a page is loading shows that page in the language', async () => {
    await openApp('/employee-card', 'en');
    const arrive = await delayNext(vi.spyOn(profile, 'load'), await profile.load());
    await navigate('/en/company-profile', {}, false);
    await userEvent.click(screen.getByRole('link', { name: 'Français' }));
    await arrive();
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Présentation de l’entreprise' }),
    ).toBeVisible();
    expect(location.pathname).toBe('/fr/company-profile');
  });

  test('loads the page in that language when its texts cannot be loaded, and stores the choice', async () => {
    await openApp('/employee-card', 'en');
    vi.spyOn(texts, 'siteI18n').mockRejectedValue(new Error('503'));
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
    const set = vi.spyOn(document, 'cookie', 'set');
    await userEvent.click(screen.getByRole('link', { name: 'Français' }));
    await waitFor(() => expect(assign).toHaveBeenCalledWith('/fr/employee-card'));
    expect(set).toHaveBeenCalledWith(expect.stringMatching(/^dap_lng=fr;/));
  });
});
