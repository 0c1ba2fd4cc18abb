import { expect, it } from '@jest/globals';
import { amountField } from './amount-field.js';

const price = amountField('Price', '12.99', { least: 1, most: 20_000 });

it('reads an amount as cents, up to its bounds', () => {
  expect([' 12.99 ', '0.01', '200'].map((text) => price.parse(text))).toEqual([1_299, 1, 20_000]);
  expect(amountField('Total', '50.00', { most: 0 }).parse('0')).toBe(0);
});

it.each(['', '0', '200.01', '-1', '1e2', '1.999'])('refuses %j, and says how an amount is written', (text) => {
  expect(price.safeParse(text).error?.issues.map(({ message }) => message)).toEqual([
    'Price must be an amount such as 12.99, from 0.01 up to 200.00',
  ]);
});
