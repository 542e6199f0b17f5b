// @vitest-environment happy-dom

import { screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import * as trade from '#company/trade.ts';
import page from '../../../../src/desk/index.html?raw';
import { type Order, orderMessage } from '../../../../widgets/order-form/order.ts';

const order: Order = {
  name: 'ليث العبدالله',
  company: 'شركة الحقول',
  phone: '+962790000000',
  email: 'laith@example.com',
  quantity: '1000',
  message: '',
};
const chat = [
  `05/03/2027, 16:40 - Ali: ${orderMessage(order, 'Acme')}`,
  `06/03/2027, 09:00 - Ali: ${orderMessage({ ...order, quantity: '1500' }, 'Acme')}`,
].join('\n');

/** The methods of an IndexedDB store that the order book calls. */
function fakeIndexedDb(stored = new Map<string, unknown>()) {
  const later = (run: () => unknown) => queueMicrotask(() => run());
  const store = {
    getAll: () => ({ result: [...stored.values()] }),
    put: (value: unknown, key: string) => void stored.set(key, value),
    clear: () => stored.clear(),
  };
  const database = {
    createObjectStore: () => {},
    close: () => {},
    transaction: () => {
      const transaction = { objectStore: () => store, oncomplete: () => {} };
      later(() => transaction.oncomplete());
      return transaction;
    },
  };
  const open = () => {
    const request = { result: database, onupgradeneeded: () => {}, onsuccess: () => {} };
    later(() => {
      request.onupgradeneeded();
      request.onsuccess();
    });
    return request;
  };
  return { open };
}

const user = userEvent.setup();
const rows = () => Array.from(document.querySelectorAll('#book tr')).slice(1);

/** Loads the page in a language. */
async function openBook(language = 'en') {
  vi.resetModules();
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue([language]);
  document.body.innerHTML = /<body>([\s\S]*)<\/body>/.exec(page)?.[1] ?? '';
  await import('../../../../src/order-book/order-book.ts');
  await waitFor(() => expect(document.title).not.toBe(''));
}
async function read(text: string) {
  const field = screen.getByLabelText('Paste the chats here') as HTMLTextAreaElement;
  field.value = text;
  await user.click(screen.getByRole('button', { name: 'Read the orders' }));
}
async function paste() {
  await read(chat);
  await waitFor(() => expect(rows()).toHaveLength(2));
}

beforeEach(() => {
  vi.stubGlobal('indexedDB', fakeIndexedDb());
  history.replaceState(null, '', '/desk/');
  document.title = '';
});

describe('order book', () => {
  test('shows pasted orders as rows and marks changes', async () => {
    await openBook();
    await paste();
    const [first, second] = rows().map((row) =>
      within(row as HTMLElement)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    );
    expect(first).toEqual(
      expect.arrayContaining(['New', '2027-03-05 16:40', 'Ali', order.name, order.phone, '1,000', 'Acme']),
    );
    expect(second?.[0]).toBe('Changed: Quantity (metric tons)');
    expect(screen.getByRole('status')).toHaveTextContent('2');
    const [phone] = screen.getAllByRole('link', { name: order.phone });
    expect(phone).toHaveAttribute('href', expect.stringMatching(/^https:\/\/wa\.me\/962790000000\?/));
  });

  test('says what to do if there is no order in the text', async () => {
    await openBook();
    for (const text of ['', 'Hello']) {
      await read(text);
      await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/^No orders found\. Paste /));
    }
    await read(chat.split('\n').slice(0, 3).join('\n'));
    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent('Incomplete orders skipped: 1.'),
    );
  });

  test('adds up the quantities that are numbers', async () => {
    await openBook();
    await read(chat.replace('1500', 'about 500'));
    await waitFor(() => expect(document.querySelector('#tons')).toHaveTextContent('1,000'));
    expect(screen.getByText('about 500')).toBeVisible();
  });

  test('adds no row for an order that is pasted again', async () => {
    await openBook();
    await paste();
    await paste();
    expect(rows()).toHaveLength(2);
  });

  test('keeps orders for the next visit until they are erased', async () => {
    await openBook();
    await paste();
    await openBook();
    await waitFor(() => expect(rows()).toHaveLength(2));
    vi.stubGlobal('confirm', () => false);
    await user.click(screen.getByRole('button', { name: 'Erase everything' }));
    expect(rows()).toHaveLength(2);
    vi.stubGlobal('confirm', () => true);
    await user.click(screen.getByRole('button', { name: 'Erase everything' }));
    await waitFor(() => expect(rows()).toHaveLength(0));
    await openBook();
    await waitFor(() => expect(screen.getByText(/^No orders yet/)).toBeVisible());
  });

  test('shows an error if the browser cannot store orders', async () => {
    vi.stubGlobal('indexedDB', {
      open: () => {
        throw new DOMException('refused', 'SecurityError');
      },
    });
    await openBook();
    await paste();
    expect(screen.getByRole('status').textContent?.length).toBeGreaterThan(40);
  });

  test('reads an exported chat in Arabic and switches to another language', async () => {
    await openBook('ar-JO');
    expect(document.documentElement).toHaveAttribute('dir', 'rtl');
    const file = new File([chat], 'WhatsApp.txt', { type: 'text/plain' });
    await user.upload(document.querySelector('#file') as HTMLInputElement, file);
    await waitFor(() => expect(rows()).toHaveLength(2));
    await user.selectOptions(screen.getByRole('combobox', { name: 'اللغة' }), '日本語');
    expect(document.documentElement).toHaveAttribute('dir', 'ltr');
    expect(screen.getByRole('columnheader', { name: '数量（トン）' })).toBeVisible();
    await openBook('ar-JO');
    expect(document.documentElement).toHaveAttribute('lang', 'ja');
  });

  test('shows numbers as the language of the URL writes them', async () => {
    history.replaceState(null, '', '/desk/?lng=fa');
    await openBook();
    const file = new File([chat], 'WhatsApp.txt', { type: 'text/plain' });
    await user.upload(document.querySelector('#file') as HTMLInputElement, file);
    await waitFor(() => expect(document.querySelector('#tons')).toHaveTextContent('۲٬۵۰۰'));
    expect(screen.getByRole('status')).toHaveTextContent('۲ سفارش پیدا شد و ۲ سفارش به دفتر افزوده شد.');
  });

  test('shows choices in the language of the page, typed terms as they are', async () => {
    await openBook('fr');
    const packaging = `${trade.packaging.bags.ar}، ${trade.packaging.jumbo.ar}`;
    const terms = { packaging, place: 'طريبيل', month: 'كانون الثاني 2026', documents: 'فاتورة' };
    const sent = `05/12/2027, 16:40 - Ali: ${orderMessage({ ...order, ...terms })}`;
    const file = new File([sent], 'WhatsApp.txt', { type: 'text/plain' });
    await user.upload(document.querySelector('#file') as HTMLInputElement, file);
    await waitFor(() => expect(rows()).toHaveLength(1));
    for (const shown of ['Sacs de 50\u00A0kg · Big bags', 'طريبيل', 'janvier 2026', 'فاتورة'])
      expect(screen.getByText(shown, { normalizer: (text) => text })).toBeVisible();
  });

  test('reads a chat that is dropped on the page', async () => {
    await openBook();
    const drop = Object.assign(new Event('drop', { cancelable: true }), {
      dataTransfer: { files: [new File([chat], 'WhatsApp.txt')] },
    });
    document.dispatchEvent(drop);
    await waitFor(() => expect(rows()).toHaveLength(2));
    expect(drop.defaultPrevented).toBe(true);
  });

  test('downloads a table and the contacts', async () => {
    const files: string[] = [];
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x');
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      files.push(this.download);
    });
    await openBook();
    expect(screen.queryByRole('button', { name: /CSV/ })).not.toBeInTheDocument();
    await paste();
    await user.click(screen.getByRole('button', { name: /CSV/ }));
    await user.click(screen.getByRole('button', { name: /vcf/ }));
    expect(files).toEqual(['orders.csv', 'contacts.vcf']);
  });
});
