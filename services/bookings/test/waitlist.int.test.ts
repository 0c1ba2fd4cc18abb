import { seatsHeld } from '@hilltop/contracts/bookings/seats-held';
import { seatsOffered } from '@hilltop/contracts/bookings/seats-offered';
import { waitlistUpdated } from '@hilltop/contracts/bookings/waitlist-updated';
import { emptyTables } from '@hilltop/platform/testing/empty-tables';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { assembleApp, type BookingApp, openBookingApp, WAITLIST_OFFER_MINUTES } from './support/booking-app.js';
import { adults, SLOT } from './support/booking-request.js';
import { brokenPromises } from './support/broken-promises.js';
import { ChangedStatements } from './support/changed-statements.js';
import { booked, nameOf, VISITOR } from './support/visits.js';
import { acceptance, entryOf, SLOT_ID, waits } from './support/waiting-parties.js';

const MINUTE = 60_000;
const ELSEWHERE = { tourDate: '2026-12-06', tourTime: '2:00 PM' } as const;
const TABLES = 'bookings, booking_changes, payments, refunds, holds, slots, outbox, waitlist_entries';

let app: BookingApp;
beforeAll(async () => {
  app = await openBookingApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await emptyTables(app.dataSource, TABLES);
  app.clock.set('2026-11-21T16:30:00Z');
});

/** A slot of 25 seats, filled by parties of these sizes. */
const full = (...sizes: number[]) => Promise.all(sizes.map((guests) => booked(app, { tickets: adults(guests) })));
const cancel = (id: string) => app.changes.execute(id, { kind: 'cancel', revision: 0 }, VISITOR, null);
const statuses = (...entries: Parameters<typeof entryOf>[1][]) =>
  Promise.all(entries.map(async (entry) => (await entryOf(app, entry)).status));
const holdOf = async (entry: Parameters<typeof entryOf>[1]) => {
  const { holdId } = await entryOf(app, entry);
  return holdId === null ? undefined : app.holds.find(holdId);
};
const events = async (subject: string) =>
  app.dataSource.query('SELECT event FROM outbox WHERE subject = $1 ORDER BY position', [subject]);
const sound = async () => expect(await brokenPromises(app.dataSource)).toEqual([]);

describe('freed seats are offered to the waiting list', () => {
  const frees: Record<string, (booking: { id: string }) => Promise<unknown>> = {
    'a booking is cancelled': ({ id }) => cancel(id),
    'a booking moves away': ({ id }) =>
      app.changes.execute(id, { kind: 'move', ...ELSEWHERE, revision: 0 }, VISITOR, null),
    'a party shrinks': ({ id }) =>
      app.changes.execute(id, { kind: 'party', tickets: adults(1), revision: 0 }, VISITOR, null),
  };

  it.each(Object.keys(frees))('%s', async (how) => {
    const [booking] = await full(5, 20);
    const entry = await waits(app, 4);
    await frees[how]?.(booking as { id: string });
    expect(await entryOf(app, entry)).toMatchObject({ status: 'offered' });
    const until = new Date(app.clock.now().getTime() + WAITLIST_OFFER_MINUTES * MINUTE);
    expect(await holdOf(entry)).toMatchObject({ kind: 'offer', seats: 4, slotId: SLOT_ID, expiresAt: until });
    await sound();
  });

  it('when a hold is released, shrinks or expires', async () => {
    await full(15);
    const held = await app.holdSeats.execute({ ...SLOT, tickets: adults(10) });
    if (!('hold' in held)) throw new Error(held.message);
    const [one, other, third] = [await waits(app, 2), await waits(app, 3), await waits(app, 5)];
    await app.holdSeats.execute({ ...SLOT, tickets: adults(8), replaces: held.hold.id });
    expect(await statuses(one, other, third)).toEqual(['offered', 'waiting', 'waiting']);
    app.clock.forward(16 * MINUTE);
    await app.releaseExpired.execute();
    expect(await statuses(one, other, third)).toEqual(['offered', 'offered', 'offered']);
    await sound();
  });

  it('with events that fit their contracts', async () => {
    const [booking] = await full(5, 20);
    const entry = await waits(app, 4);
    await cancel(booking?.id ?? '');
    const [offer] = await events(seatsOffered.subject);
    const { holdId } = await entryOf(app, entry);
    expect(seatsOffered.parse(offer.event)).toMatchObject({
      subject: entry.id,
      data: { entryId: entry.id, holdId, slotId: SLOT_ID, seats: 4, expiresAt: '2026-11-21T17:00:00.001Z' },
    });
    const held = await events(seatsHeld.subject);
    expect(held.map(({ event }: { event: object }) => seatsHeld.parse(event).data)).toMatchObject([
      { holdId, seats: 4, tourType: 'standard', startsAt: '2026-12-05T16:00:00.000Z' },
    ]);
  });

  it('until one hour before the start, and for less time near it', async () => {
    const bookings = await full(5, 5, 15);
    const [one, other] = [await waits(app, 5), await waits(app, 5)];
    app.clock.set('2026-12-05T14:45:00Z');
    await cancel(bookings[0]?.id ?? '');
    expect(await holdOf(one)).toMatchObject({ expiresAt: new Date('2026-12-05T15:00:00Z') });
    app.clock.set('2026-12-05T15:00:00Z');
    await cancel(bookings[1]?.id ?? '');
    expect(await statuses(one, other)).toEqual(['offered', 'waiting']);
    expect(await app.closeWaitlist.execute()).toBe(1);
    expect(await statuses(other)).toEqual(['closed']);
    await sound();
  });
});

