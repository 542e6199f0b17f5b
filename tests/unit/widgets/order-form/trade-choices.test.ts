import { describe, expect, test } from 'vitest';
import { loadCompany } from '../../../../src/build/company/load-company.ts';
import { companyErrors } from '../../../../src/build/company/validate.ts';
import { languageCodes } from '../../../../widgets/i18n/languages.ts';
import { maxTermLength, orderFrom } from '../../../../widgets/order-form/order-fields.ts';
import { orderChat } from '../../../../widgets/order-form/order-message.ts';
import {
  type Choice,
  chosen,
  termsFromQuery,
  toggled,
  tradeChoices,
} from '../../../../widgets/order-form/trade-choices.ts';
import { filled, order as sample } from '../../../support/sample-order.ts';

const march = new Date(2027, 2, 31);
const english = tradeChoices('en', march);
const one = (list: Choice[], name: string) => list.find((choice) => choice.name === name) as Choice;
const order = { ...sample, name: 'ليث', company: '', message: '' };

test('choices are added in the order of the list, and removed again', () => {
  const { packaging } = english;
  const loose = toggled(packaging, '', one(packaging, 'loose'));
  const both = toggled(packaging, loose, one(packaging, 'bags'));
  expect(both).toBe('أكياس 50 كغم، سائب');
  expect(chosen(packaging, both).map(({ name }) => name)).toEqual(['bags', 'loose']);
  expect(toggled(packaging, both, one(packaging, 'loose'))).toBe('أكياس 50 كغم');
  expect(toggled(packaging, loose, one(packaging, 'loose'))).toBe('');
});

test.each([
  ['ar', 'آذار 2027', 'شباط 2028'],
  ['en', 'March 2027', 'February 2028'],
  ['fa', 'مارس ۲۰۲۷', 'فوریهٔ ۲۰۲۸'],
  ['fr', 'mars 2027', 'février 2028'],
  ['ja', '2027年3月', '2028年2月'],
] as const)('in %s the months are the next twelve from the current one', (language, first, last) => {
  const { month } = tradeChoices(language, march);
  expect([month.length, month[0]?.label, month[11]?.label]).toEqual([12, first, last]);
  expect([month[0]?.name, month[0]?.arabic, month[11]?.arabic]).toEqual([
    '2027-03',
    'آذار 2027',
    'شباط 2028',
  ]);
});

test('a prefill selects choices of the company and ignores unknown ones', () => {
  const query = '?packaging=jumbo,%20bags&delivery=aqaba&place=Trebil&month=2027-05&documents=origin،halal';
  expect(termsFromQuery(query, english)).toEqual({
    packaging: 'أكياس 50 كغم، أكياس جامبو',
    delivery: 'ميناء العقبة',
    place: 'Trebil',
    month: 'أيار 2027',
    documents: 'شهادة منشأ',
  });
  expect(termsFromQuery('quantity=1000', english)).toEqual({
    packaging: '',
    delivery: '',
    place: '',
    month: '',
    documents: '',
  });
});

test('a place is shortened to the limit of its control', () => {
  const place = '日'.repeat(maxTermLength + 1);
  expect(orderFrom({ ...filled, place }).place).toBe('日'.repeat(maxTermLength));
});

test('all choices and the longest values fit into a link', () => {
  const all = (list: Choice[]) => list.reduce((term, choice) => toggled(list, term, choice), '');
  const wide = (units: number) => '日'.repeat(units);
  const { url } = orderChat(
    {
      ...order,
      ...{ name: wide(200), company: wide(100), email: 'a'.repeat(254), place: wide(80) },
      ...{
        packaging: all(english.packaging),
        delivery: all(english.delivery),
        month: 'تشرين الثاني 2026',
      },
      documents: all(english.documents),
    },
    '962790000000',
    wide(100),
  );
  expect(url.length).toBeLessThanOrEqual(7500);
});

describe('the company’s lists', async () => {
  const company = await loadCompany();
  const errors = (packaging: object) => {
    const values = structuredClone(company.values['trade.ts']);
    const trade = Object.assign(values, { packaging });
    return companyErrors({ ...company, values: { ...company.values, 'trade.ts': trade } });
  };
  const inAllLanguages = (words: string) => Object.fromEntries(languageCodes.map((code) => [code, words]));

  test('can be empty, and can have other choices', () => {
    expect(errors({})).toEqual([]);
    expect(errors({ pallets: inAllLanguages('منصات') })).toEqual([]);
  });

  test.each([
    [{ 'big bags': inAllLanguages('منصات') }, /for packaging\. Use a key in Latin letters/],
    [
      { pallets: inAllLanguages('منصات، أكياس') },
      /Invalid value 'منصات، أكياس' for packaging\.pallets\.ar\. Remove the comma/,
    ],
    [
      { pallets: inAllLanguages('م'.repeat(maxTermLength + 1)) },
      /for packaging\. Shorten the Arabic texts: .* 80 characters/,
    ],
  ])('are checked by the build (%#)', (packaging, sentence) => {
    expect(errors(packaging)[0]).toMatch(sentence);
  });
});
