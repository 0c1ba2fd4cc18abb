import { emptyTables } from '@hilltop/platform/testing/empty-tables';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { changeGroupInput } from '../src/groups/group.input.js';
import { adults, bookingRequest } from './support/booking-request.js';
import { brokenPromises } from './support/broken-promises.js';
import {
  bookedGroup,
  bookHeld,
  DAY,
  type GroupApp,
  heldGroup,
  later,
  newGroup,
  openGroupApp,
  part,
  SCHOOL,
  visitOf,
} from './support/group-app.js';
import { ledger } from './support/ledger.js';
import { booked } from './support/visits.js';
import { entryOf, SLOT_ID, waits } from './support/waiting-parties.js';

const TABLES =
  'group_visits, bookings, booking_changes, payments, refunds, holds, slots, outbox, waitlist_entries, waivers';

let app: GroupApp;
let tour: string;
beforeAll(async () => {
  app = await openGroupApp();
  tour = app.tourOf('standard');
});
afterAll(() => app.close());
beforeEach(() => emptyTables(app.dataSource, TABLES));

const three = [part('10:00 AM', 16), part('11:00 AM', 15), part('1:00 PM', 17)];
const level = async (at = SLOT_ID) => (await ledger(app.dataSource)).find(({ slotId }) => slotId === at);
const sound = async () => expect(await brokenPromises(app.dataSource)).toEqual([]);
const subjects = async () =>
  (await app.dataSource.query('SELECT subject FROM outbox ORDER BY position')).map(
    ({ subject }: { subject: string }) => subject.split('.')[2],
  );

const held = (parts: readonly object[] = three) => heldGroup(app, parts);
const booking = (parts: readonly object[] = three) => bookedGroup(app, parts);

const changeOf = (parts: readonly object[], changes: object = {}) =>
  changeGroupInput.parse({ tourId: tour, name: SCHOOL, parts, ...changes });

describe('a group that accepts', () => {
  it('holds all of its parts until a moment, as an offer', async () => {
    const group = await held();
    expect(await app.groupOf(group)).toMatchObject({
      state: 'HELD',
      parts: [
        { tourTime: '10:00 AM', pupils: 16, adults: 1, ownStart: false, bookingId: null, displaced: false, came: null },
        { tourTime: '11:00 AM', pupils: 15 },
        { tourTime: '1:00 PM', pupils: 17 },
      ],
    });
    const holds = await app.dataSource.query('SELECT kind, places, expires_at AS until FROM holds');
    const until = new Date('2026-11-28T18:00:00Z');
    expect(holds).toHaveLength(3);
    expect(holds).toContainEqual({ kind: 'offer', places: 17, until });
    expect(await level()).toMatchObject({ capacity: 25, taken: 17, held: 17 });
  });

  it('holds nothing where one part finds too few seats, and learns at which starts', async () => {
    await booked(app, { tickets: adults(10) });
    await booked(app, { tickets: adults(20), tourTime: '1:00 PM' });
    const refused = await app.groups.hold(newGroup(), visitOf(tour, three));
    expect(refused).toMatchObject({
      __typename: 'StartsFull',
      message: `Too few seats are left at 10:00 AM on ${DAY}, 1:00 PM on ${DAY}. Nothing was changed.`,
      starts: [
        { tourTime: '10:00 AM', remaining: 15 },
        { tourTime: '1:00 PM', remaining: 5 },
      ],
    });
    expect(await app.dataSource.query('SELECT FROM holds')).toEqual([]);
    expect(await app.dataSource.query('SELECT FROM group_visits')).toEqual([]);
    await sound();
  });

  it('gets seats whose hold is over', async () => {
    const visitor = await app.holdSeats.execute({ ...bookingRequest({ tickets: adults(20) }), holdId: null });
    expect(visitor).toHaveProperty('hold');
    app.clock.forward(16 * 60_000);
    await held();
    expect(await level()).toMatchObject({ taken: 17, held: 17 });
  });

  it.each([
    ['a tour that is sold by parties', 'private', three, {}, { fields: [{ field: 'tourId' }] }],
    [
      'an end that is over',
      'standard',
      three,
      { heldUntil: '2026-11-20T00:00:00Z' },
      { fields: [{ field: 'heldUntil' }] },
    ],
    [
      'an end after its first start',
      'standard',
      three,
      { heldUntil: '2026-12-05T17:00:00Z' },
      { fields: [{ field: 'heldUntil' }] },
    ],
    [
      'a day on which the house is closed',
      'standard',
      [part('10:00 AM', 9, { tourDate: '2026-12-07' })],
      {},
      { reason: 'MONDAY' },
    ],
    ['a time at which nothing starts', 'standard', [part('10:10 AM', 9)], {}, { reason: null }],
  ])('is refused %s', async (_, type, parts, changes, refusal) => {
    expect(await app.groups.hold(newGroup(), visitOf(app.tourOf(type), parts, changes))).toMatchObject(refusal);
    expect(await ledger(app.dataSource)).toEqual([]);
  });

  it('may come a year ahead', async () => {
    const parts = [part('10:00 AM', 20, { tourDate: '2027-10-02' })];
    await held(parts);
    expect(await level('standard@2027-10-02T15:00:00.000Z')).toMatchObject({ taken: 21, held: 21 });
  });
});

