// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import english from '../../../../src/locales/en.json';
import { NotFound } from '../../../../src/pages/not-found.tsx';
import { createI18n } from '../../../../widgets/i18n/i18n.ts';
import { languageCodes } from '../../../../widgets/i18n/languages.ts';

const { happyDOM } = window as unknown as { happyDOM: { setURL: (url: string) => void } };

/** The 404 page at an address, after the script in its head. */
async function open(path: string) {
  happyDOM.setURL(`https://dap.example.com${path}`);
  const texts = languageCodes.map((code) =>
    createI18n(code, { site: { ...english, 'notFound.title': `Title ${code}` } }),
  );
  render(<NotFound texts={texts} />);
  const titles = JSON.stringify(Object.fromEntries(languageCodes.map((code) => [code, `Title ${code}`])));
  const script = Object.assign(document.createElement('script'), { type: 'text/plain' });
  script.dataset.titles = titles;
  document.head.replaceChildren(script);
  vi.resetModules();
  await import('../../../../src/client/head-script.ts');
  window.dispatchEvent(new Event('DOMContentLoaded'));
}

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('404 page', () => {
  test('is in Arabic without scripts', () => {
    render(<NotFound texts={languageCodes.map((code) => createI18n(code, { site: english }))} />);
    const [heading, ...others] = screen.getAllByRole('heading');
    expect(others).toEqual([]);
    expect(heading?.closest('section')).toHaveAttribute('lang', 'ar');
  });

  test('shows exactly one language at /fa/nowhere', async () => {
    await open('/fa/nowhere');
    expect(screen.getByRole('heading')).toHaveTextContent('Title fa');
    expect(screen.getAllByRole('banner')).toHaveLength(1);
    for (const element of [screen.getByRole('heading').closest('section'), document.documentElement]) {
      expect(element).toHaveAttribute('lang', 'fa');
      expect(element).toHaveAttribute('dir', 'rtl');
    }
    expect(document.documentElement).toBeVisible();
    expect(document.title).toBe('Title fa');
    const main = screen.getByRole('main').querySelectorAll(':scope > section:not([hidden]) a');
    expect(Array.from(main, (link) => link.getAttribute('href'))).toEqual([
      '/fa/',
      '/fa/#product-detail',
      '/fa/#order-form',
      '/fa/#contact',
    ]);
    const footer = screen.getByRole('navigation');
    expect(footer.querySelectorAll('a')).toHaveLength(languageCodes.length);
    expect(footer.querySelectorAll('[aria-current]')).toHaveLength(1);
    expect(footer.querySelector('[aria-current]')).toHaveAttribute('hreflang', 'fa');
  });

  test('follows ?lng=', async () => {
    await open('/en/nowhere?lng=fr');
    expect(screen.getByRole('heading')).toHaveTextContent('Title fr');
  });
});
