// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Language } from '../../../../widgets/i18n/languages.ts';

/** The list of languages with a sixth one. */
vi.mock('../../../../widgets/i18n/languages.ts', async (original) => {
  const module = await original<typeof import('../../../../widgets/i18n/languages.ts')>();
  Object.assign(module.languages, { tr: { name: 'Türkçe', direction: 'ltr' } });
  module.languageCodes.splice(5, 1, 'tr' as Language);
  return module;
});

const { NotFound } = await import('../../../../src/pages/not-found.tsx');
const { languageCodes, languages } = await import('../../../../widgets/i18n/languages.ts');
const { createI18n } = await import('../../../../widgets/i18n/i18n.ts');
const { default: english } = await import('../../../../src/locales/en.json');

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
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  vi.resetModules();
  await import('../../../../src/head-script.ts');
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

  test.each(['fa', 'tr'] as Language[])(
    'shows exactly one language at /%s/nowhere, also for a sixth language',
    async (code) => {
      await open(`/${code}/nowhere`);
      expect(languageCodes).toHaveLength(6);
      expect(screen.getByRole('heading')).toHaveTextContent(`Title ${code}`);
      expect(screen.getAllByRole('banner')).toHaveLength(1);
      expect(screen.getByRole('heading').closest('section')).toHaveAttribute(
        'dir',
        languages[code].direction,
      );
      expect(document.documentElement).toHaveAttribute('lang', code);
      expect(document.documentElement).toHaveAttribute('dir', languages[code].direction);
      expect(document.documentElement).toBeVisible();
      expect(document.title).toBe(`Title ${code}`);
      const main = screen.getByRole('main').querySelectorAll(':scope > section:not([hidden]) a');
      expect(Array.from(main, (link) => link.getAttribute('href'))).toEqual([
        `/${code}/`,
        `/${code}/#product-detail`,
        `/${code}/#order-form`,
        `/${code}/#contact`,
      ]);
      const footer = screen.getByRole('navigation');
      expect(footer.querySelectorAll('a')).toHaveLength(6);
      expect(footer.querySelectorAll('[aria-current]')).toHaveLength(1);
      expect(footer.querySelector('[aria-current]')).toHaveAttribute('hreflang', code);
    },
  );

  test('follows ?lng=', async () => {
    await open('/en/nowhere?lng=fr');
    expect(screen.getByRole('heading')).toHaveTextContent('Title fr');
  });
});
