import { expect, it } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { Booking } from '../../bookings/booking.entity.js';
import type { Charges } from '../../payments/charges.js';
import type { TourRepository } from '../../tours/tour.repository.js';
import type { VisitAccess } from '../visit-access.js';
import type { BookingChanges } from './booking-changes.js';
import { ChangeQuotes } from './change-quote.view.js';
import type { PriceChangedParty } from './price-changed-party.js';
import { QuoteChangeResolver } from './quote-change.resolver.js';

/** @param priceCents of every other time */
function quotesAt(priceCents: number) {
  const asked: string[] = [];
  const booking = Object.assign(new Booking(), {
    ...{ id: 'b', revision: 1, status: 'confirmed', totalCents: 5_000, tickets: [] },
    ...{ keptCents: 0, goodwillCents: 0, unpaidCents: 0, startsAt: new Date('2026-12-05T16:00:00Z') },
    changeRule: { changesUntilHours: 24, refundSteps: [] },
  });
  const charges = {
    cardOf: async ({ id }: Booking) => {
      asked.push(id);
      return { earlierIntentId: 'pi_1' };
    },
  };
  const plan = async () => ({ kind: 'moved', after: booking.changed({ totalCents: priceCents }) });
  // Only other guests have prices of types.
  const [party, tours] = [{} as PriceChangedParty, {} as TourRepository];
  const resolver = new QuoteChangeResolver(
    {} as DataSource,
    { open: async () => booking } as unknown as VisitAccess,
    { plan } as unknown as BookingChanges,
    new ChangeQuotes(charges as unknown as Charges, party, tours),
  );
  const tourTimes = ['9:00 AM', '10:00 AM', '11:00 AM'];
  return { asked, answer: resolver.quoteMoves({ token: 't', tourDate: '2026-12-05', tourTimes }) };
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
