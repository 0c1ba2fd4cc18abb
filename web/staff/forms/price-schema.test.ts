import { describe, expect, it } from '@jest/globals';
import { parsePrice, priceSchema } from './price-schema.js';

describe('a price as staff type it', () => {
  it.each([
    ['19.99', '19.99'],
    [' $ 19.99 ', '19.99'],
    ['5', '5.00'],
    ['5.5', '5.50'],
    ['0', '0.00'],
    ['007.10', '7.10'],
    ['1,200', '1200.00'],
    ['10000.00', '10000.00'],
  ])('%s is %s', (typed, price) => {
    expect(parsePrice(typed)).toBe(price);
  });

  it.each([
    '',
    ' ',
    'free',
    '-1',
    '1.999',
    '1e3',
    '10000.01',
    '10,001',
    '1,20',
    '12,34.5',
    '.5',
    '5.',
    '1 000',
    '99999999',
  ])('"%s" is none', (typed) => {
    expect(parsePrice(typed)).toBeUndefined();
  });

  it('says what is missing, with an example', () => {
    const said = (typed: string): string | undefined => priceSchema('25.00').safeParse(typed).error?.issues[0]?.message;
    expect(said('')).toBe('A price is needed, for example 25.00');
    expect(said('a lot')).toBe('Price must be an amount such as 25.00, up to 10000.00');
    expect(said('25')).toBeUndefined();
  });
});
