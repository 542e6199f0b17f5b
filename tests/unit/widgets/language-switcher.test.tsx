// @vitest-environment happy-dom
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createI18n } from '../../../widgets/i18n/i18n.ts';
import type { Language } from '../../../widgets/i18n/languages.ts';
import { DapLanguageSwitcherElement } from '../../../widgets/language-switcher/language-switcher.element.ts';
import { LanguageSwitcher } from '../../../widgets/language-switcher/language-switcher.tsx';
import { mountElement, renderIn } from '../../support/render.tsx';
import { probeWidget } from '../../support/widgets.tsx';

const shown = ({ shadow }: { shadow: ShadowRoot }) => shadow.querySelector<HTMLElement>('.widget')?.lang;

/** A switcher, and a widget without a language. */
async function mountPage(attributes = '') {
  const { tag } = DapLanguageSwitcherElement.widget;
  const switcher = await mountElement(DapLanguageSwitcherElement.widget, `<${tag} ${attributes}></${tag}>`);
  const probe = probeWidget();
  const free = await mountElement(probe);
  const widget = within(switcher.shadow.querySelector('.widget') as HTMLElement);
  const choose = async (name: string) => {
    await userEvent.click(widget.getByRole('combobox'));
    await userEvent.click(await widget.findByRole('option', { name }));
  };
  return { switcher, free, choose };
}

beforeEach(() => {
  localStorage.clear();
  document.documentElement.lang = 'fr';
});

describe('<dap-language-switcher>', () => {
  test('with its own language can switch the others to it, and waits for no texts', async () => {
    const { free, choose, switcher } = await mountPage('lang="en"');
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await choose('日本語');
    await waitFor(() => expect(shown(free)).toBe('ja'));
    await vi.advanceTimersByTimeAsync(6000);
    vi.useRealTimers();
    expect(switcher.shadow.querySelector('[role=alert]')).toBeNull();
    await choose('English');
    await waitFor(() => expect(shown(free)).toBe('en'));
  });

  test('stores the choice with persist', async () => {
    const { free, choose } = await mountPage('persist');
    await choose('日本語');
    await waitFor(() => expect(shown(free)).toBe('ja'));
    expect(localStorage.getItem('dap_lng')).toBe('ja');
  });

  test('switches the widgets of other scripts, also of those that load later', async () => {
    const mountOther = async () => {
      vi.resetModules();
      const { defineElements, elementOf } = await import('../../../widgets/element/define-widget.ts');
      const probe = probeWidget();
      defineElements([elementOf(probe)]);
      return mountElement(probe);
    };
    const earlier = await mountOther();
    const { choose } = await mountPage();
    await choose('العربية');
    await waitFor(() => expect(shown(earlier)).toBe('ar'));
    expect(shown(await mountOther())).toBe('ar');
  });
});

describe('language switcher', () => {
  /** A switcher whose texts arrive only when the test says so. @returns the control */
  const mountSlow = async (choose = vi.fn()) => {
    const page = { language: 'en' as Language };
    const view = () => (
      <I18nextProvider i18n={createI18n(page.language, { widgets: { common: { language: page.language } } })}>
        <LanguageSwitcher choose={choose} />
      </I18nextProvider>
    );
    const { rerender } = render(view());
    const arrive = (language: Language) => {
      page.language = language;
      rerender(view());
    };
    const control = screen.getByRole('combobox');
    return { arrive, control };
  };

  test('shows the chosen language at once, before its texts arrive', async () => {
    const choose = vi.fn();
    const { arrive, control } = await mountSlow(choose);
    await userEvent.click(control);
    await userEvent.click(await screen.findByRole('option', { name: 'Français' }));
    expect(control).toHaveTextContent('Français');
    expect(control.querySelector('[lang=fr]')).toHaveTextContent('Français');
    expect(choose).toHaveBeenCalledExactlyOnceWith('fr');
    arrive('fr');
    expect(control).toHaveTextContent('Français');
  });

  test('closes its list with Tab without choosing', async () => {
    const choose = vi.fn();
    renderIn('en', <LanguageSwitcher choose={choose} />);
    await userEvent.click(screen.getByRole('combobox'));
    await screen.findAllByRole('option');
    await userEvent.keyboard('{ArrowDown}{Tab}');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(choose).not.toHaveBeenCalled();
    expect(screen.getByRole('combobox')).not.toHaveFocus();
  });

  test('says so when the texts do not arrive within five seconds', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    renderIn('en', <LanguageSwitcher choose={() => {}} />);
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    await user.click(screen.getByRole('combobox'));
    await user.click(await screen.findByRole('option', { name: 'Français' }));
    expect(screen.queryByRole('alert')).toBeNull();
    vi.advanceTimersByTime(5000);
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(screen.getByRole('combobox')).toHaveTextContent('English');
    vi.useRealTimers();
  });
});
