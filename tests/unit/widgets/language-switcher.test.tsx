// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
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
  return { free, choose };
}

beforeEach(() => {
  localStorage.clear();
  document.documentElement.lang = 'fr';
});

describe('<dap-language-switcher>', () => {
  test('with its own language can switch the others to it', async () => {
    const { free, choose } = await mountPage('lang="en"');
    await choose('日本語');
    await waitFor(() => expect(shown(free)).toBe('ja'));
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
});
