import { expect, it } from '@jest/globals';
import { codeState, conditionWords, doesWords, type Promotion, usesWords } from './codes-list.js';

const promotion: Promotion = {
  __typename: 'Promotion',
  id: '1',
  code: 'SPRING',
  name: 'Spring',
  kind: 'percent',
  amount: '10',
  forTours: true,
  forGoods: false,
  tours: [],
  ticketTypes: [],
  products: [],
  saleFrom: null,
  saleUntil: null,
  visitFrom: null,
  visitUntil: null,
  least: '0.00',
  uses: 0,
  usesLimit: null,
  oncePerAddress: false,
  takenOff: '0.00',
  open: true,
  endedAt: null,
};

it('says what a code does, and how often it was used', () => {
  expect(doesWords({ kind: 'percent', amount: '10' })).toBe('10% off');
  expect(doesWords({ kind: 'cents', amount: '5.00' })).toBe('$5.00 off the order');
  expect(doesWords({ kind: 'fixed_price', amount: '15.00' })).toBe('$15.00 each');
  expect([usesWords(promotion), usesWords({ uses: 1, usesLimit: 3 })]).toEqual(['0', '1 of 3']);
});

it('says whether a code can be used, and why not', () => {
  const labels = [{}, { open: false, uses: 3, usesLimit: 3 }, { open: false }, { open: false, endedAt: 'then' }].map(
    (more) => codeState({ ...promotion, ...more }).label,
  );
  expect(labels).toEqual(['In use', 'Used up', 'Not on these days', 'Ended']);
});

it('says what a code is for and what it asks', () => {
  expect(conditionWords(promotion)).toEqual(['Tickets: all tours, all types']);
  const named = [{ __typename: 'PromotionTarget' as const, id: '1', name: 'The Lamp Mug' }];
  const more = { forGoods: true, products: named, visitFrom: '2027-03-01', least: '50.00', oncePerAddress: true };
  expect(conditionWords({ ...promotion, ...more }).slice(1)).toEqual([
    'Goods: The Lamp Mug',
    expect.stringMatching(/^For visits from .*March 1, 2027$/),
    'From $50.00 of it',
    'Once for each e-mail address',
  ]);
});
