import { describe, expect, it } from '@jest/globals';
import { BOOKING_FAILED, bookingErrorOf } from './booking-error.js';

function words(outcome: Parameters<typeof bookingErrorOf>[0]): string {
  return bookingErrorOf(outcome).facts.join(' ');
}

describe('the words of a booking that failed', () => {
  it('begin as the specification says', () => {
    expect(BOOKING_FAILED).toBe('Failed to create booking. Please try again.');
  });

  it('promise one charge where no answer came', () => {
    expect(words('unanswered')).toContain('charged and booked only once');
    expect(bookingErrorOf('unanswered').wayOn).toBe('retry');
  });

  it('say how many seats are left, and that nothing is charged, once', () => {
    const message = 'Only 3 seats are left at this time.';
    expect(words({ __typename: 'SlotFull', message, remaining: 3, holdExpired: false })).toBe(
      `${message} Nothing has been charged.`,
    );
    const expired = 'The seats were given back. Nothing has been charged.';
    expect(words({ __typename: 'SlotFull', message: expired, remaining: 0, holdExpired: true })).toBe(expired);
    expect(bookingErrorOf({ __typename: 'SlotClosed', message: 'Closed' }).wayOn).toBe('time');
  });

  it('say the right figure where an amount differs', () => {
    const mismatch = { __typename: 'AmountMismatch', field: 'totalAmount', expected: '60.00', given: '50.00' } as const;
    expect(words({ ...mismatch, message: 'The tour comes to $60.00, not $50.00.' })).toContain('$60.00');
  });

  it('say every field that was refused, and lead to where it is mended', () => {
    const fields = [
      { __typename: 'FieldFault', field: 'email', message: 'Please enter a valid email address' },
    ] as const;
    expect(bookingErrorOf({ __typename: 'InvalidInput', message: 'No', fields })).toEqual({
      facts: ['Please enter a valid email address'],
      wayOn: 'details',
    });
  });

  it('give the words of the bank, and stay where another card can be typed', () => {
    const declined = { __typename: 'CardRefused', message: 'Your card was declined.' } as const;
    const expected = { facts: ['Your card was declined.', 'Nothing has been charged.'], wayOn: 'retry' };
    expect(bookingErrorOf(declined)).toEqual(expected);
    const fields = [{ __typename: 'FieldFault', field: 'paymentIntentId', message: 'Not completed.' }] as const;
    expect(bookingErrorOf({ __typename: 'InvalidInput', message: 'No', fields }).wayOn).toBe('retry');
  });

  it('name the telephone where a payment is used up', () => {
    expect(words({ __typename: 'PaymentAlreadyUsed', message: 'Used.' })).toMatch(/^Used\. .*817-987-1716/);
  });
});
