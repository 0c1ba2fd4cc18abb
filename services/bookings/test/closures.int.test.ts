import { Outbox } from '@hilltop/platform/messaging/outbox/outbox';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { draftBooking } from '../src/selling/create-booking/draft-booking.js';
import { assembleApp, type BookingApp } from './support/booking-app.js';
import { adults, bookingRequest, SLOT } from './support/booking-request.js';
import { ChangedStatements } from './support/changed-statements.js';
import { type ClosingApp, DAY, HOURS, openClosingApp } from './support/closing-app.js';
import { returnedPayments } from './support/returned-payments.js';
import { standingInLine, whileLocked } from './support/starting-line.js';
import { booked, nameOf, VISITOR } from './support/visits.js';
import { entryOf, joins, waits } from './support/waiting-parties.js';

let app: ClosingApp;
beforeAll(async () => {
  app = await openClosingApp();
});
afterAll(() => app.end());
beforeEach(() => app.reset());

describe('closing a day on which parties wait', () => {
  const cancel = ({ id }: { id: string }) => app.changes.execute(id, { kind: 'cancel', revision: 0 }, VISITOR, null);
  const told = async (entry: { id: string }) =>
    app.countOf('outbox', `subject = 'hilltop.bookings.waitlist-updated.v1' AND aggregate_id = '${entry.id}'`);

  it('tells them once, keeps their places, and reopening puts them back in line', async () => {
    const [five] = [await booked(app, { tickets: adults(5) }), await booked(app, { tickets: adults(20) })];
    const [offered, waiting] = [await waits(app, 5), await waits(app, 4)];
    const stranger = await joins(app, 4);
    await cancel(five);
    expect((await entryOf(app, offered)).status).toBe('offered');
    await app.close();
    for (const entry of [offered, waiting]) {
      expect(await entryOf(app, entry)).toMatchObject({ status: 'waiting', missed: 0, endedAt: null });
      expect(await told(entry)).toBe(1);
    }
    expect(await told(stranger)).toBe(0);
    await app.reopen();
    expect([(await entryOf(app, offered)).status, await told(offered)]).toEqual(['offered', 1]);
    expect([(await entryOf(app, waiting)).status, await told(waiting)]).toEqual(['waiting', 2]);
    await app.expectSeatsToAddUp();
  });

  it('ends their entries without another mail when the list of a closed time closes', async () => {
    await booked(app, { tickets: adults(20) });
    await booked(app, { tickets: adults(5) });
    const waiting = await waits(app, 4);
    await app.close();
    app.clock.set('2026-12-05T15:00:00Z');
    expect(await app.closeWaitlist.execute()).toBe(1);
    expect([(await entryOf(app, waiting)).status, await told(waiting)]).toEqual(['closed', 1]);
  });
});

describe('closing a day', () => {
  it('displaces its parties, ends its holds, and stops sales', async () => {
    const party = await booked(app, { tickets: adults(4) });
    const other = await booked(app, { tourDate: '2026-12-06' });
    const held = await app.holdSeats.execute({ ...SLOT, tourTime: '1:00 PM', tickets: adults(3) });
    if (!('hold' in held)) throw new Error(held.message);
    expect(await app.close()).toHaveProperty('closureId');
    expect([await app.statusOf(party.id), await app.statusOf(other.id)]).toEqual(['displaced', 'confirmed']);
    expect((await app.holds.find(held.hold.id))?.status).toBe('released');
    expect(
      nameOf(await app.createBooking.execute(bookingRequest({ holdId: held.hold.id, tourTime: '1:00 PM' }), null)),
    ).toBe('SlotClosed');
    expect(await app.holdSeats.execute({ ...SLOT, tickets: adults(1) })).toMatchObject({
      __typename: 'SlotClosed',
      reason: 'CLOSURE',
      message: 'We are closed on this day. Ice storm',
    });
    expect(await app.countOf('slots', 'closed')).toBe(27);
    await app.expectSeatsToAddUp();
  });

  it('at some times leaves the others open', async () => {
    const [early, late] = [await booked(app, { tourTime: '9:00 AM' }), await booked(app, { tourTime: '5:00 PM' })];
    await app.close({ times: ['9:00 AM', '10:00 AM'] });
    expect([await app.statusOf(early.id), await app.statusOf(late.id)]).toEqual(['displaced', 'confirmed']);
    expect(nameOf(await app.createBooking.execute(bookingRequest({ tourTime: '10:00 AM' }), null))).toBe('SlotClosed');
    await booked(app, { tourTime: '11:00 AM' });
  });

  it('for several days closes each of them, and reopening one opens that one', async () => {
    await app.close({ until: '2026-12-09' });
    for (const tourDate of [DAY, '2026-12-06', '2026-12-08', '2026-12-09']) {
      expect(nameOf(await app.createBooking.execute(bookingRequest({ tourDate }), null))).toBe('SlotClosed');
    }
    await app.reopen('2026-12-08');
    await booked(app, { tourDate: '2026-12-08' });
    expect(await app.countOf('closures', 'reopened_at IS NULL')).toBe(1);
    expect(await app.countOf('notices', 'true')).toBe(1);
  });

  it('twice at the same time answers both alike, displaces every party once, and queues one e-mail', async () => {
    await booked(app);
    const both = await Promise.all([app.close(), app.close()]);
    const closures = both.map((outcome) => ('closureId' in outcome ? outcome.closureId : outcome.__typename));
    expect(new Set(closures).size).toBe(1);
    expect(await app.countOf('closures', 'true')).toBe(1);
    await Promise.all([app.offerTimes.execute(), app.offerTimes.execute()]);
    await app.offerTimes.execute();
    expect([await app.states(), await app.told('booking-displaced')]).toEqual([{ displaced: 1 }, 1]);
  });

  it('changes nothing when the process dies in the middle', async () => {
    const party = await booked(app);
    class Dies extends Outbox {
      override async add(): Promise<void> {
        throw new Error('killed');
      }
    }
    const dying = assembleApp({ dataSource: app.dataSource, clock: app.clock, outbox: new Dies() });
    await expect(app.close({}, dying)).rejects.toThrow('killed');
    expect(await app.statusOf(party.id)).toBe('confirmed');
    expect([
      await app.countOf('slots', 'closed'),
      await app.countOf('closures', 'true'),
      await app.countOf('notices', 'true'),
    ]).toEqual([0, 0, 0]);
    await booked(app);
  });

  it.each([
    ['spring', '2027-03-01T16:00:00Z', '2027-03-14', '2027-03-14T14:00:00.000Z', '2027-03-16T14:00:00.000Z'],
    ['autumn', '2027-10-25T16:00:00Z', '2027-11-07', '2027-11-07T15:00:00.000Z', '2027-11-09T15:00:00.000Z'],
  ])(
    'on the day of the clock change in %s closes all its times, and keeps the local time of offers',
    async (...given) => {
      const [, now, date, nine, offered] = given;
      app.clock.set(now);
      const parties = [];
      for (const tourTime of HOURS) parties.push(await booked(app, { tourDate: date, tourTime }));
      await app.close({ date });
      await app.offerTimes.execute();
      expect(await app.states()).toEqual({ displaced: 9 });
      expect(await app.countOf('slots', `closed AND id = 'standard@${nine}'`)).toBe(1);
      const [first] = await app.offersOf(parties[0]?.id ?? '');
      expect(first?.slotId).toBe(`standard@${offered}`);
    },
  );
});

