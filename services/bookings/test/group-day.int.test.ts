import { randomUUID } from 'node:crypto';
import { emptyTables } from '@hilltop/platform/testing/empty-tables';
import { testStaff } from '@hilltop/platform/testing/test-service';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Temporal } from 'temporal-polyfill';
import { closeDayInput } from '../src/opening/closures/close-day/close-day.input.js';
import { bookedGroup, DAY, type GroupApp, heldGroup, later, openGroupApp, part, SCHOOL } from './support/group-app.js';

const DAY_MS = 86_400_000;

let app: GroupApp;
beforeAll(async () => {
  app = await openGroupApp();
});
afterAll(() => app.close());
beforeEach(() => emptyTables(app.dataSource, 'group_visits, bookings, holds, slots, outbox'));

const dayOf = (type: string, day = DAY) => app.days.day({ tourId: app.tourOf(type), day });
const startOf = async (type: string, tourTime: string) =>
  (await dayOf(type))?.starts.find(({ time }) => time === tourTime);

describe('the day of a group', () => {
  it('has the starts of its tour with their seats, also when visitors cannot book it yet', async () => {
    const far = await dayOf('standard', '2027-11-20');
    expect(far).toMatchObject({ tourName: expect.any(String), closed: null });
    expect(far?.starts[0]).toMatchObject({ time: '9:00 AM', startsAt: '2027-11-20T15:00:00.000Z', seatsLeft: 25 });
  });

  it('says what a group has taken, and nothing of a start that another keeps for itself', async () => {
    await heldGroup(app, [part('10:00 AM', 16), part('11:00 AM', 30, { ownStart: true })]);
    expect(await startOf('standard', '10:00 AM')).toMatchObject({ capacity: 25, seatsLeft: 8 });
    expect(await startOf('standard', '11:00 AM')).toMatchObject({ seatsLeft: 0 });
    expect(await startOf('premium', '11:00 AM')).toMatchObject({ seatsLeft: 0 });
    expect(await startOf('premium', '10:00 AM')).not.toMatchObject({ seatsLeft: 0 });
  });

  it('says why it has none', async () => {
    expect(await dayOf('standard', '2026-11-23')).toMatchObject({
      closed: expect.stringMatching(/Monday/),
      starts: [],
    });
    expect(await dayOf('standard', '2026-11-20')).toMatchObject({ closed: expect.any(String), starts: [] });
  });

  it('is none for a tour that is sold by parties, for no tour, and for no day', async () => {
    expect(await dayOf('private')).toBeNull();
    expect(await app.days.day({ tourId: randomUUID(), day: DAY })).toBeNull();
    expect(await dayOf('standard', 'tomorrow')).toBeNull();
  });
});

describe('the preview of a closing', () => {
  it('names the groups that the desk must call, booked or held, with their people at these times', async () => {
    const booked = await bookedGroup(app, [part('10:00 AM', 16), part('1:00 PM', 9)]);
    const held = await heldGroup(app, [part('11:00 AM', 5)]);
    const span = { from: DAY, until: DAY, times: ['10:00', '11:00'] };
    const { groups, parties, holds } = await app.previewClosure.execute(span);
    const named = ({ id, number }: typeof held, facts: object) =>
      expect.objectContaining({ group: { __typename: 'Group', id }, number, ...facts });
    expect(groups).toHaveLength(2);
    expect(groups).toContainEqual(named(booked, { name: SCHOOL, guests: 17 }));
    expect(groups).toContainEqual(named(held, { name: null, guests: 6 }));
    expect([parties, holds]).toEqual([1, 1]);
  });

  it('becomes a list of groups that wait for a call, until they have another day or none', async () => {
    const [stays, leaves] = [
      await bookedGroup(app, [part('10:00 AM', 16)]),
      await bookedGroup(app, [part('1:00 PM', 9)]),
    ];
    const numbers = async () => (await app.closures.displacedGroups()).map(({ number, guests }) => [number, guests]);
    expect(await numbers()).toEqual([]);
    const closing = closeDayInput.parse({ date: DAY, reason: 'Ice storm', message: 'The drive is not safe.' });
    await app.closeDay.execute(closing, testStaff);
    expect(await numbers()).toEqual(
      expect.arrayContaining([
        [stays.number, 17],
        [leaves.number, 10],
      ]),
    );
    await app.groups.release(later(leaves));
    expect(await numbers()).not.toContainEqual([leaves.number, 10]);
    app.clock.forward(29 * DAY_MS);
    expect(await numbers()).toEqual([]);
    app.clock.forward(-29 * DAY_MS);
    await app.reopenDay.execute(Temporal.PlainDate.from(DAY), null, testStaff);
  });
});

describe('closing a day', () => {
  const told = (name: string) =>
    app.dataSource
      .query(`SELECT aggregate_id AS id FROM outbox WHERE subject = 'hilltop.bookings.${name}.v1' ORDER BY position`)
      .then((rows: { id: string }[]) => rows.map(({ id }) => id).sort());

  it('tells once of each group that is booked or holds seats there, and opening it of those that have theirs again', async () => {
    const booked = await bookedGroup(app, [part('10:00 AM', 16), part('1:00 PM', 9)]);
    const held = await heldGroup(app, [part('11:00 AM', 5)]);
    await bookedGroup(app, [part('10:00 AM', 5, { tourDate: '2026-12-06' })]);
    const input = closeDayInput.parse({ date: DAY, reason: 'Ice storm', message: 'The drive is not safe.' });
    expect(await app.closeDay.execute(input, testStaff)).toHaveProperty('closureId');
    expect(await told('group-displaced')).toEqual([booked.id, held.id].sort());
    expect((await app.groupOf(booked)).parts).toMatchObject([{ displaced: true }, { displaced: true }]);
    await app.reopenDay.execute(Temporal.PlainDate.from(DAY), null, testStaff);
    expect(await told('group-restored')).toEqual([booked.id]);
    const after = await app.groupOf(booked);
    expect(after.parts).toMatchObject([
      { displaced: false, revision: 2, durationMinutes: expect.any(Number) },
      { displaced: false },
    ]);
  });
});
