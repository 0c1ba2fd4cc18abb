import { expect, it } from '@jest/globals';
import { confirmWords, rateWords, stateWords, taxRows } from './tax-words.js';

const rate = {
  __typename: 'TaxRate' as const,
  ...{
    id: '1',
    rate: '8.25',
    stateRate: '6.25',
    localRate: '2',
    basis: 'Texas and Arlington.',
    validFrom: '2026-12-01',
    confirmedAt: null,
  },
  state: 'NOT_CONFIRMED' as const,
};
const goods = {
  __typename: 'TaxCode' as const,
  code: 'goods',
  name: 'Goods',
  exempt: false,
  version: 2,
  rates: [rate],
};
const tours = { ...goods, code: 'tours', name: 'Tours', exempt: true, rates: [] };

it('says what confirming a rate does, and from when', () => {
  expect(confirmWords(goods, rate, '2026-11-26')).toBe(
    'From December 1, 2026, each order is charged 8.25% sales tax on goods, and the books owe it to the state. What was ordered before keeps what it was charged.',
  );
  expect(confirmWords(goods, { ...rate, rate: '0' }, '2026-12-01')).toMatch(
    /^From now, no sales tax is charged on goods\./,
  );
});

it('says the parts of a rate where they are known', () => {
  expect(rateWords(rate)).toBe('8.25% (state 6.25%, local 2%)');
  expect(rateWords({ ...rate, stateRate: null, localRate: null })).toBe('8.25%');
  expect(rateWords({ rate: '0', stateRate: '0', localRate: '0' })).toBe('0%');
});

it('has a row for each rate, and one for what is exempt', () => {
  expect(taxRows([goods, tours]).map(stateWords)).toEqual(['Not confirmed', 'Exempt']);
});
