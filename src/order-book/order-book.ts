import { orderFields } from '../../widgets/order-form/order.ts';
import {
  type Column,
  columns,
  contactsFile,
  csvFile,
  eraseOrders,
  orderId,
  type Row,
  rowsOf,
  storedOrders,
  storeOrders,
} from './orders.ts';
import { type FoundOrder, readOrders, titlesIn } from './read-orders.ts';

/** Column headings from the table of order fields. */
const columnHeadings = (language: 'ar' | 'en') =>
  Object.fromEntries(orderFields.map(({ name, column }) => [name, column[language]])) as Record<
    (typeof orderFields)[number]['name'],
    string
  >;

const en = {
  direction: 'ltr',
  title: 'Order book',
  intro:
    'Paste chats with orders from the form, or select a chat that you exported from WhatsApp without media (.txt). All data stays in this browser.',
  chats: 'Chats',
  file: 'Choose an exported chat (.txt)',
  read: 'Read the orders',
  csv: 'Table (CSV)',
  contacts: 'Contacts (.vcf)',
  erase: 'Erase everything',
  sure: 'Erase all orders from this browser? This cannot be undone.',
  empty: 'No orders yet.',
  found: 'Orders found: {found}. New orders: {added}.',
  unread: 'Incomplete orders: {count}. They were skipped. Copy the complete messages and read them again.',
  notStored:
    'This browser cannot store the orders. They stay only until you close the page. Save the table now.',
  orders: 'Orders',
  mark: 'Status',
  first: 'New',
  again: 'Duplicate',
  changed: 'Changed: {what}',
  date: 'Date',
  sender: 'Sender',
  ...columnHeadings('en'),
  partner: 'Partner',
} satisfies Record<Column, string> & Record<string, string>;

const ar: typeof en = {
  direction: 'rtl',
  title: 'دفتر الطلبات',
  intro:
    'الصق محادثات فيها طلبات من النموذج، أو اختر محادثة مصدَّرة من واتساب دون وسائط (.txt). تبقى كل البيانات في هذا المتصفح ولا يُرسل منها شيء.',
  chats: 'المحادثات',
  file: 'اختر محادثة مصدَّرة (.txt)',
  read: 'قراءة الطلبات',
  csv: 'جدول (CSV)',
  contacts: 'جهات الاتصال (.vcf)',
  erase: 'مسح الكل',
  sure: 'هل تريد مسح كل الطلبات من هذا المتصفح؟ لا يمكن التراجع عن ذلك.',
  empty: 'لا توجد طلبات بعد.',
  found: 'الطلبات التي عُثر عليها: {found}. الطلبات الجديدة: {added}.',
  unread: 'طلبات ناقصة: {count}. لم تُضَف إلى الدفتر. انسخ الرسائل كاملةً وأعد قراءتها.',
  notStored: 'لا يستطيع هذا المتصفح حفظ الطلبات، وستبقى إلى أن تغلق الصفحة فقط. احفظ الجدول الآن.',
  orders: 'الطلبات',
  mark: 'الحالة',
  first: 'جديد',
  again: 'مكرر',
  changed: 'تغيّر: {what}',
  date: 'التاريخ',
  sender: 'المرسل',
  ...columnHeadings('ar'),
  partner: 'عن طريق',
};

const labels = { ar, en };

const at = <Kind extends HTMLElement>(id: string) => document.getElementById(id) as Kind;
const chats = at<HTMLTextAreaElement>('chats');
const file = at<HTMLInputElement>('file');
const table = document.querySelector('#book table') as HTMLTableElement;

let language: keyof typeof labels = navigator.languages.some((code) => /^ar\b/.test(code)) ? 'ar' : 'en';
let orders: FoundOrder[] = [];

const label = (key: keyof typeof labels.en) => labels[language][key];
const headings = (shown = columns) => [label('mark'), ...shown.map((column) => label(column))];

function markOf({ mark, changed }: Row): string {
  const changes = changed.map((column) => label(column)).join(language === 'ar' ? '، ' : ', ');
  return label(mark).replace('{what}', () => changes);
}

