import { orderFields } from '../../widgets/order-form/order.ts';
import type { Column } from './table.ts';

/** Column headings from the table of order fields. */
const headings = (language: 'ar' | 'en') =>
  Object.fromEntries(orderFields.map(({ name, column }) => [name, column[language]])) as Record<
    (typeof orderFields)[number]['name'],
    string
  >;

const en = {
  direction: 'ltr',
  title: 'Order book',
  intro:
    'Paste chats that hold orders from the form, or choose a chat exported from WhatsApp without media (.txt). Everything stays in this browser; nothing is sent.',
  chats: 'Chats',
  file: 'Exported chat (.txt)',
  read: 'Read the orders',
  csv: 'Table (CSV)',
  contacts: 'Contacts (.vcf)',
  erase: 'Erase everything',
  sure: 'Erase all orders from this browser? This cannot be undone.',
  empty: 'No orders yet.',
  found: 'Orders found: {found}. New in the book: {added}.',
  unread: 'Messages with the title of an order but not all of its lines, not read: {count}.',
  unkept: 'This browser cannot keep the orders. Save the table before you close the page.',
  orders: 'Orders',
  mark: 'Note',
  first: 'New',
  again: 'Repeated',
  changed: 'Changed: {what}',
  date: 'Date',
  sender: 'Sender',
  ...headings('en'),
  partner: 'Partner',
} satisfies Record<Column, string> & Record<string, string>;

const ar: typeof en = {
  direction: 'rtl',
  title: 'دفتر الطلبات',
  intro:
    'الصق محادثات فيها طلبات من النموذج، أو اختر محادثة مصدَّرة من واتساب دون وسائط (.txt). كل شيء يبقى في هذا المتصفح ولا يُرسل شيء.',
  chats: 'المحادثات',
  file: 'محادثة مصدَّرة (.txt)',
  read: 'قراءة الطلبات',
  csv: 'جدول (CSV)',
  contacts: 'جهات الاتصال (.vcf)',
  erase: 'مسح الكل',
  sure: 'هل تريد مسح كل الطلبات من هذا المتصفح؟ لا يمكن التراجع عن ذلك.',
  empty: 'لا توجد طلبات بعد.',
  found: 'الطلبات في النص: {found}. الجديد في الدفتر: {added}.',
  unread: 'رسائل تحمل عنوان الطلب وتنقصها أسطر، ولم تُقرأ: {count}.',
  unkept: 'لا يستطيع هذا المتصفح حفظ الطلبات. احفظ الجدول قبل إغلاق الصفحة.',
  orders: 'الطلبات',
  mark: 'ملاحظة',
  first: 'جديد',
  again: 'مكرر',
  changed: 'تغيّر: {what}',
  date: 'التاريخ',
  sender: 'المرسل',
  ...headings('ar'),
  partner: 'عن طريق',
};

export const words = { ar, en };
export type DeskLanguage = keyof typeof words;
