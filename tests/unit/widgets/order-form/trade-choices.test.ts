import { expect, test, vi } from 'vitest';
import { orderMessage } from '../../../../widgets/order-form/order/message.ts';
import { orderFrom } from '../../../../widgets/order-form/order/order.ts';
import { prefilled } from '../../../../widgets/order-form/order/prefill.ts';
import { nothingTyped } from '../../../../widgets/order-form/order/rows.ts';
import {
  choiceText,
  knownKeys,
  labelsOf,
  tradeChoices,
} from '../../../../widgets/order-form/order/trade-choices.ts';
import { filled } from '../../../support/sample-order.ts';

vi.mock('#company/facts.ts', async (original) => ({ ...(await original<object>()), bagWeight: 25 }));
vi.mock('#company/trade.ts', async (original) => {
  const { packaging, delivery, documents } = await original<typeof import('#company/trade.ts')>();
  const more = [...Array(30).keys()].map((n) => [
    `certificate${n}`,
    { ...documents.origin, ar: `شهادة ${n}` },
  ]);
  return { packaging, delivery, documents: { ...documents, ...Object.fromEntries(more) } };
});

const march = new Date(2027, 2, 31);

test('keys are in the order of the list; unknown ones are left out', () => {
  expect(knownKeys('packaging', 'loose,boxes,bags')).toBe('bags,loose');
  expect(knownKeys('month', '2027-03')).toBe('2027-03');
  for (const month of ['March', '2027-13', '2027-030', '12027-03'])
    expect(knownKeys('month', month)).toBe('');
  expect(labelsOf('packaging', 'loose,boxes,bags', 'en')).toEqual(['Bags of 25 kg', 'In bulk (loose)']);
});

test.each([
  ['ar', 'آذار 2027', 'شباط 2028'],
  ['en', 'March 2027', 'February 2028'],
  ['fa', 'مارس ۲۰۲۷', 'فوریهٔ ۲۰۲۸'],
  ['fr', 'mars 2027', 'février 2028'],
  ['ja', '2027年3月', '2028年2月'],
] as const)('in %s the months are the next twelve from the current one', (language, first, last) => {
  const { month } = tradeChoices(language, march);
  expect(month.map(({ key }) => key).filter((_, at) => at % 11 === 0)).toEqual(['2027-03', '2028-02']);
  expect([month.length, month[0]?.label, month[11]?.label]).toEqual([12, first, last]);
});

test('a prefill selects choices by their keys', () => {
  const query = new URLSearchParams({
    packaging: 'jumbo, loose,',
    delivery: 'Aqaba',
    documents: 'origin،halal',
  });
  const { typed, warnings } = prefilled(String(query));
  expect(typed).toEqual({ ...nothingTyped, packaging: 'jumbo,loose', delivery: '', documents: 'origin' });
  expect(warnings).toEqual([
    expect.stringMatching(
      /^Invalid value "Aqaba" for "delivery" in "prefill"\. Expected ("\w+"( or )?)+\. It was ignored\.$/,
    ),
    expect.stringMatching(/^Invalid value "halal" for "documents"/),
  ]);
});

test('every document that is chosen is in the message, however many', () => {
  const keys = tradeChoices('ar').documents.map(({ key }) => key);
  const order = orderFrom({ ...filled, documents: keys.join(',') });
  expect(order.documents?.split(',')).toEqual(keys);
  const line = orderMessage(order).split('\n').at(-2);
  expect(line?.split(/: |، /)).toEqual([
    'الوثائق',
    ...tradeChoices('ar').documents.map(({ label }) => label),
  ]);
});

test.each([
  ['en', 'Bags of 25 kg'],
  ['fa', 'کیسهٔ ۲۵ کیلوگرمی'],
  ['fr', 'Bags of 25 kg'],
] as const)('in %s, a choice has the weight of a bag: %s', (language, text) => {
  const texts = { ar: 'أكياس {{kg}} كغم', en: 'Bags of {{kg}} kg', fa: 'کیسهٔ {{kg}} کیلوگرمی' };
  expect(choiceText(texts, language)).toBe(text);
});
