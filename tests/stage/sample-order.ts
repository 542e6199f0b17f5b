import type { Order, OrderFields } from '../../widgets/order-form/order.ts';

/** An order that nothing has to be repaired in. */
export const order: Order = {
  name: 'ليث العبدالله',
  company: 'شركة الحقول',
  phone: '+962790000000',
  email: 'laith@example.com',
  quantity: '1000',
  message: 'أكياس 50 كغم',
};
/** As it stood in the fields. */
export const filled: OrderFields = { ...order, countryCode: '+962' };
