import { emptyTables } from '@hilltop/platform/testing/empty-tables';
import { testStaff } from '@hilltop/platform/testing/test-service';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Temporal } from 'temporal-polyfill';
import { changeGroupInput } from '../src/groups/group.input.js';
import { closeDayInput } from '../src/opening/closures/close-day/close-day.input.js';
import { Tour } from '../src/tours/tour.entity.js';
import { adults, bookingRequest } from './support/booking-request.js';
import { brokenPromises } from './support/broken-promises.js';
import {
  bookedGroup,
  DAY,
  type Group,
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
import { booked, nameOf, VISITOR } from './support/visits.js';
import { entryOf, SLOT_ID, waits } from './support/waiting-parties.js';

const TABLES =
  'group_visits, bookings, booking_changes, payments, refunds, holds, slots, outbox, waitlist_entries, closures, displacements';
const BESIDE = SLOT_ID.replace('standard', 'premium');

let app: GroupApp;
let tour: string;
beforeAll(async () => {
  app = await openGroupApp();
  tour = app.tourOf('standard');
});
afterAll(() => app.close());
beforeEach(() => emptyTables(app.dataSource, TABLES));

const own = [part('10:00 AM', 48, { adults: 6, ownStart: true })];
const later2 = (group: Group) => later(group, 2);
const level = async (at = SLOT_ID) => (await ledger(app.dataSource)).find(({ slotId }) => slotId === at);
const sound = async () => expect(await brokenPromises(app.dataSource)).toEqual([]);
const buys = async (changes: object = {}) =>
  nameOf(await app.createBooking.execute(bookingRequest({ tickets: adults(1), ...changes }), null));
const changeOf = (parts: readonly object[]) => changeGroupInput.parse({ tourId: tour, name: SCHOOL, parts });

const held = (parts: readonly object[] = own) => heldGroup(app, parts);
const booking = (parts: readonly object[] = own) => bookedGroup(app, parts);

describe('a start of their own', () => {
  it('has the seats of the group, and nothing else is sold at its time', async () => {
    await booked(app, { tourType: 'premium', tickets: adults(4) });
    const group = await held();
    expect(await app.groupOf(group)).toMatchObject({ parts: [{ pupils: 48, adults: 6, ownStart: true }] });
    expect(await level()).toMatchObject({ capacity: 54, taken: 54, held: 54 });
    expect(await level(BESIDE)).toMatchObject({ capacity: 4, taken: 4, booked: 4 });
    for (const tourType of ['standard', 'premium', 'private']) expect(await buys({ tourType })).toBe('SlotFull');
    expect(await buys({ tourTime: '11:00 AM' })).toBe('changed');
    await sound();
  });

  it('is none where somebody is, also a party that holds its seats, or another group at its time', async () => {
    const lacks = { __typename: 'StartsFull', starts: [{ tourTime: '10:00 AM', remaining: 0 }] };
    const visitor = await app.holdSeats.execute({ ...bookingRequest({ tickets: adults(1) }), holdId: null });
    if (!('hold' in visitor)) throw new Error(visitor.message);
    expect(await app.groups.hold(newGroup(), visitOf(tour, own))).toMatchObject(lacks);
    await app.holds.end(visitor.hold, 'released');
    await held();
    expect(await app.groups.hold(newGroup(), visitOf(tour, own))).toMatchObject(lacks);
    expect(await app.groups.hold(newGroup(), visitOf(app.tourOf('premium'), own))).toMatchObject(lacks);
    const few = [part('10:00 AM', 1)];
    expect(await app.groups.hold(newGroup(), visitOf(app.tourOf('premium'), few))).toMatchObject(lacks);
  });

  it('grows and shrinks with its group, and sells nothing of that', async () => {
    const group = await booking();
    const to = (pupils: number) => changeOf([part('10:00 AM', pupils, { adults: 6, ownStart: true })]);
    expect(await app.groups.change(later(group), to(54))).toBeUndefined();
    expect(await level()).toMatchObject({ capacity: 60, taken: 60 });
    expect(await app.groups.change(later2(group), to(10))).toBeUndefined();
    expect(await level()).toMatchObject({ capacity: 16, taken: 16 });
    expect(await buys()).toBe('SlotFull');
    await sound();
  });

  it('has its usual seats again when the group lets it go, and offers them to who waits, of every kind', async () => {
    await booked(app, { tourType: 'premium', tickets: adults(4) });
    const group = await booking();
    const entries = [await waits(app, 6), await waits(app, 5, { tourType: 'premium' })];
    expect(await app.groups.release(later(group))).toBeUndefined();
    for (const entry of entries) expect((await entryOf(app, entry)).status).toBe('offered');
    expect(await level()).toMatchObject({ capacity: 25, taken: 6, held: 6 });
    expect(await level(BESIDE)).toMatchObject({ capacity: 15, taken: 9, booked: 4, held: 5 });
    expect(await buys()).toBe('changed');
    await sound();
  });

  it('has them when its holds are over, and sells nothing until then', async () => {
    const group = await held();
    const entry = await waits(app, 6);
    app.clock.forward(8 * 86_400_000);
    expect(await app.releaseExpired.execute()).toBe(1);
    expect(await level()).toMatchObject({ capacity: 0, taken: 0 });
    expect(await buys()).toBe('SlotFull');
    expect(await app.freeKeptStarts.execute()).toBe(1);
    expect((await entryOf(app, entry)).status).toBe('offered');
    expect(await level()).toMatchObject({ capacity: 25, taken: 6 });
    expect(await level(BESIDE)).toMatchObject({ capacity: 15, taken: 0 });
    expect(await app.groupOf(group)).toMatchObject({ state: 'ENDED' });
    expect(await app.freeKeptStarts.execute()).toBe(0);
    app.clock.set('2026-11-21T16:30:00Z');
  });

  it('is not forsaken while the group has it', async () => {
    await held();
    expect(await app.freeKeptStarts.execute()).toBe(0);
    expect(await level()).toMatchObject({ capacity: 54 });
  });

  it('can be shared with others once the group fits beside them', async () => {
    const group = await booking();
    const shared = (pupils: number) => changeOf([part('10:00 AM', pupils)]);
    const lacks = { starts: [{ tourTime: '10:00 AM' }] };
    expect(await app.groups.change(later(group), shared(30))).toMatchObject(lacks);
    expect(await app.groups.change(later(group), shared(20))).toBeUndefined();
    expect(await level()).toMatchObject({ capacity: 25, taken: 21 });
    expect(await app.groups.change(later2(group), changeOf(own))).toBeUndefined();
    expect(await level()).toMatchObject({ capacity: 54, taken: 54 });
    await sound();
  });

  it('is left alone by changes of seats; a new size of its tour counts once it is free', async () => {
    const group = await held();
    const time = { tourType: 'standard', date: DAY, time: '10:00', capacity: 30 } as const;
    expect(await app.changeTime.capacity(time, testStaff)).toMatchObject({
      fields: [{ message: 'This time is kept for a group' }],
    });
    const before = await app.dataSource.manager.findOneByOrFail(Tour, { id: tour });
    const resize = async (capacity: number) => {
      const { version, ...now } = await app.dataSource.manager.findOneByOrFail(Tour, { id: tour });
      const outcome = await app.updateTour.execute(tour, version, { ...now, maxGroupSize: 20, capacity }, testStaff);
      expect(outcome).toHaveProperty('tour');
    };
    await resize(22);
    expect(await level()).toMatchObject({ capacity: 54, taken: 54 });
    await app.groups.release(later(group));
    expect(await level()).toMatchObject({ capacity: 22, taken: 0 });
    await resize(before.capacity);
  });

  it('does not sell again what a party beside it gives back', async () => {
    const party = await booked(app, { tourType: 'premium', tickets: adults(4) });
    await held();
    const outcome = await app.changes.execute(party.id, { kind: 'cancel', revision: 0 }, VISITOR, null);
    expect(nameOf(outcome)).toBe('changed');
    expect(await level(BESIDE)).toMatchObject({ capacity: 0, taken: 0 });
    expect(await buys({ tourType: 'premium' })).toBe('SlotFull');
  });

  it('sells nothing, whatever a statement writes', async () => {
    await held();
    await app.dataSource.query('UPDATE slots SET capacity = 99');
    expect(await level()).toMatchObject({ capacity: 54 });
    await app.dataSource.query('ALTER TABLE slots DISABLE TRIGGER kept_start_is_full');
    await expect(app.dataSource.query('UPDATE slots SET capacity = 99')).rejects.toThrow('slots_kept');
    await app.dataSource.query('ALTER TABLE slots ENABLE TRIGGER kept_start_is_full');
  });
});

describe('a day that is closed', () => {
  const close = async () => {
    const input = { date: DAY, reason: 'Ice storm', message: 'The drive is not safe.', policy: 'refund' };
    expect(await app.closeDay.execute(closeDayInput.parse(input), testStaff)).toHaveProperty('closureId');
  };
  const reopen = () => app.reopenDay.execute(Temporal.PlainDate.from(DAY), 'It thaws', testStaff);
  afterEach(reopen);

  it('displaces the parts of a group: no time is offered, and no deadline decides', async () => {
    const group = await booking();
    await close();
    expect(await app.offerTimes.execute()).toBe(1);
    app.clock.set('2026-12-05T08:00:00Z');
    expect(await app.decideDisplaced.execute()).toBe(0);
    app.clock.set('2026-11-21T16:30:00Z');
    expect(await app.freeKeptStarts.execute()).toBe(0);
    expect(await app.groupOf(group)).toMatchObject({ state: 'BOOKED', parts: [{ displaced: true, pupils: 48 }] });
    expect(await app.dataSource.query(`SELECT FROM holds WHERE status = 'active'`)).toEqual([]);
    expect(await level()).toMatchObject({ taken: 0 });
  });

  it('gives the group its start again when it is opened, with nobody beside it', async () => {
    await booked(app, { tourType: 'premium', tickets: adults(4) });
    const group = await booking();
    await close();
    expect(await reopen()).toMatchObject({ parties: 2 });
    expect(await app.groupOf(group)).toMatchObject({ parts: [{ displaced: false, ownStart: true }] });
    expect(await level()).toMatchObject({ capacity: 54, taken: 54 });
    expect(await level(BESIDE)).toMatchObject({ capacity: 4, taken: 4 });
    await sound();
  });

  it('leaves its seats to others when the group moves away, with the same ticket', async () => {
    const group = await booking();
    await close();
    const [before] = (await app.groupOf(group)).parts;
    const parts = [part('10:00 AM', 48, { adults: 6, ownStart: true, tourDate: '2026-12-12' })];
    expect(await app.groups.change(later(group), changeOf(parts))).toBeUndefined();
    expect((await app.groupOf(group)).parts).toMatchObject([
      { bookingId: before?.bookingId, displaced: false, tourDate: '2026-12-12', ownStart: true },
    ]);
    await reopen();
    expect(await level()).toMatchObject({ capacity: 25, taken: 0 });
    expect(await app.dataSource.query('SELECT state FROM displacements')).toEqual([{ state: 'moved' }]);
    expect(await buys()).toBe('changed');
    await sound();
  });

  it('ends what a group holds, which is not booked then, not even the rest of it', async () => {
    const parts = [...own, part('10:00 AM', 9, { tourDate: '2026-12-12' })];
    const group = await held(parts);
    const holdIds = (await app.groupOf(group)).parts.map(({ holdId }) => holdId ?? '');
    await close();
    expect(await app.groups.book(later(group), { name: SCHOOL, holdIds })).toMatchObject({
      __typename: 'NoSeatsOfGroup',
    });
    expect(await app.freeKeptStarts.execute()).toBe(1);
    expect(await app.groupOf(group)).toMatchObject({ state: 'HELD', parts: [{ tourDate: '2026-12-12' }] });
    await sound();
  });
});
