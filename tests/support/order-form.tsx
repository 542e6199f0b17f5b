import { act, fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { vi } from 'vitest';
import type { Language } from '../../widgets/i18n/languages.ts';
import type { OrderFormProps } from '../../widgets/order-form/options.ts';
import type { OrderDraft } from '../../widgets/order-form/order/draft.ts';
import { OrderForm } from '../../widgets/order-form/order-form.tsx';
import { elementDraft } from '../../widgets/ui/drafts.ts';
import { renderIn } from './render.tsx';
import { sampleOrder } from './sample-order.ts';

/** Replaces `window.open` and records the links. */
export function mockWindowOpen(tab: () => object | null = () => ({ closed: false, opener: window })) {
  return vi.spyOn(window, 'open').mockImplementation(() => tab() as Window | null);
}

/** A control of the form by its `name`, in the document or in a shadow root. */
export function field(name: string, root: ParentNode = document): HTMLInputElement {
  const found = root.querySelector<HTMLInputElement>(`form.form [name=${name}]`);
  if (!found) throw new Error(`There is no field ${name}.`);
  return found;
}

/** Replaces the content of controls, as autofill does. */
export function fill(values: Record<string, string> = sampleOrder, root: ParentNode = document): void {
  for (const [name, value] of Object.entries(values))
    fireEvent.input(field(name, root), { target: { value } });
}

/** The content of all controls of the form. */
export function content(root: ParentNode = document): Record<string, string> {
  const form = root.querySelector('form.form') as HTMLFormElement;
  return Object.fromEntries(new FormData(form)) as Record<string, string>;
}

export const submitButton = (root: ParentNode = document) =>
  root.querySelector('form.form [type=submit]') as HTMLButtonElement;
export const panel = () => screen.queryByRole('region');

/** The accessible description of a control. */
export function description(name: string, root: ParentNode = document): string {
  const ids = (field(name, root).getAttribute('aria-describedby') ?? '').split(' ').filter(Boolean);
  return ids.map((id) => root.querySelector(`[id="${id}"]`)?.textContent).join(' ');
}

/** A draft store with this content. */
export const draftOf = (draft: OrderDraft) => ({
  read: () => draft,
  write: vi.fn<(draft: OrderDraft) => void>(),
  isOutdated: () => false,
});

/** Renders the form with a draft store. */
export async function openForm(props: Partial<OrderFormProps> = {}, language: Language = 'en') {
  const user = userEvent.setup({
    advanceTimers: (milliseconds) => void (vi.isFakeTimers() && vi.advanceTimersByTime(milliseconds)),
  });
  const draft = elementDraft<OrderDraft>();
  const view = renderIn(language, <OrderForm draft={draft} {...props} />);
  return { user, draft, ...view };
}

/** Passes the second after which an opened order is cleared. The test uses fake timers. */
export async function untilCleared(): Promise<void> {
  await act(async () => void (await vi.advanceTimersByTimeAsync(1050)));
}

export const inPanel = () => within(panel() as HTMLElement);
