import { type CountryCode, maxPhoneLength } from '../../lib/phone.ts';
import { cleanEmail, leftToRightMark, sanitizeLine, sanitizeText } from '../../lib/text.ts';
import { maxQuantityText, readQuantity } from './quantity.ts';
import { knownKeys, type ListName, labelsOf } from './trade-choices.ts';

/** The values that have a control of their own in the form. */
export type ControlName = 'name' | 'company' | 'phone' | 'email' | 'quantity' | 'message';
/** The values that are typed, and that can have an error. */
export type TypedName = ControlName | 'place';
/** The names are public: controls and prefill values have them. */
type OrderName = TypedName | ListName;

/** An order ready to leave the page: cleaned text, the phone as `+` and digits, the quantity as digits. Empty: not given. */
export type Order = Record<OrderName, string>;
/** An order as typed, the quantity with its unit. Without a country code, the form uses its default. */
export type TypedOrder = Order & { countryCode: CountryCode | '' };

/** One row of an order. Form, message and preview are derived from these rows. */
type OrderRow<Name extends OrderName = OrderName> = {
  name: Name;
  /** It has a text `errors.<name>`. */
  required?: true;
  /** A trade term. It has no line in the message if it is empty. */
  trade?: true;
  /**
   * Most UTF-16 units. The control takes more, and Send asks for a shorter text, so that no pasted text is cut. Lists have
   * no limit: all selected options are sent.
   */
  limit?: number;
  /** Returns the part of the typed text that leaves the page. */
  clean: (typed: string) => string;
  /** The line of the message: `label: mark value unit`. */
  label: string;
  mark?: string;
  unit?: string;
  /** Instead of an empty value. */
  empty?: string;
  /** The Arabic texts of a list: the order contains keys (`bags,jumbo`). */
  text?: (keys: string) => string;
};

const list = (name: ListName, label: string): OrderRow => ({
  name,
  trade: true,
  label,
  clean: (typed) => knownKeys(name, typed),
  text: (keys) => labelsOf(name, keys, 'ar').join('، '),
});
const tons = (typed: string) => readQuantity(typed).tons;
const [required, trade, mark] = [true, true, leftToRightMark] as const;

/** In the order of the message. The message field stays last, because its value may have several lines. */
export const orderRows: OrderRow[] = [
  { name: 'name', required, limit: 80, clean: sanitizeLine, label: 'الاسم' },
  { name: 'company', limit: 80, clean: sanitizeLine, label: 'الشركة', empty: 'غير محددة' },
  { name: 'phone', required, limit: maxPhoneLength, clean: sanitizeLine, label: 'رقم الهاتف', mark },
  { name: 'email', required, limit: 254, clean: cleanEmail, label: 'البريد الإلكتروني', mark },
  {
    name: 'quantity',
    required,
    limit: maxQuantityText,
    clean: tons,
    label: 'الكمية المطلوبة',
    unit: ' طن',
  },
  list('packaging', 'التعبئة'),
  list('delivery', 'التسليم'),
  { name: 'place', trade, limit: 80, clean: sanitizeLine, label: 'مكان التسليم' },
  list('month', 'الشهر المطلوب'),
  list('documents', 'الوثائق'),
  { name: 'message', limit: 700, clean: sanitizeText, label: 'الرسالة', empty: 'لا توجد' },
];

export const controlRows = orderRows.filter(({ trade }) => !trade) as OrderRow<ControlName>[];
export const rowsAfterQuantity = controlRows.filter(({ name }) => name !== 'quantity');
/** In the order of the form. */
export const controlNames: ControlName[] = ['quantity', ...rowsAfterQuantity.map(({ name }) => name)];
export const typedNames: TypedName[] = [...controlNames, 'place'];

export const emptyOrder = Object.fromEntries(orderRows.map(({ name }) => [name, ''])) as Order;
export const nothingTyped: TypedOrder = { ...emptyOrder, countryCode: '' };