describe('a request of a group', () => {
  it('that comes twice changes nothing the second time', async () => {
    const group = await held();
    const before = [await app.groupOf(group), await subjects()];
    expect(await app.groups.hold(group, visitOf(tour, three))).toBeUndefined();
    expect([await app.groupOf(group), await subjects()]).toEqual(before);
  });

  it('with the revision of another one is refused', async () => {
    const group = await held();
    expect(await app.groups.hold(group, visitOf(tour, three.slice(1)))).toMatchObject({ revision: 0 });
    expect((await app.groupOf(group)).parts).toHaveLength(3);
  });

  it('that is older than one that was answered is refused, also where that let everything go', async () => {
    const group = newGroup();
    expect(await app.groups.release(later(group))).toBeUndefined();
    expect(await app.groups.hold(group, visitOf(tour, three))).toMatchObject({
      __typename: 'GroupRevisionPassed',
      revision: 1,
    });
    expect(await app.groupOf(group)).toMatchObject({ state: 'ENDED', parts: [] });
  });
});

describe('a group that is secured', () => {
  it('has a booking for each part, at no price, without mail, charge or signature', async () => {
    const group = await booking();
    const view = await app.groupOf(group);
    expect(view).toMatchObject({ state: 'BOOKED', parts: [{ holdId: null, pupils: 16 }, {}, {}] });
    expect(view.parts.map(({ confirmationCode }) => confirmationCode)).toEqual(
      Array.from({ length: 3 }, () => expect.stringMatching(/^HT-/)),
    );
    const rows =
      await app.dataSource.query(`SELECT total_cents AS cents, email, last_name AS name, group_name AS "groupName",
      payment_status AS status, group_size AS people, places, p.method, p.amount_cents AS paid
      FROM bookings b JOIN payments p ON p.booking_id = b.id ORDER BY starts_at LIMIT 1`);
    expect(rows).toEqual([
      {
        ...{ cents: 0, email: '', name: SCHOOL, groupName: SCHOOL, status: 'account', people: 17, places: 17 },
        ...{ method: 'account', paid: 0 },
      },
    ]);
    expect(await app.dataSource.query('SELECT FROM waivers')).toEqual([]);
    expect(await subjects()).not.toContain('money-moved');
    await sound();
  });

  it('books all that it holds, or nothing', async () => {
    const group = await held();
    const holdIds = (await app.groupOf(group)).parts.map(({ holdId }) => holdId ?? '');
    const refused = await app.groups.book(later(group), { name: SCHOOL, holdIds: holdIds.slice(1) });
    expect(refused).toMatchObject({ __typename: 'NoSeatsOfGroup' });
    app.clock.forward(8 * 86_400_000);
    expect(await bookHeld(app, group)).toMatchObject({ __typename: 'NoSeatsOfGroup' });
    expect(await app.dataSource.query('SELECT FROM bookings')).toEqual([]);
    app.clock.set('2026-11-21T16:30:00Z');
  });

  it('is not held once more', async () => {
    const group = await booking();
    const refused = await app.groups.hold(later(group), visitOf(tour, three));
    expect(refused).toMatchObject({ fields: [{ field: 'group.id' }] });
  });
});

