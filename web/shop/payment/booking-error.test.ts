import { describe, expect, it } from '@jest/globals';
import { BOOKING_FAILED, bookingErrorOf } from './booking-error.js';

function words(outcome: Parameters<typeof bookingErrorOf>[0]): string {
  return bookingErrorOf(outcome, '817-987-1716').facts.join(' ');
}

describe('the alert of a failed booking', () => {
  it('has the title of product.md', () => {
    expect(BOOKING_FAILED).toBe('Failed to create booking. Please try again.');
  });

  it('promises one charge if there was no answer', () => {
    expect(words('unanswered')).toContain('charged and booked only once');
    expect(bookingErrorOf('unanswered', '817-987-1716').fixAt).toBe('retry');
  });

  it('says how many seats are left, and once that nothing is charged', () => {
    const message = 'Only 3 seats are left at this time.';
    expect(words({ __typename: 'SlotFull', message, remaining: 3, holdExpired: false })).toBe(
      `${message} Nothing has been charged.`,
    );
    const expired = 'The seats were given back. Nothing has been charged.';
    expect(words({ __typename: 'SlotFull', message: expired, remaining: 0, holdExpired: true })).toBe(expired);
    expect(bookingErrorOf({ __typename: 'SlotClosed', message: 'Closed' }, '817-987-1716').fixAt).toBe('time');
  });

  it('says the right amount if it differs', () => {
    const mismatch = { __typename: 'AmountMismatch', field: 'totalAmount', expected: '60.00', given: '50.00' } as const;
    expect(words({ ...mismatch, message: 'The tour comes to $60.00, not $50.00.' })).toContain('$60.00');
  });

  it('lists every invalid field, and leads to where it can be fixed', () => {
    const fields = [
      { __typename: 'FieldError', field: 'email', message: 'Please enter a valid email address' },
    ] as const;
    expect(bookingErrorOf({ __typename: 'InvalidInput', message: 'No', fields }, '817-987-1716')).toEqual({
      title: BOOKING_FAILED,
      facts: ['Please enter a valid email address'],
      fixAt: 'details',
    });
  });

  it('leads to the food if only that is refused', () => {
    const message = 'No food can be ordered from Corner Deli now. Please choose another restaurant, or no food.';
    const fields = [{ __typename: 'FieldError', field: 'foodOrderPlatform', message }] as const;
    expect(bookingErrorOf({ __typename: 'InvalidInput', message: 'No', fields }, '817-987-1716')).toMatchObject({
      facts: [message],
      fixAt: 'food',
    });
  });

  it('shows the bank’s message, and stays on the card form', () => {
    const declined = { __typename: 'CardRefused', message: 'Your card was declined.' } as const;
    const expected = {
      title: BOOKING_FAILED,
      facts: ['Your card was declined.', 'Nothing has been charged.'],
      fixAt: 'retry',
    };
    expect(bookingErrorOf(declined, '817-987-1716')).toEqual(expected);
    const fields = [{ __typename: 'FieldError', field: 'paymentIntentId', message: 'Not completed.' }] as const;
    expect(bookingErrorOf({ __typename: 'InvalidInput', message: 'No', fields }, '817-987-1716').fixAt).toBe('retry');
  });

  it('names the booking that the seats became, and leads to its ticket', () => {
    const confirmationCode = 'HT-7K4M-9QXW';
    const booked = { __typename: 'SeatsAlreadyBooked', message: 'Booked.', confirmationCode } as const;
    expect(bookingErrorOf(booked, '817-987-1716')).toEqual({
      title: 'These seats are booked as HT-7K4M-9QXW',
      facts: [
        'Nothing more has been charged.',
        'Perhaps you booked them in another tab or on another device. The ticket is in the e-mail of that booking, and we can send it again.',
      ],
      fixAt: { visit: confirmationCode },
    });
  });

  it('gives the phone number if a payment is used up', () => {
    expect(words({ __typename: 'PaymentAlreadyUsed', message: 'Used.' })).toMatch(/^Used\. .*817-987-1716/);
  });
});
