import { describe, expect, it } from '@jest/globals';
import { dateAfter, venueToday } from '../../kit/lib/venue-dates.js';
import { dollarsOf, emptyGiftVoucher, type GiftVoucherForm, giftVoucherSchema } from './gift-voucher-form.js';

const filled: GiftVoucherForm = {
  ...emptyGiftVoucher,
  recipientName: 'Ginger Rogers',
  fromName: 'Howard Hughes',
  recipientEmail: 'ginger@example.test',
};

function messages(typed: Partial<GiftVoucherForm>): Readonly<Record<string, string>> {
  const { error } = giftVoucherSchema.safeParse({ ...filled, ...typed });
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]));
}

describe('a gift voucher', () => {
  it('is sent as it was chosen', () => {
    const sendOn = dateAfter(venueToday(), 20);
    expect(giftVoucherSchema.parse({ ...filled, sendOn })).toMatchObject({ amount: '50', sendOn });
    expect(giftVoucherSchema.parse({ ...filled, to: 'me', sendOn })).toMatchObject({ sendOn: null });
  });

  it.each([
    ['75', 75],
    ['$75', 75],
    ['75.00', 75],
    ['10', 10],
    ['500', 500],
  ])('can have an own amount: %s', (ownAmount, dollars) => {
    expect(dollarsOf({ amount: '', ownAmount })).toBe(dollars);
  });

  it.each([
    ['7.50', 'A voucher starts at $10, in whole dollars'],
    ['9', 'A voucher starts at $10, in whole dollars'],
    ['501', 'A voucher has at most $500'],
    ['20.50', 'Please enter whole dollars, such as 75'],
    ['fifty', 'Please enter whole dollars, such as 75'],
    ['', 'Please choose or enter an amount'],
  ])('refuses the amount "%s"', (ownAmount, message) => {
    expect(messages({ amount: '', ownAmount })).toEqual({ ownAmount: message });
  });

  it('needs names, an address and a day within a year', () => {
    expect(messages({ recipientName: ' ', fromName: '', recipientEmail: 'x', sendOn: '2020-01-01' })).toEqual({
      recipientName: 'A name is required',
      fromName: 'A name is required',
      recipientEmail: 'Please enter a valid email address',
      sendOn: 'Please choose a day from today to a year ahead',
    });
    expect(messages({ sendOn: dateAfter(venueToday(), 366) })).toEqual({
      sendOn: 'Please choose a day from today to a year ahead',
    });
  });
});
