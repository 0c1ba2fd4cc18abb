import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { cardErrors, formattedCvv, formattedExpiry, groupedNumber, typedCard } from './card-form.js';

const good = { number: '4242 4242 4242 4242', name: 'Ada Marshall', expiry: '12/30', cvv: '123' };
function messages(change: object) {
  return cardErrors({ ...good, ...change }).map(({ message }) => message);
}

describe('the card form', () => {
  it('groups the number in fours, 19 characters at most', () => {
    expect(groupedNumber('4242')).toBe('4242');
    expect(groupedNumber('42424')).toBe('4242 4');
    expect(groupedNumber('4242-4242 4242x4242')).toBe('4242 4242 4242 4242');
    expect(groupedNumber('42424242424242421234')).toBe('4242 4242 4242 4242');
  });

  it('writes the expiry as MM/YY and the CVV as digits', () => {
    expect(['1', '12', '123', '1230', '12305'].map(formattedExpiry)).toEqual(['1', '12', '12/3', '12/30', '12/30']);
    expect(formattedCvv('12a345')).toBe('1234');
  });

  it('never changes what is formatted already', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 30 }), (typed) => {
        for (const format of [groupedNumber, formattedExpiry, formattedCvv])
          expect(format(format(typed))).toBe(format(typed));
        expect(groupedNumber(typed).length).toBeLessThanOrEqual(19);
      }),
    );
  });

  it('finds nothing wrong with a good card, the shortest one included', () => {
    expect(messages({})).toEqual([]);
    expect(messages({ number: '4242 4242 4242 4', name: 'Al', cvv: '1234' })).toEqual([]);
  });

  it.each([
    [{ number: '4242 4242 4242' }, 'Please enter a valid card number'],
    [{ expiry: '12/3' }, 'Please enter a valid expiry date'],
    [{ cvv: '12' }, 'Please enter a valid CVV'],
    [{ name: ' A ' }, 'Please enter the name on card'],
  ])('refuses %j with the words of the specification', (change, message) => {
    expect(messages(change)).toEqual([message]);
  });

  it('names every fault at once, and counts the digits', () => {
    expect(messages({ number: '', name: '', expiry: '', cvv: '' })).toHaveLength(4);
    expect(cardErrors({ ...good, number: '4242 4242 42' })[0]?.hint).toBe(
      'This number has 10 digits; a card has at least 13.',
    );
  });

  it('formats only the field that is typed in', () => {
    expect(typedCard(good, 'name', ' Ada 2 ')).toEqual({ ...good, name: ' Ada 2 ' });
    expect(typedCard(good, 'expiry', '0131')).toEqual({ ...good, expiry: '01/31' });
  });
});