describe('an offer', () => {
  /** Five seats came free for the first of two parties of four. */
  async function offered() {
    const [booking] = await full(5, 20);
    const [first, second] = [await waits(app, 4), await waits(app, 4)];
    await cancel(booking?.id ?? '');
    return { first, second };
  }

  it('can be accepted once, and other payments for it are returned', async () => {
    const { first } = await offered();
    const entry = await entryOf(app, first);
    const accept = (payment: string) => app.acceptOffer.execute(entry, acceptance(4, payment), null);
    const outcomes = await Promise.all(['pi_a', 'pi_b', 'pi_c'].map(accept));
    expect(outcomes.map(nameOf).toSorted()).toEqual(['SeatsAlreadyBooked', 'SeatsAlreadyBooked', 'changed']);
    expect(await statuses(first)).toEqual(['accepted']);
    const returned = await app.dataSource.query(`SELECT id FROM payments WHERE status = 'refused'`);
    expect(returned).toHaveLength(2);
    const winner = outcomes.find((outcome) => 'booking' in outcome);
    const again = await accept(winner && 'booking' in winner ? winner.booking.paymentIntentId : '');
    expect(again).toMatchObject({ replayed: true });
    await sound();
  });

  it('also books free seats when it is not limited to its own (negative control)', async () => {
    const { first } = await offered();
    const entry = await entryOf(app, first);
    app.clock.forward(WAITLIST_OFFER_MINUTES * MINUTE);
    await app.releaseExpired.execute();
    const [line] = await app.dataSource.query('SELECT capacity - taken AS free FROM slots WHERE id = $1', [SLOT_ID]);
    expect(line.free).toBe(1);
    // The offer has ended, and the next party has its seats: one that can take free seats also gets the last one.
    const { createBooking } = app;
    const careless = Object.assign(Object.create(createBooking), {
      execute: (request: never, key: null) => createBooking.execute(request, key),
    });
    const acceptOffer = Object.assign(Object.create(app.acceptOffer), { createBooking: careless });
    const outcome = await acceptOffer.execute(entry, acceptance(1, 'pi_b'), null);
    expect(nameOf(outcome)).toBe('changed');
  });

  it('that ends while its party pays refunds it, and the seats go to the next party', async () => {
    const { first, second } = await offered();
    const entry = await entryOf(app, first);
    app.clock.forward(WAITLIST_OFFER_MINUTES * MINUTE);
    await app.releaseExpired.execute();
    expect(await statuses(first, second)).toEqual(['waiting', 'offered']);
    expect(nameOf(await app.acceptOffer.execute(entry, acceptance(4, 'pi_late'), null))).toBe('OfferEnded');
    const rows = await app.dataSource.query(`SELECT status FROM payments WHERE id = 'pi_late'`);
    expect(rows).toEqual([{ status: 'refused' }]);
    const updates = await events(waitlistUpdated.subject);
    expect(updates.map(({ event }: { event: object }) => waitlistUpdated.parse(event).data)).toEqual([
      { entryId: first.id, status: 'waiting', language: 'en' },
    ]);
    await sound();
  });

  it('is booked twice when the hold is not checked to be active (negative control)', async () => {
    const { first, second } = await offered();
    const entry = await entryOf(app, first);
    app.clock.forward(WAITLIST_OFFER_MINUTES * MINUTE);
    await app.releaseExpired.execute();
    const guard = "AND status = 'active' AND expires_at > $4::timestamptz";
    const statements = new ChangedStatements(app.dataSource, [
      { find: guard, replace: 'AND $4::timestamptz IS NOT NULL' },
    ]);
    const careless = assembleApp({ dataSource: app.dataSource, clock: app.clock, statements });
    for (const each of [entry, await entryOf(app, second)]) {
      const accepted = await careless.acceptOffer.execute(each, acceptance(4, `pi_${each.id}`), null);
      expect(nameOf(accepted)).toBe('changed');
    }
    expect(statements.changed).toBe(2);
    expect((await brokenPromises(app.dataSource)).length).toBeGreaterThan(0);
  });

  it('lasts while its party pays, because it is extended once', async () => {
    const { first } = await offered();
    const entry = await entryOf(app, first);
    app.clock.forward((WAITLIST_OFFER_MINUTES - 1) * MINUTE);
    expect(await app.holds.extend(entry.holdId ?? '')).toBe(true);
    app.clock.forward(10 * MINUTE);
    await app.releaseExpired.execute();
    expect(nameOf(await app.acceptOffer.execute(entry, acceptance(4, 'pi_slow'), null))).toBe('changed');
    expect(await app.holds.extend(entry.holdId ?? '')).toBe(false);
  });

  it('is never shortened by an extension', async () => {
    const { first } = await offered();
    const { holdId } = await entryOf(app, first);
    await app.holds.extend(holdId ?? '');
    const until = new Date(app.clock.now().getTime() + WAITLIST_OFFER_MINUTES * MINUTE);
    expect(await holdOf(first)).toMatchObject({ expiresAt: until });
  });

  it('can be accepted for fewer guests, whose other seats go to the next party, and never for more', async () => {
    const bookings = await full(5, 20);
    const [first, second] = [await waits(app, 4), await waits(app, 2)];
    await cancel(bookings[0]?.id ?? '');
    const entry = await entryOf(app, first);
    const more = await app.acceptOffer.execute(entry, acceptance(5, 'pi_more'), null);
    expect(more).toMatchObject({ fields: [{ field: 'tickets' }] });
    const fewer = await app.acceptOffer.execute(entry, acceptance(3, 'pi_fewer'), null);
    expect(fewer).toMatchObject({ booking: { guests: 3, totalCents: 7500 } });
    expect(await statuses(first, second)).toEqual(['accepted', 'offered']);
    await sound();
  });

  it('that is declined goes to the next party immediately; after two the entry ends', async () => {
    const { first, second } = await offered();
    await app.leaveWaitlist.releaseOffer(first.id);
    expect(await statuses(first, second)).toEqual(['waiting', 'offered']);
    await app.leaveWaitlist.releaseOffer(second.id);
    expect(await statuses(first, second)).toEqual(['offered', 'waiting']);
    await app.leaveWaitlist.releaseOffer(first.id);
    expect(await statuses(first, second)).toEqual(['expired', 'offered']);
    await sound();
  });

  it('goes to the next party when its party leaves', async () => {
    const { first, second } = await offered();
    expect(await app.leaveWaitlist.execute(first.id)).toBe(true);
    expect(await app.leaveWaitlist.execute(first.id)).toBe(false);
    expect(await statuses(first, second)).toEqual(['left', 'offered']);
    await sound();
  });
});

