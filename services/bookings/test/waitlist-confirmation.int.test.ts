import { waitlistJoined } from '@hilltop/contracts/bookings/waitlist-joined';
import { waitlistUpdated } from '@hilltop/contracts/bookings/waitlist-updated';
import { emptyTables } from '@hilltop/platform/testing/empty-tables';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type BookingApp, openBookingApp } from './support/booking-app.js';
import { adults } from './support/booking-request.js';
import { brokenPromises } from './support/broken-promises.js';
import { booked, VISITOR } from './support/visits.js';
import { entryOf, joins, waits } from './support/waiting-parties.js';

const HOUR = 3_600_000;
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

const cancel = (id = '') => app.changes.execute(id, { kind: 'cancel', revision: 0 }, VISITOR, null);
const full = (...sizes: number[]) => Promise.all(sizes.map((guests) => booked(app, { tickets: adults(guests) })));
const statusOf = async (entry: Parameters<typeof entryOf>[1]) => (await entryOf(app, entry)).status;
const told = async (id: string) => {
  const rows: { subject: string }[] = await app.dataSource.query('SELECT subject FROM outbox WHERE aggregate_id = $1', [
    id,
  ]);
  return rows.map(({ subject }) => subject);
};

describe('a party that has not opened the link in its mail', () => {
  it('gets no offer, and passes nobody over', async () => {
    const [five] = await full(5, 20);
    const stranger = await joins(app, 4);
    const party = await waits(app, 4);
    await cancel(five?.id);
    expect([await statusOf(stranger), await statusOf(party)]).toEqual(['waiting', 'offered']);
    expect(await entryOf(app, stranger)).toMatchObject({ passedOver: 0, holdId: null });
    expect(await brokenPromises(app.dataSource)).toEqual([]);
  });

  it('has its place of the moment when it joined once it opens the link', async () => {
    const [five] = await full(5, 20);
    const [first, second] = [await joins(app, 4), await waits(app, 4)];
    await app.confirmEntry.execute(first);
    await cancel(five?.id);
    expect([await statusOf(first), await statusOf(second)]).toEqual(['offered', 'waiting']);
  });

  it('is offered at once what came free meanwhile and was not sold', async () => {
    const [five] = await full(5, 20);
    const party = await joins(app, 4);
    await cancel(five?.id);
    expect(await statusOf(party)).toBe('waiting');
    await app.confirmEntry.execute(party);
    expect(await statusOf(party)).toBe('offered');
    expect(await brokenPromises(app.dataSource)).toEqual([]);
  });

  it('is ended after a day, without another mail', async () => {
    await full(5, 20);
    const [stranger, party] = [await joins(app, 4), await waits(app, 4)];
    app.clock.forward(24 * HOUR - 60_000);
    expect(await app.closeWaitlist.execute()).toBe(0);
    app.clock.forward(60_000);
    expect(await app.closeWaitlist.execute()).toBe(1);
    expect([await statusOf(stranger), await statusOf(party)]).toEqual(['expired', 'waiting']);
    expect(await told(stranger.id)).toEqual([waitlistJoined.subject]);
    await app.confirmEntry.execute(stranger);
    expect(await statusOf(stranger)).toBe('expired');
  });

  it('is refused while the list of its time is full, and confirms when a place is free', async () => {
    await full(5, 20);
    const late = await Promise.all([joins(app, 4), joins(app, 4)]);
    const [last] = [await waits(app, 4)];
    for (let party = 2; party < 50; party += 1) await waits(app, 4);
    // Both at once for the one place that is left.
    const answers = await Promise.all(late.map((entry) => app.confirmEntry.execute(entry)));
    expect(answers.filter((answer) => answer === undefined)).toHaveLength(1);
    expect(answers).toContainEqual(expect.objectContaining({ __typename: 'WaitlistFull' }));
    const [refused] = late.filter((_, at) => answers[at] !== undefined);
    if (!refused) throw new Error('nobody was refused');
    expect(await entryOf(app, refused)).toMatchObject({ status: 'waiting', confirmedAt: null });

    await app.dataSource.query(`UPDATE waitlist_entries SET status = 'left', ended_at = now() WHERE id = $1`, [
      last?.id,
    ]);
    expect(await app.confirmEntry.execute(refused)).toBeUndefined();
    expect((await entryOf(app, refused)).confirmedAt).not.toBeNull();
  });

  it('does not make the list full', async () => {
    await full(5, 20);
    for (let party = 0; party < 50; party += 1) await joins(app, 4);
    await expect(waits(app, 4)).resolves.toMatchObject({ status: 'waiting' });
  });
});

