// @vitest-environment happy-dom
import { fireEvent } from '@testing-library/react';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { expect, test } from 'vitest';
import { BusinessCard } from '../../widgets/business-card/business-card.tsx';
import { EmployeeCard } from '../../widgets/employee-card/employee-card.tsx';
import { Gallery } from '../../widgets/gallery/gallery.tsx';
import { createI18n } from '../../widgets/i18n/i18n.ts';
import { LanguageSwitcher } from '../../widgets/language-switcher/language-switcher.tsx';
import { OrderForm } from '../../widgets/order-form/order-form.tsx';
import { pageChanges } from '../support/page-changes.ts';
import { renderIn } from '../support/render.tsx';
import { textsOf } from '../support/texts.ts';

const generate = (root: HTMLElement) => {
  for (const name of ['name', 'title', 'email'])
    fireEvent.input(root.querySelector(`[name=${name}]`) as Element, { target: { value: `a@${name}` } });
  fireEvent.submit(root.querySelector('form') as Element);
};
const parts: [name: string, component: ReactNode, act: (root: HTMLElement) => void][] = [
  ['employee card', <EmployeeCard key="" />, () => {}],
  ['generated employee card', <EmployeeCard key="" />, generate],
  [
    'business card',
    <BusinessCard key="" />,
    (root) => fireEvent.click(root.querySelector('.button') as Element),
  ],
  [
    'gallery',
    <Gallery key="" base="/" />,
    (root) => fireEvent.click(root.querySelector('.thumb') as Element),
  ],
  ['order form', <OrderForm key="" />, () => {}],
  ['language switcher', <LanguageSwitcher key="" />, () => {}],
];

test.each(parts)(
  '%s: a page translator does not keep a text of the previous language',
  (_, component, act) => {
    const { container, rerender } = renderIn('en', component);
    act(container);
    pageChanges.translator(container);
    const texts = { widgets: textsOf('widgets', 'fr'), site: textsOf('src', 'fr') };
    rerender(<I18nextProvider i18n={createI18n('fr', texts)}>{component}</I18nextProvider>);
    act(container);
    const fresh = renderIn('fr', component).container;
    act(fresh);
    expect(container.textContent).toBe(fresh.textContent);
  },
);
