import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type BookingApp, openBookingApp } from './support/booking-app.js';
import { adults, bookingRequest } from './support/booking-request.js';
import { ledger } from './support/ledger.js';
import { returnedPayments } from './support/returned-payments.js';

let app: BookingApp;
beforeAll(async () => {
  app = await openBookingApp();
});
afterAll(() => app.close());

const level = async (slotId: string) => (await ledger(app.dataSource)).find((line) => line.slotId === slotId);

// One process. race-matrix.deep.int.test.ts does the same with several.
describe('many buyers at one slot', () => {
  it('sells the last seat only once to two hundred buyers', async () => {
    const at = { tourDate: '2026-12-06' };
    await app.createBooking.execute(bookingRequest({ ...at, tickets: adults(20) }), null);
    await app.createBooking.execute(bookingRequest({ ...at, tickets: adults(4) }), null);
    const buyers = Array.from({ length: 200 }, () => bookingRequest({ ...at, tickets: adults(1) }));
    const outcomes = await Promise.all(buyers.map((buyer) => app.createBooking.execute(buyer, null)));

    expect(outcomes.filter((outcome) => 'booking' in outcome)).toHaveLength(1);
    const refused = outcomes.filter((outcome) => '__typename' in outcome);
    expect(refused).toHaveLength(199);
    for (const refusal of refused)
      expect(refusal).toMatchObject({ __typename: 'SlotFull', remaining: 0, holdExpired: false });
    expect(await returnedPayments(app.dataSource)).toHaveLength(199);
    expect(await level('standard@2026-12-06T16:00:00.000Z')).toMatchObject({
      capacity: 25,
      taken: 25,
      booked: 25,
      held: 0,
    });
  });

  it('sells exactly 25 seats to 150 parties of one to four', async () => {
    const parties = Array.from({ length: 150 }, (_, i) => bookingRequest({ tickets: adults((i % 4) + 1) }));
    const outcomes = await Promise.all(parties.map((party) => app.createBooking.execute(party, null)));
    const sold = outcomes.reduce((sum, outcome) => sum + ('booking' in outcome ? outcome.booking.seats : 0), 0);
    expect(sold).toBe(25);
    expect(await level('standard@2026-12-05T16:00:00.000Z')).toMatchObject({ taken: 25, booked: 25 });
  });

  it('lets holds and bookings compete for the same seats', async () => {
    const at = { tourDate: '2026-12-08', tickets: adults(1) } as const;
    const selection = { ...at, tourType: 'standard', tourTime: '10:00 AM' } as const;
    const outcomes = await Promise.all(
      Array.from({ length: 80 }, (_, i) =>
        i % 2 === 0 ? app.holdSeats.execute(selection) : app.createBooking.execute(bookingRequest(at), null),
      ),
    );
    expect(outcomes.filter((outcome) => 'hold' in outcome || 'booking' in outcome)).toHaveLength(25);
    const line = await level('standard@2026-12-08T16:00:00.000Z');
    expect(line?.taken).toBe(25);
    expect((line?.booked ?? 0) + (line?.held ?? 0)).toBe(25);
  });

  it('lets the first sales of many new slots race', async () => {
    const days = ['09', '10', '11', '12', '13'].map((day) => ({ tourDate: `2027-01-${day === '11' ? '14' : day}` }));
    const requests = days.flatMap((at) =>
      Array.from({ length: 20 }, () => bookingRequest({ ...at, tickets: adults(1) })),
    );
    const outcomes = await Promise.all(requests.map((request) => app.createBooking.execute(request, null)));
    expect(outcomes.filter((outcome) => 'booking' in outcome)).toHaveLength(100);
  });

  it('gives a private tour to one party of any size', async () => {
    const parties = [20, 1, 7].map((guests) => bookingRequest({ tourType: 'private', tickets: adults(guests) }));
    const outcomes = await Promise.all(parties.map((party) => app.createBooking.execute(party, null)));
    expect(outcomes.filter((outcome) => 'booking' in outcome)).toHaveLength(1);
  });
});

describe('the guard itself', () => {
  it('is backed by a CHECK against overselling and negative counts', async () => {
    const slot = 'standard@2026-12-11T16:00:00.000Z';
    const insert = (id: string, taken: number) =>
      app.dataSource.query(`INSERT INTO slots VALUES ($1, 'standard', '2026-12-11T16:00:00Z', 25, $2)`, [id, taken]);
    await insert(slot, 25);
    const oversell = app.dataSource.query('UPDATE slots SET taken = taken + 1 WHERE id = $1', [slot]);
    await expect(oversell).rejects.toThrow('slots_never_oversold');
    expect((await level(slot))?.taken).toBe(25);
    await expect(insert('x', 26)).rejects.toThrow('slots_never_oversold');
    await expect(insert('x', -1)).rejects.toThrow('slots_never_negative');
  });

  it('prevents overselling: a read followed by a write oversells (negative control)', async () => {
    const slot = 'standard@2026-12-10T16:00:00.000Z';
    await app.dataSource.query('ALTER TABLE slots DROP CONSTRAINT slots_never_oversold');
    await app.dataSource.query(`INSERT INTO slots VALUES ($1, 'standard', '2026-12-10T16:00:00Z', 25, 24)`, [slot]);
    const naiveBuyer = async () => {
      const [row] = await app.dataSource.query('SELECT capacity - taken AS free FROM slots WHERE id = $1', [slot]);
      if (row.free < 1) return false;
      await app.dataSource.query('UPDATE slots SET taken = taken + 1 WHERE id = $1', [slot]);
      return true;
    };
    const sold = await Promise.all(Array.from({ length: 50 }, naiveBuyer));
    expect(sold.filter(Boolean).length).toBeGreaterThan(1);
    expect((await level(slot))?.taken).toBeGreaterThan(25);
  });
});
