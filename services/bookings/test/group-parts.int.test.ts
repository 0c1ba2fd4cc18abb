import { emptyTables } from '@hilltop/platform/testing/empty-tables';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { adults, bookingRequest } from './support/booking-request.js';
import { bookedGroup, DAY, type GroupApp, heldGroup, openGroupApp, part } from './support/group-app.js';
import { nameOf, STAFF, VISITOR } from './support/visits.js';

let app: GroupApp;
beforeAll(async () => {
  app = await openGroupApp();
});
afterAll(() => app.close());
beforeEach(() =>
  emptyTables(app.dataSource, 'group_visits, bookings, booking_changes, payments, holds, slots, outbox, waivers'),
);

const two = [part('10:00 AM', 16), part('11:00 AM', 15)];

describe('a part of a group', () => {
  it.each([
    ['moved', { kind: 'move', tourDate: DAY, tourTime: '4:00 PM' }],
    ['made smaller', { kind: 'party', tickets: adults(2) }],
    ['canceled', { kind: 'cancel' }],
  ] as const)('is not %s by itself, by its link or by staff', async (_, change) => {
    const group = await bookedGroup(app, two);
    const [first] = (await app.groupOf(group)).parts;
    for (const actor of [VISITOR, STAFF]) {
      const refused = await app.changes.execute(first?.bookingId ?? '', { ...change, revision: 0 }, actor, null);
      expect(refused).toMatchObject({ __typename: 'BelongsToGroup', number: group.number });
    }
    const request = { firstName: 'Ada', lastName: 'Bell', email: 'ada@example.test', phone: '', revision: 0 };
    const corrected = await app.correctContact.execute(first?.bookingId ?? '', request, STAFF, null);
    expect(corrected).toMatchObject({ __typename: 'BelongsToGroup' });
  });

  it('orders its food as any party', async () => {
    const group = await bookedGroup(app, two);
    const [first] = (await app.groupOf(group)).parts;
    const request = { kind: 'food', foodOrderPlatform: 'none', foodItems: undefined } as const;
    const change = { ...request, foodOrderTotal: 0, revision: 0 };
    expect(nameOf(await app.changes.execute(first?.bookingId ?? '', change, STAFF, null))).toBe('changed');
  });

  it('has seats that nobody takes who knows the id of its hold', async () => {
    const group = await heldGroup(app, two);
    const [first] = (await app.groupOf(group)).parts;
    const holdId = first?.holdId ?? '';
    expect(await app.holds.find(holdId)).toBeUndefined();
    expect(await app.holds.extend(holdId)).toBe(false);
    const outcome = await app.createBooking.execute(bookingRequest({ tickets: adults(17), holdId }), null);
    expect(outcome).toMatchObject({ __typename: 'SlotFull' });
  });

  it('has up to 60 people, and a party 20', async () => {
    await bookedGroup(app, [part('10:00 AM', 24)]);
    const resize = (people: number) =>
      app.dataSource.query(
        `UPDATE bookings SET group_size = $1::integer, places = $1, tickets = jsonb_build_array(tickets -> 0 || jsonb_build_object('count', $1))`,
        [people],
      );
    await resize(60);
    await expect(resize(61)).rejects.toThrow('bookings_group_size');
    const leave = `UPDATE bookings SET group_id = NULL, group_name = NULL`;
    await expect(app.dataSource.query(leave)).rejects.toThrow('bookings_group_size');
    await expect(app.dataSource.query('UPDATE payments SET amount_cents = 1')).rejects.toThrow('payments_on_account');
  });
});