describe('a party that joins', () => {
  it('is refused when there is room', async () => {
    await full(20);
    await expect(waits(app, 5)).rejects.toThrow('There is room for your party at 10:00 AM');
    await expect(waits(app, 6)).resolves.toMatchObject({ status: 'waiting' });
    await expect(waits(app, 6, { otherTimes: [{ tourDate: SLOT.tourDate, tourTime: '11:00 AM' }] })).rejects.toThrow(
      '11:00 AM',
    );
  });

  it('can choose at most 30 other times, including whole days', async () => {
    await full(20, 5);
    const hours = [
      '9:00 AM',
      '10:00 AM',
      '11:00 AM',
      '12:00 PM',
      '1:00 PM',
      '2:00 PM',
      '3:00 PM',
      '4:00 PM',
      '5:00 PM',
    ];
    const sunday = hours.map((tourTime) => ({ tourDate: '2026-12-06', tourTime }));
    await Promise.all(
      sunday.flatMap((slot) => [20, 5].map((guests) => booked(app, { ...slot, tickets: adults(guests) }))),
    );
    expect((await waits(app, 4, { otherTimes: sunday })).slotIds).toHaveLength(10);
    const many = Array.from({ length: 31 }, () => ELSEWHERE);
    await expect(waits(app, 4, { otherTimes: many })).rejects.toThrow('at most 30 other times');
  });

  it.each(['ada@example.test', 'ada+again@example.test'])(
    'again from the same mailbox, %s, keeps its place',
    async (email) => {
      await full(20, 5);
      const first = await waits(app, 4, { email: 'Ada@example.test' });
      const again = await waits(app, 2, { email });
      expect(again).toMatchObject({ id: first.id, guests: 4 });
    },
  );

  it('for several times gets one offer, for the first one that comes free', async () => {
    const here = await full(20, 5);
    const there = await Promise.all([20, 5].map((guests) => booked(app, { ...ELSEWHERE, tickets: adults(guests) })));
    const entry = await waits(app, 4, { otherTimes: [ELSEWHERE] });
    await Promise.all([here, there].map(([, booking]) => cancel(booking?.id ?? '')));
    const offers = await app.dataSource.query(`SELECT id FROM holds WHERE kind = 'offer'`);
    expect(offers).toHaveLength(1);
    expect(await statuses(entry)).toEqual(['offered']);
    await sound();
  });

  it('is refused when the list is full', async () => {
    await full(20, 5);
    for (let party = 0; party < 50; party += 1) await waits(app, 4);
    await expect(waits(app, 4)).rejects.toThrow('The waiting list for this time is full');
  });
});