describe('confirming and freeing seats at the same time', () => {
  it('ends in an offer, whoever comes first', async () => {
    for (let round = 0; round < 15; round += 1) {
      await emptyTables(app.dataSource, TABLES);
      const [five] = await full(5, 20);
      const party = await joins(app, 5);
      await Promise.all([app.confirmEntry.execute(party), cancel(five?.id), app.confirmEntry.execute(party)]);
      expect(await statusOf(party)).toBe('offered');
      expect(await brokenPromises(app.dataSource)).toEqual([]);
    }
  });

  it('can leave free seats beside a waiting party when the entry is only marked (negative control)', async () => {
    const [five] = await full(5, 20);
    const party = await joins(app, 5);
    await cancel(five?.id);
    await app.dataSource.query('UPDATE waitlist_entries SET confirmed_at = now() WHERE id = $1', [party.id]);
    expect(await statusOf(party)).toBe('waiting');
  });
});

describe('a caller', () => {
  const other = { tourTime: '11:00 AM' };

  it('cannot have a third entry while two are not confirmed, also with concurrent requests', async () => {
    const times = ['10:00 AM', '11:00 AM', '12:00 PM', '1:00 PM', '2:00 PM'];
    for (const tourTime of times) {
      await Promise.all([20, 5].map((guests) => booked(app, { tickets: adults(guests), tourTime })));
    }
    const outcomes = await Promise.allSettled(times.map((tourTime) => joins(app, 4, { tourTime }, 'one caller')));
    const joined = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
    expect(joined).toHaveLength(2);
    const refused = outcomes.find(({ status }) => status === 'rejected');
    expect(refused).toMatchObject({ reason: { message: expect.stringContaining('have not opened the links') } });
    for (const entry of joined) await app.confirmEntry.execute(entry);
    await expect(joins(app, 4, { tourTime: '2:00 PM' }, 'one caller')).resolves.toMatchObject({ status: 'waiting' });
  });

  it('cannot keep an address out: its owner has an entry of their own, and the stranger’s ends with it', async () => {
    await full(5, 20);
    const email = 'owner@example.test';
    const strangers = await joins(app, 20, { email: 'owner+stranger@example.test' }, 'stranger');
    const owners = await joins(app, 2, { email }, 'owner');
    expect(owners.id).not.toBe(strangers.id);
    await app.confirmEntry.execute(owners);
    expect([await statusOf(strangers), await statusOf(owners)]).toEqual(['left', 'waiting']);
    const again = await joins(app, 9, { email }, 'stranger');
    expect(again).toMatchObject({ id: owners.id, guests: 2 });
  });

  it('has the link sent again once an hour', async () => {
    await full(5, 20);
    await Promise.all([20, 5].map((guests) => booked(app, { tickets: adults(guests), ...other })));
    const email = 'again@example.test';
    const entry = await joins(app, 4, { email }, 'caller');
    for (const minutes of [0, 30, 31, 5]) {
      app.clock.forward(minutes * 60_000);
      await joins(app, 4, { email }, 'caller');
    }
    expect(await told(entry.id)).toEqual([waitlistJoined.subject, waitlistUpdated.subject]);
  });
});