describe('a group that lets seats go', () => {
  it('gives them to who waits for them, before anyone else sees them', async () => {
    const group = await booking([part('10:00 AM', 19)]);
    await booked(app, { tickets: adults(5) });
    const entry = await waits(app, 6);
    expect(await app.groups.release(later(group))).toBeUndefined();
    expect((await entryOf(app, entry)).status).toBe('offered');
    expect(await level()).toMatchObject({ taken: 11, booked: 5, held: 6 });
    expect(await app.groupOf(group)).toMatchObject({ state: 'ENDED', parts: [] });
    expect((await subjects()).filter((subject: string) => subject === 'booking-cancelled')).toHaveLength(1);
    await sound();
  });

  it('reaches the waiting list with each pupil who does not come', async () => {
    const group = await booking([part('10:00 AM', 24), part('11:00 AM', 9)]);
    const entry = await waits(app, 4);
    expect(
      await app.groups.change(later(group), changeOf([part('10:00 AM', 20), part('11:00 AM', 9)])),
    ).toBeUndefined();
    expect((await entryOf(app, entry)).status).toBe('offered');
    expect(await level()).toMatchObject({ capacity: 25, taken: 25, booked: 21, held: 4 });
    const changed = await app.dataSource.query('SELECT kind, before, after FROM booking_changes');
    expect(changed).toMatchObject([
      { kind: 'party_changed', before: { groupSize: 25, party: '24 pupils, 1 adult' }, after: { groupSize: 21 } },
    ]);
    await sound();
  });
});

describe('a group that changes', () => {
  it('keeps the ticket of a part that moves to another start', async () => {
    const group = await booking([part('10:00 AM', 9), part('11:00 AM', 9)]);
    const [first, second] = (await app.groupOf(group)).parts;
    const parts = [part('11:00 AM', 9), part('3:00 PM', 10), part('4:00 PM', 5)];
    expect(await app.groups.change(later(group), changeOf(parts))).toBeUndefined();
    const after = (await app.groupOf(group)).parts;
    expect(after.map(({ tourTime, pupils }) => [tourTime, pupils])).toEqual([
      ['11:00 AM', 9],
      ['3:00 PM', 10],
      ['4:00 PM', 5],
    ]);
    expect(after[0]?.bookingId).toBe(second?.bookingId);
    expect(after[1]?.bookingId).toBe(first?.bookingId);
    const revisions = await app.dataSource.query('SELECT revision FROM bookings ORDER BY starts_at');
    expect(revisions).toEqual([{ revision: 0 }, { revision: 1 }, { revision: 0 }]);
    expect(await level()).toMatchObject({ taken: 0 });
    await sound();
  });

  it('has what it had where one of its starts is full', async () => {
    const group = await held();
    await booked(app, { tickets: adults(20), tourTime: '3:00 PM' });
    const before = await app.groupOf(group);
    const refused = await app.groups.change(later(group), changeOf([part('10:00 AM', 4), part('3:00 PM', 12)]));
    expect(refused).toMatchObject({ starts: [{ tourTime: '3:00 PM', remaining: 5 }] });
    expect(await app.groupOf(group)).toEqual(before);
    await sound();
  });

  it('gets more time, and more or fewer seats, while it holds them', async () => {
    const group = await held();
    const heldUntil = '2026-12-02T18:00:00Z';
    const parts = [part('10:00 AM', 20), part('11:00 AM', 5)];
    expect(await app.groups.change(later(group), changeOf(parts, { heldUntil }))).toBeUndefined();
    const holds = await app.dataSource.query(
      `SELECT places, status, expires_at AS until FROM holds WHERE status = 'active' ORDER BY slot_id`,
    );
    const until = new Date(heldUntil);
    expect(holds).toEqual([
      { places: 21, status: 'active', until },
      { places: 6, status: 'active', until },
    ]);
    await sound();
  });

  it('needs seats that it has', async () => {
    expect(await app.groups.change(newGroup(), changeOf(three))).toMatchObject({ __typename: 'NoSeatsOfGroup' });
  });
});
