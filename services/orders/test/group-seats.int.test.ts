import { toldActions } from '@hilltop/platform/testing/staff-mutations';
import { testStaff } from '@hilltop/platform/testing/test-service';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type RunningGroups, runGroups } from './support/running-groups.js';

let groups: RunningGroups;
let desk: RunningGroups['desk'];
beforeAll(async () => {
  groups = await runGroups();
  desk = groups.desk;
});
afterAll(() => groups.close());
beforeEach(() => groups.clear());

describe('the seats of a group', () => {
  it('are held all or not at all', async () => {
    const [first, second] = [await desk.quoted(), await desk.quoted()];
    expect(await desk.accept(first)).toMatchObject({ state: 'accepted' });
    expect(await desk.accept(second)).toMatchObject({
      __typename: 'GroupSeatsRefused',
      message: 'Too few seats are left at 10:00 AM.',
      group: { state: 'quoted', step: null },
    });
    expect(groups.seatsOf(second.id)).toEqual([]);
    expect(await groups.kinds(second.number)).toEqual(['asked', 'quoted']);
  });

  it('come with how many people one guide leads, by the conditions of the quote', async () => {
    await desk.accepted();
    expect(groups.bookings.groups.peoplePerGuide).toBe(27);
  });

  it('belong to a group that bookings names, which has its money', async () => {
    const { id, number } = await desk.accepted();
    const of = [{ __typename: 'Group', id }];
    const named = `query ($of: [_Any!]!) { _entities(representations: $of) { ... on Group {
      number organization { name } quote { totalCents } money { receivedCents } } } }`;
    const { data } = await groups.ask(named, { of }, testStaff);
    expect(data?._entities).toEqual([
      {
        number,
        organization: { name: 'Carver Elementary' },
        quote: { totalCents: 48_000 },
        money: { receivedCents: 0 },
      },
    ]);
  });

  it('are let go when nothing secures them in time', async () => {
    const accepted = await desk.accepted();
    groups.later(14 * 24 + 1);
    expect(await desk.secure(accepted)).toMatchObject({ __typename: 'GroupSeatsRefused' });
    await groups.job();
    expect(await desk.shown(accepted.number)).toMatchObject({ state: 'ended', ending: 'hold_ended' });
    expect(await groups.kinds(accepted.number)).toEqual(['asked', 'quoted', 'accepted', 'ended']);
  });

  it.each([
    ['withdrawn', 'accepted'],
    ['declined', 'accepted'],
    ['canceled', 'secured'],
  ] as const)('are given back when it is %s', async (ending, state) => {
    const group = await desk[state]();
    expect(await desk.end(group, ending === 'canceled' ? 'withdrawn' : 'canceled')).toMatchObject({
      __typename: 'GroupChanged',
    });
    expect(await desk.end(group, ending)).toMatchObject({ state: 'ended', ending, seats: null });
    expect(groups.seatsOf(group.id)).toEqual([]);
    expect(await desk.end(group, ending)).toMatchObject({ __typename: 'GroupChanged', group: { state: 'ended' } });
  });

  it('leave a record of who booked them without an order, and who ended the group', async () => {
    const group = await desk.secureWithout(await desk.accepted());
    await desk.end(group, 'canceled');
    const told = (await toldActions(groups.database.dataSource)).filter(({ targetId }) => targetId === group.id);
    expect(told.map(({ action }) => action).slice(-2)).toEqual(['secureWithout', 'endGroup']);
  });

  it('are not asked for by a group that only asked, or was quoted', async () => {
    expect(await desk.end(await desk.ask(), 'declined')).toMatchObject({ state: 'ended', ending: 'declined' });
    expect(await desk.end(await desk.quoted(), 'withdrawn')).toMatchObject({ state: 'ended', ending: 'withdrawn' });
    expect(await desk.end(await desk.ask(), 'hold_ended')).toMatchObject({ fields: [{ field: 'ending' }] });
    expect(groups.bookings.groups.groups.size).toBe(0);
  });

  it.each([
    [{ amount: '119.99' }, 'amount'],
    [{ day: '2027-01-06' }, 'day'],
    [{ number: '' }, 'number'],
    [{ billTo: '' }, 'billTo'],
  ])('are not booked on an order with %j', async (more, field) => {
    const accepted = await desk.accepted();
    expect(await desk.secure(accepted, more)).toMatchObject({ __typename: 'InvalidInput', fields: [{ field }] });
    expect(await desk.shown(accepted.number)).toMatchObject({ state: 'accepted' });
  });

  it('are booked without an order by a manager, and the same order on another group is seen', async () => {
    expect(await desk.secureWithout(await desk.accepted())).toMatchObject({ state: 'secured', purchaseOrder: null });
    groups.bookings.groups.groups.clear();
    const first = await desk.secured();
    groups.bookings.groups.groups.clear();
    expect(await desk.secured()).toMatchObject({ purchaseOrder: { alsoOn: [first.number] } });
  });

  it('are asked for again by the job while bookings is silent, and nothing else happens to the group meanwhile', async () => {
    const quoted = await desk.quoted();
    groups.bookings.server.isAway = true;
    const waiting = await desk.accept(quoted);
    expect(waiting).toMatchObject({ __typename: 'Group', state: 'quoted', step: 'holding' });
    expect(await desk.end(waiting, 'declined')).toMatchObject({
      __typename: 'GroupChanged',
      message: `The seats of ${quoted.number} are being changed. Please look again in a moment; nothing was done now.`,
    });
    groups.later(0.01);
    await groups.job();
    expect(await desk.shown(quoted.number)).toMatchObject({ step: 'holding' });
    groups.bookings.server.isAway = false;
    groups.later(0.01);
    await groups.job();
    expect(await desk.shown(quoted.number)).toMatchObject({ state: 'accepted', step: null });
    expect(groups.seatsOf(quoted.id)).toHaveLength(3);
  });

  it('are the same where two processes do one step', async () => {
    const quoted = await desk.quoted();
    // The job is at it while the request waits for its answer.
    groups.bookings.groups.after = async () => {
      groups.bookings.groups.after = () => undefined;
      groups.later(0.01);
      await groups.job();
    };
    expect(await desk.accept(quoted)).toMatchObject({ state: 'accepted' });
    expect(groups.seatsOf(quoted.id)).toHaveLength(3);
    expect(await groups.kinds(quoted.number)).toEqual(['asked', 'quoted', 'accepted']);
  });
});
