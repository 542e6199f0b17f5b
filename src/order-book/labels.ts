import { orderFields } from '../../widgets/order-form/order.ts';
import type { Column } from './orders.ts';

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
  ...headings('en'),
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
  ...headings('ar'),
  partner: 'عن طريق',
};

export const labels = { ar, en };
export type BookLanguage = keyof typeof labels;
