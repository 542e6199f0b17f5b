import { type Language, languageCodes, languages } from '../../widgets/i18n/languages.ts';
import { chatLink } from '../../widgets/lib/phone.ts';
import { orderFields } from '../../widgets/order-form/order.ts';
import { comma, tradeChoices } from '../../widgets/order-form/trade-choices.ts';
import { visitorLanguage } from '../visitor-language.ts';
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

/** The texts of all languages, so that the page works offline. The columns have the labels of the form. */
const files = import.meta.glob<Record<string, string>>(
  ['../locales/*.order-book.json', '../../widgets/locales/*.json', '!../../widgets/locales/*.cards.json'],
  { eager: true, import: 'default' },
);
const texts = Object.fromEntries(
  languageCodes.map((code) => {
    const own = Object.entries(files).filter(([path]) => path.includes(`/${code}.`));
    return [code, Object.assign({}, ...own.map(([, file]) => file))];
  }),
) as Record<Language, Record<string, string>>;

const columnLabels = new Map<'mark' | Column, string>([
  ['mark', 'book.mark'],
  ...orderFields.map(({ name, label }) => [name, label] as const),
  ['partner', 'preview.partner'],
]);

const at = <Kind extends HTMLElement>(id: string) => document.getElementById(id) as Kind;
const pasted = at<HTMLTextAreaElement>('chats');
const file = at<HTMLInputElement>('file');
const menu = at<HTMLSelectElement>('language');
const table = document.querySelector('#book table') as HTMLTableElement;

let language = visitorLanguage();
let orders: FoundOrder[] = [];

const text = (key: string, values: Record<string, unknown> = {}) =>
  (texts[language][key] ?? key).replace(/\{\{(\w+)\}\}/g, (_, name) => String(values[name]));
// As `formatNumber`, whose module would add i18next to this page.
const number = (value: number | bigint) =>
  value.toLocaleString(language === 'ar' ? 'ar-u-nu-latn' : language);
const heading = (column: 'mark' | Column) => text(columnLabels.get(column) ?? `book.${column}`);

function markOf({ mark, changed }: Row): string {
  return text(`book.${mark}`, { what: new Intl.ListFormat(language).format(changed.map(heading)) });
}

function show(): void {
  const { documentElement: page } = document;
  page.lang = language;
  page.dir = languages[language].direction;
  document.title = text('book.title');
  for (const element of document.querySelectorAll<HTMLElement>('[data-text]'))
    element.textContent = text(element.dataset.text as string);
  menu.value = language;
  menu.setAttribute('aria-label', text('common.language'));
  at('empty').hidden = orders.length > 0;
  for (const id of ['totals', 'actions', 'book', 'erase']) at(id).hidden = !orders.length;
  // A buyer can edit the message, so that the quantity is not a number.
  const isNumber = (quantity: string) => /^\d+$/.test(quantity);
  const amount = (quantity: string) => (isNumber(quantity) ? number(BigInt(quantity)) : quantity);
  const rows = translatedRows();
  // An order that was sent twice counts once.
  const counted = rows.filter(({ mark }) => mark !== 'again');
  const tons = counted.map(({ order: { quantity } }) => (isNumber(quantity) ? BigInt(quantity) : 0n));
  at('count').textContent = number(counted.length);
  at('tons').textContent = number(tons.reduce((sum, quantity) => sum + quantity, 0n));
  const shown = columns.filter((column) => orders.some((order) => order[column]));
  table.replaceChildren(
    lineOf('th', shown, heading),
    ...rows.map((row) => {
      const values = { ...row.order, quantity: amount(row.order.quantity), mark: markOf(row) };
      const line = lineOf('td', shown, (column) => values[column] ?? '');
      return Object.assign(line, { className: row.mark });
    }),
  );
}

/** The orders with their trade terms in the page's language. What the form does not offer stays as in the message. */
function translatedRows(): Row[] {
  return rowsOf(orders).map((row) => {
    const order = { ...row.order };
    // All months of the year of the delivery.
    const [year = '2000'] = /\d{4}/.exec(order.month ?? '') ?? [];
    const choices = tradeChoices(language, new Date(Number(year), 0));
    for (const [name, list] of Object.entries(choices)) {
      const labelOf = (term: string) => list.find(({ arabic }) => arabic === term)?.label ?? term;
      const terms = order[name as keyof typeof choices]?.split(comma).map(labelOf);
      if (terms) order[name as keyof typeof choices] = terms.join(' · ');
    }
    return { ...row, order };
  });
}

function lineOf(kind: 'th' | 'td', shown: Column[], textOf: typeof heading): HTMLElement {
  const line = document.createElement('tr');
  for (const column of ['mark' as const, ...shown]) {
    const text = textOf(column);
    const cell = document.createElement(kind);
    cell.dataset.column = column;
    cell.style.setProperty('--area', column);
    // A screen shows each order as a block, without the row of headings.
    cell.dataset.label = heading(column);
    // Names in Latin letters and numbers with a plus sign keep their own direction between Arabic columns.
    const isolated = document.createElement('bdi');
    if (/^\+?\d/.test(text)) isolated.dir = 'ltr';
    isolated.append(kind === 'td' && text ? linked(column, text) : text);
    cell.append(isolated);
    line.append(cell);
  }
  return line;
}

/** A phone number as a link to the chat with the buyer, an e-mail address as a link, other text as it is. */
function linked(column: string, text: string): HTMLAnchorElement | string {
  if (column !== 'phone' && column !== 'email') return text;
  const href = column === 'phone' ? chatLink(text, '') : `mailto:${text}`;
  return Object.assign(document.createElement('a'), {
    href,
    target: '_blank',
    rel: 'noopener',
    textContent: text,
  });
}

function report(...sentences: string[]): void {
  at('status').textContent = sentences.join(' ');
}

async function add(chats: string[]): Promise<void> {
  const found = chats.flatMap((chat) => readOrders(chat));
  const book = new Map(orders.map((order) => [orderId(order), order]));
  const before = book.size;
  for (const order of found) book.set(orderId(order), order);
  orders = [...book.values()];
  const count = chats.reduce((sum, chat) => sum + titlesIn(chat), 0);
  const unread = count - found.length;
  const values = { found: number(found.length), added: number(book.size - before) };
  const sentences = [text(count ? 'book.found' : 'book.none', values)];
  if (unread > 0) sentences.push(text('book.unread', { count: number(unread) }));
  await storeOrders(found).catch(() => sentences.push(text('book.notStored')));
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
  add([pasted.value]).then(() => {
    pasted.value = '';
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
menu.append(
  ...languageCodes.map((lang) =>
    Object.assign(document.createElement('option'), { lang, value: lang, textContent: languages[lang].name }),
  ),
);
menu.addEventListener('change', () => {
  language = menu.value as Language;
  history.replaceState(null, '', `?lng=${language}`);
  report();
  show();
});
at('csv').addEventListener('click', () =>
  download(
    'orders.csv',
    'text/csv;charset=utf-8',
    csvFile(translatedRows(), [heading('mark'), ...columns.map(heading)], markOf),
  ),
);
at('contacts').addEventListener('click', () =>
  download('contacts.vcf', 'text/vcard;charset=utf-8', contactsFile(rowsOf(orders))),
);
at('erase').addEventListener('click', async () => {
  if (!confirm(text('book.sure'))) return;
  await eraseOrders().catch(() => {});
  orders = [];
  report();
  show();
});

async function start(): Promise<void> {
  orders = await storedOrders().catch(() => []);
  show();
  // The development server does not build the worker.
  if (import.meta.env.DEV) return;
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
