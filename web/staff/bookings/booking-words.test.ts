import { describe, expect, it } from '@jest/globals';
import { actorWords, type Change, changeWords, moneyBackWords } from './booking-words.js';

const change: Change = {
  __typename: 'BookingChange',
  id: '1',
  revision: 1,
  kind: 'moved',
  byVisitor: false,
  staffId: '7',
  reason: 'She called',
  fromStartsAt: '2026-12-05T16:00:00.000Z',
  toStartsAt: '2026-12-06T20:00:00.000Z',
  fromGuests: 4,
  toGuests: 3,
  formerContact: null,
  changedAt: '2026-11-22T16:00:00.000Z',
};

describe('the history of a booking', () => {
  it('says what was changed', () => {
    expect(changeWords(change)).toBe('Moved from Dec 5, 2026, 10:00 AM to Dec 6, 2026, 2:00 PM');
    expect(changeWords({ ...change, kind: 'party_changed' })).toBe('From 4 to 3 guests');
    expect(changeWords({ ...change, kind: 'cancelled' })).toBe('Canceled');
    expect(changeWords({ ...change, kind: 'goodwill' })).toBe('Money given back');
    const formerContact = {
      __typename: 'FormerContact',
      firstName: 'Rosa',
      lastName: '',
      email: 'rosa@exmaple.test',
      phone: '',
    } as const;
    expect(changeWords({ ...change, kind: 'contact_corrected', formerContact })).toBe(
      'Corrected, was Rosa, rosa@exmaple.test',
    );
    expect(changeWords({ ...change, kind: 'contact_corrected' })).toBe('Name, e-mail or phone corrected');
    const refused = { ...change, kind: 'payment_refused', byVisitor: false, staffId: null } as const;
    expect([changeWords(refused), actorWords(refused)]).toEqual([
      'The bank did not pay what a change cost',
      'By the bank',
    ]);
  });

  it('says why a day was closed, and never that a party moved to where it was', () => {
    const closed = { ...change, toStartsAt: change.fromStartsAt, reason: 'Ice on the drive' };
    expect(changeWords({ ...closed, kind: 'displaced' })).toBe('Day closed: Ice on the drive');
    expect(actorWords({ ...closed, kind: 'displaced' })).toBe('By staff');
    expect(changeWords({ ...closed, kind: 'displaced', reason: null })).toBe('Day closed');
    expect(changeWords({ ...closed, kind: 'restored' })).toBe('Day reopened: back at Dec 5, 2026, 10:00 AM');
    expect(actorWords({ ...closed, kind: 'restored', reason: 'It thawed' })).toBe('By staff: “It thawed”');
    expect(actorWords({ ...closed, kind: 'restored', reason: null })).toBe('By staff');
    expect(actorWords({ ...closed, staffId: null, reason: null })).toBe('At the deadline of the closing');
  });

  it('says who changed it', () => {
    expect(actorWords(change)).toBe('By staff: “She called”');
    expect(actorWords({ ...change, byVisitor: true, reason: null })).toBe('By the guest’s link');
  });
});

describe('money of a cancelled booking', () => {
  it.each([
    ['online', 'The full $50.00 will be refunded to the card that paid.'],
    ['sale', 'The full $50.00 will be refunded to what the order was paid with.'],
    ['cash', 'The party paid in cash at the door: refund the full $50.00 in person.'],
    ['card_reader', 'The party paid with the card reader at the door: refund the full $50.00 in person.'],
  ] as const)('that was paid by %s goes back the same way', (method, words) => {
    const payments = [
      { __typename: 'BookingPayment', amount: '50.00', method, takenAt: '2026-11-22T12:00:00Z' } as const,
    ];
    expect(moneyBackWords({ payments, totalAmount: '50.00' })).toBe(words);
  });
});
