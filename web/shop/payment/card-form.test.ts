import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { completeExpiry, formattedCvv, groupedNumber, typedCard, typedExpiry, validateCard } from './card-form.js';

const now = new Date('2026-11-22T12:00:00Z');
const good = { number: '4242 4242 4242 4242', name: 'Ada Marshall', expiry: '12/30', cvv: '123' };
function messages(change: object) {
  return validateCard({ ...good, ...change }, now).map(({ message }) => message);
}

describe('the card form', () => {
  it('groups the number in fours, sixteen digits at most', () => {
    expect(['4242', '42424', ' 4242-4242 4242x4242 ', '42424242424242421234'].map(groupedNumber)).toEqual([
      '4242',
      '4242 4',
      '4242 4242 4242 4242',
      '4242 4242 4242 4242',
    ]);
  });

  it('accepts digits and a slash while the expiry is typed, then formats it as MM/YY', () => {
    expect(['1', '12', '123', '1230', '12a/30', '1/2', '12/2028'].map(typedExpiry)).toEqual([
      '1',
      '12',
      '12/3',
      '12/30',
      '12/30',
      '1/2',
      '12/2028',
    ]);
    expect(['5/28', '5 / 28', '528', '12/2028', '122028', '05/28', '13/28', '1', ''].map(completeExpiry)).toEqual([
      '05/28',
      '05/28',
      '05/28',
      '12/28',
      '12/28',
      '05/28',
      '13/28',
      '1',
      '',
    ]);
  });

  it.each([
    ['13/28', 'The month is a number from 01 to 12.'],
    ['00/28', 'The month is a number from 01 to 12.'],
    ['10/26', 'This card expired at the end of 10/26.'],
    ['12/20', 'This card expired at the end of 12/20.'],
    ['12/3', 'Month and year, as in 12/30.'],
  ])('refuses the expiry %s and says why', (expiry, hint) => {
    expect(validateCard({ ...good, expiry }, now)).toEqual([
      { field: 'expiry', message: 'Please enter a valid expiry date', hint },
    ]);
  });

  it('accepts a card until the end of its month', () => {
    expect(messages({ expiry: '11/26' })).toEqual([]);
    expect(messages({ expiry: '5/28' })).toEqual([]);
  });

  it('keeps only digits of the CVV', () => {
    expect(formattedCvv('12a345')).toBe('1234');
  });

  it('is idempotent', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 30 }), (typed) => {
        for (const format of [groupedNumber, typedExpiry, completeExpiry, formattedCvv])
          expect(format(format(typed))).toBe(format(typed));
      }),
    );
  });

  it('accepts a valid card, including the shortest', () => {
    expect(messages({})).toEqual([]);
    expect(messages({ number: '4242 4242 4242 4', name: 'Al', cvv: '1234' })).toEqual([]);
  });

  it.each([
    [{ number: '4242 4242 4242' }, 'Please enter a valid card number'],
    [{ expiry: '12/3' }, 'Please enter a valid expiry date'],
    [{ cvv: '12' }, 'Please enter a valid CVV'],
    [{ name: ' A ' }, 'Please enter the name on card'],
  ])('refuses %j with the message of product.md', (change, message) => {
    expect(messages(change)).toEqual([message]);
  });

  it('lists all errors at once, and counts the digits', () => {
    expect(messages({ number: '', name: '', expiry: '', cvv: '' })).toHaveLength(4);
    expect(validateCard({ ...good, number: '4242 4242 42' }, now)[0]?.hint).toBe(
      'This number has 10 digits; a card has at least 13.',
    );
  });

  it('formats only the edited field', () => {
    expect(typedCard(good, 'name', ' Ada 2 ')).toEqual({ ...good, name: ' Ada 2 ' });
    expect(typedCard(good, 'expiry', '0131')).toEqual({ ...good, expiry: '01/31' });
  });
});
