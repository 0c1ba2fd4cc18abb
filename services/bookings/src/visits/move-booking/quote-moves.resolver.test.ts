import { expect, it } from '@jest/globals';
import { Booking } from '../../bookings/booking.entity.js';
import type { BookingDeadlines } from '../../bookings/booking-deadlines.js';
import type { Charges } from '../../payments/charges.js';
import { ChangeQuotes } from '../change-quote.view.js';
import type { VisitAccess } from '../visit-access.js';
import type { MoveBooking } from './move-booking.js';
import { QuoteMovesResolver } from './quote-moves.resolver.js';

/** @param priceCents of every other time */
function quotesAt(priceCents: number) {
  const asked: string[] = [];
  const booking = Object.assign(new Booking(), {
    ...{ id: 'b', revision: 1, status: 'confirmed', totalCents: 5_000, tickets: [] },
    ...{ keptCents: 0, goodwillCents: 0, unpaidCents: 0 },
  });
  const charges = {
    cardOf: async ({ id }: Booking) => {
      asked.push(id);
      return { earlierIntentId: 'pi_1' };
    },
  };
  const resolver = new QuoteMovesResolver(
    { open: async () => booking } as unknown as VisitAccess,
    { plan: async () => ({ after: booking.changed({ totalCents: priceCents }) }) } as unknown as MoveBooking,
    new ChangeQuotes(charges as unknown as Charges),
    { refund: () => new Date('2026-12-04T16:00:00Z') } as unknown as BookingDeadlines,
  );
  const tourTimes = ['9:00 AM', '10:00 AM', '11:00 AM'];
  return { asked, answer: resolver.quote({ token: 't', tourDate: '2026-12-05', tourTimes }) };
}

it('looks the card up once for all times of a day', async () => {
  const { asked, answer } = quotesAt(7_500);
  const quoted = await answer;
  expect('times' in quoted ? quoted.times.map(({ quote }) => quote?.paidBy) : quoted).toEqual([
    'earlier_card',
    'earlier_card',
    'earlier_card',
  ]);
  expect(asked).toEqual(['b']);
});

it('looks no card up where nothing is to be paid', async () => {
  const { asked, answer } = quotesAt(5_000);
  const quoted = await answer;
  expect('times' in quoted ? quoted.times.map(({ quote }) => quote?.paidBy) : quoted).toEqual([null, null, null]);
  expect(asked).toEqual([]);
});
