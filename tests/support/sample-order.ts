import * as company from '../../widgets/company/facts.ts';
import { emptyOrder, type Order, type TypedOrder } from '../../widgets/order-form/order/rows.ts';

/** Input of a visitor that passes validation. */
export const sampleOrder = {
  name: 'Laith',
  phone: '0790000000',
  email: 'laith@example.com',
  quantity: String(Math.max(1000, company.minimumOrder)),
};

/** The message of a chat link, line by line. */
export const messageLines = (url: unknown) =>
  (new URL(String(url)).searchParams.get('text') ?? '').split('\n');

/** A valid order as the form creates it. */
export const order: Order = {
  ...emptyOrder,
  name: 'ليث العبدالله',
  company: 'شركة الحقول',
  phone: '+962790000000',
  email: 'laith@example.com',
  quantity: '1000',
  message: 'أكياس 50 كغم',
};
/** No attribute names another recipient. */
export const toCompany = { whatsapp: '', phone: '', email: '', recipient: '', partner: '' };
/** The same order as the content of the form. */
export const filled: TypedOrder = { ...order, countryCode: '+962' };