describe('paying while staff close', () => {
  /** A sale that read the calendar before the closure and stores its booking after it. */
  const lateSale = async (seller: Pick<BookingApp, 'slotFinder' | 'bookings'>, closing: () => Promise<unknown>) => {
    const request = bookingRequest();
    const offer = await seller.slotFinder.find(request);
    if ('__typename' in offer) throw new Error(offer.message);
    await closing();
    const parts = { request, offer, food: noFood, answers: [], idempotencyKey: null, now: app.clock.now() };
    return seller.bookings.bookFree(draftBooking(parts), offer.request, null);
  };
  const noFood = {
    foodPlatform: 'none',
    foodRestaurant: null,
    foodItems: null,
    foodDetails: null,
    foodTotalCents: 0,
    foodDeliveryAddress: null,
    foodDeliveryTime: null,
  } as const;

  it('is refused by the slot itself, even after stale reads', async () => {
    expect(await lateSale(app, app.close)).toBe(false);
    await app.expectSeatsToAddUp();
  });

  it('would sell a closed time without the guard (negative control)', async () => {
    const statements = new ChangedStatements(app.dataSource, [{ find: ' AND NOT s.closed', replace: '' }]);
    const unguarded = assembleApp({ dataSource: app.dataSource, clock: app.clock, statements });
    expect(await lateSale(unguarded, app.close)).toBe(true);
    expect(await app.countOf('slots', 'closed AND taken > 0')).toBe(1);
  });

  it.each(['bookings', 'holds'])('waits for a change of %s before it locks a start', async (table) => {
    const { slotId } = await booked(app, { tickets: adults(1) });
    await app.holdSeats.execute({ ...SLOT, tickets: adults(2) });
    const lock = { text: `SELECT id FROM ${table} WHERE slot_id = $1 FOR UPDATE`, values: [slotId] };
    const closing = await whileLocked(app.dataSource, lock, async () => {
      const begun = app.close();
      await standingInLine(app.dataSource, 1);
      // Whoever holds the first lock gets the slot too.
      await app.rows('SELECT id FROM slots WHERE id = $1 FOR UPDATE NOWAIT', [slotId]);
      return { begun };
    });
    expect(await closing.begun).toHaveProperty('closureId');
  });

  it('leaves every party displaced, or refused and refunded', async () => {
    const requests = Array.from({ length: 60 }, (_, i) =>
      bookingRequest({ tickets: adults(1), tourTime: HOURS[i % 9] }),
    );
    const holds = await Promise.all(
      HOURS.map((tourTime) => app.holdSeats.execute({ ...SLOT, tourTime, tickets: adults(2) })),
    );
    const held = holds.flatMap((outcome, i) =>
      'hold' in outcome ? [bookingRequest({ tickets: adults(2), tourTime: HOURS[i], holdId: outcome.hold.id })] : [],
    );
    const sales = [...requests, ...held].map((request) => app.createBooking.execute(request, null));
    const [closed, ...outcomes] = await Promise.all([app.close(), ...sales]);
    expect(closed).toHaveProperty('closureId');
    const sold = outcomes.filter((outcome) => 'booking' in outcome).length;
    expect(await app.countOf('bookings', `status = 'confirmed'`)).toBe(0);
    expect(await app.countOf('bookings', `status = 'displaced'`)).toBe(sold);
    expect(await returnedPayments(app.dataSource)).toHaveLength(outcomes.length - sold);
    expect(outcomes.map(nameOf).filter((name) => name !== 'changed' && name !== 'SlotClosed')).toEqual([]);
    await app.expectSeatsToAddUp();
  });
});