function show(): void {
  const { documentElement: page } = document;
  page.lang = language;
  page.dir = label('direction');
  document.title = label('title');
  for (const element of document.querySelectorAll<HTMLElement>('[data-label]'))
    element.textContent = label(element.dataset.label as keyof typeof labels.en);
  const other = language === 'ar' ? 'en' : 'ar';
  at('language').textContent = { ar: 'العربية', en: 'English' }[other];
  at('language').lang = other;
  at('empty').hidden = orders.length > 0;
  for (const id of ['totals', 'book', 'actions']) at(id).hidden = !orders.length;
  const format = new Intl.NumberFormat('en');
  at('count').textContent = format.format(orders.length);
  at('tons').textContent = format.format(orders.reduce((sum, { quantity }) => sum + Number(quantity), 0));
  const shown = columns.filter((column) => orders.some((order) => order[column]));
  table.replaceChildren(
    lineOf('th', headings(shown)),
    ...rowsOf(orders).map((row) => {
      const cells = shown.map((column) => row.order[column] ?? '');
      return Object.assign(lineOf('td', [markOf(row), ...cells]), { className: row.mark });
    }),
  );
}

function lineOf(kind: 'th' | 'td', texts: string[]): HTMLElement {
  const line = document.createElement('tr');
  for (const text of texts) {
    const cell = document.createElement(kind);
    // Names in Latin letters and numbers with a plus sign keep their own direction between Arabic columns.
    const isolated = document.createElement('bdi');
    isolated.textContent = text;
    if (/^\+?\d/.test(text)) isolated.dir = 'ltr';
    cell.append(isolated);
    line.append(cell);
  }
  return line;
}

function report(...sentences: string[]): void {
  at('status').textContent = sentences.join(' ');
}

async function add(texts: string[]): Promise<void> {
  const found = texts.flatMap((text) => readOrders(text));
  const book = new Map(orders.map((order) => [orderId(order), order]));
  const before = book.size;
  for (const order of found) book.set(orderId(order), order);
  orders = [...book.values()];
  const numbers = { found: found.length, added: book.size - before };
  const count = texts.reduce((sum, text) => sum + titlesIn(text), 0) - found.length;
  const sentences = [label('found').replace(/\{(found|added)\}/g, (_, key: 'found') => String(numbers[key]))];
  if (count > 0) sentences.push(label('unread').replace('{count}', String(count)));
  await storeOrders(found).catch(() => sentences.push(label('notStored')));
  report(...sentences);
  show();
}

async function addFiles(files: Iterable<File>): Promise<void> {
  await add(await Promise.all(Array.from(files, (file) => file.text())));
}

function download(name: string, type: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

at('reader').addEventListener('submit', (event) => {
  event.preventDefault();
  add([chats.value]).then(() => {
    chats.value = '';
  });
});
file.addEventListener('change', () => addFiles(file.files ?? []));
document.addEventListener('dragover', (event) => event.preventDefault());
document.addEventListener('drop', (event) => {
  const files = event.dataTransfer?.files;
  if (!files?.length) return;
  event.preventDefault();
  addFiles(files);
});
at('language').addEventListener('click', () => {
  language = language === 'ar' ? 'en' : 'ar';
  report();
  show();
});
at('csv').addEventListener('click', () =>
  download('orders.csv', 'text/csv;charset=utf-8', csvFile(rowsOf(orders), headings(), markOf)),
);
at('contacts').addEventListener('click', () =>
  download('contacts.vcf', 'text/vcard;charset=utf-8', contactsFile(rowsOf(orders))),
);
at('erase').addEventListener('click', async () => {
  if (!confirm(label('sure'))) return;
  await eraseOrders().catch(() => {});
  orders = [];
  report();
  show();
});

async function start(): Promise<void> {
  orders = await storedOrders().catch(() => []);
  show();
  type Policies = {
    createPolicy: (name: string, rules: object) => { createScriptURL: (text: string) => string };
  };
  const { trustedTypes } = window as { trustedTypes?: Policies };
  const url = '/desk/worker.js';
  // The only Trusted Types policy that the site's headers allow. It accepts only this URL.
  const script = trustedTypes?.createPolicy('offline', { createScriptURL: () => url }).createScriptURL('');
  await navigator.serviceWorker.register(script ?? url);
}

// Without a service worker the page needs the network to open. Everything else works.
start().catch(() => {});
