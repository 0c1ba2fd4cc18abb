import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Booking } from '../src/bookings/booking.entity.js';
import { type BookingApp, openBookingApp } from './support/booking-app.js';
import { adults } from './support/booking-request.js';
import { brokenPromises } from './support/broken-promises.js';
import { standingInLine, whileLocked } from './support/starting-line.js';
import { booked, VISITOR } from './support/visits.js';

let app: BookingApp;
beforeAll(async () => {
  app = await openBookingApp();
});
afterAll(() => app.close());

describe('what else happens to a booking while its change is charged', () => {
  const ERASED = `UPDATE bookings SET mail_after_visit = false, first_name = '', email = '' WHERE id = $1`;
  const facts = async (id: string) => {
    const { mailAfterVisit, firstName, email, guests } = await app.dataSource.manager.findOneByOrFail(Booking, {
      id,
    });
    return { mailAfterVisit, firstName, email, guests };
  };
  const erased = { mailAfterVisit: false, firstName: '', email: '' };
  const before = () => booked(app, { tickets: adults(4), mailAfterVisit: true });

  it('stays: an unsubscription, and the erasure of its guest', async () => {
    const { id } = await before();
    const start = app.payments.startCharge.bind(app.payments);
    app.payments.startCharge = async (order) => {
      await app.dataSource.query(ERASED, [id]);
      return start(order);
    };
    const outcome = await app.changes.execute(id, { kind: 'party', tickets: adults(6), revision: 0 }, VISITOR, null);
    app.payments.startCharge = start;
    expect(outcome).toMatchObject({ booking: { guests: 6 } });
    expect(await facts(id)).toEqual({ ...erased, guests: 6 });
    expect(await brokenPromises(app.dataSource)).toEqual([]);
  });

  it('is undone where all that was read before is written back (negative control)', async () => {
    const { id } = await before();
    const read = await app.dataSource.manager.findOneByOrFail(Booking, { id });
    await app.dataSource.query(ERASED, [id]);
    expect(await facts(id)).toEqual({ ...erased, guests: 4 });
    await app.dataSource.manager.update(Booking, { id }, { ...read });
    expect(await facts(id)).toMatchObject({ mailAfterVisit: true, firstName: read.firstName });
  });
});

describe('a change that is sent again while the first is charged', () => {
  const TOURS = { text: 'LOCK TABLE tours IN ACCESS EXCLUSIVE MODE', values: [] };

  /** The repeated request has read the booking before the first stores its change, and looks for seats afterwards. */
  it('is told that it is made, although it took the last seats itself', async () => {
    const full = { tourDate: '2026-12-06', tourTime: '10:00 AM' };
    await booked(app, { ...full, tickets: adults(20) });
    const { id } = await booked(app, { ...full, tickets: adults(3) });
    const grow = () =>
      app.changes.execute(id, { kind: 'party', tickets: adults(5), revision: 0 }, VISITOR, 'five of us come');
    const start = app.payments.startCharge.bind(app.payments);
    const [isWaiting, isStored] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    let repeated: Promise<object> | undefined;
    app.payments.startCharge = async (charge) => {
      app.payments.startCharge = start;
      void whileLocked(app.dataSource, TOURS, async () => {
        repeated = grow();
        await standingInLine(app.dataSource, 1);
        isWaiting.resolve();
        await isStored.promise;
      });
      await isWaiting.promise;
      return start(charge);
    };
    expect(await grow()).toMatchObject({ replayed: false, booking: { guests: 5 } });
    isStored.resolve();
    expect(await repeated).toMatchObject({ replayed: true, booking: { guests: 5, revision: 1 } });
    expect(await brokenPromises(app.dataSource)).toEqual([]);
  });
});
