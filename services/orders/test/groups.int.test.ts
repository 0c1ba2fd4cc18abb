import { randomUUID } from 'node:crypto';
import { testStaff } from '@hilltop/platform/testing/test-service';
import { toldActions } from '@hilltop/platform/testing/staff-mutations';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { FinishGroupsJob } from '../src/groups/seats/finish-groups.job.js';
import { groupDesk } from './support/group-desk.js';
import { taxManager } from './support/manager.js';
import { type RunningOrders, runOrders } from './support/running-orders.js';

const NOW = new Date('2027-01-05T15:00:00Z');
/** Ten weeks ahead. */
const DAY = '2027-03-16';
const HOUR_MS = 3_600_000;

let now = NOW;
let orders: RunningOrders;
let desk: ReturnType<typeof groupDesk>;
beforeAll(async () => {
  orders = await runOrders({ VENUE_TIME_ZONE: 'America/Chicago' }, { now: () => now }, false);
  orders.bookings.now = () => now;
  desk = groupDesk(orders, DAY);
  await desk.rate('school', '10.00', null);
});
afterAll(() => orders.close());
beforeEach(async () => {
  now = NOW;
  orders.bookings.server.isAway = false;
  orders.bookings.groups.before = () => undefined;
  orders.bookings.groups.after = () => undefined;
  orders.bookings.groups.groups.clear();
  orders.bookings.groups.closed.clear();
  await orders.database.dataSource.query('TRUNCATE groups, group_changes, organizations');
});

const later = (hours: number): void => {
  now = new Date(now.getTime() + hours * HOUR_MS);
};
const job = () => orders.app.get(FinishGroupsJob, { strict: false }).execute();
const kinds = async (number: string) => (await desk.shown(number)).changes.map(({ kind }) => kind);
const seatsOf = (id: string) => orders.bookings.groups.groups.get(id)?.parts ?? [];
const start = (tourTime: string, pupils: number, adults: number, more: object = {}) => ({
  ...{ tourDate: DAY, tourTime, pupils, adults },
  ...more,
});
/** 48 pupils and 6 adults. */
const three = ['10:00 AM', '12:00 PM', '2:00 PM'].map((time) => start(time, 16, 2));

describe('a group', () => {
  it('asks, is quoted what it fits in, accepts, is secured by its order, and has visited once its last start began', async () => {
    const asked = await desk.ask();
    expect(asked).toMatchObject({
      ...{ __typename: 'Group', state: 'asked', number: expect.stringMatching(/^HG-/), quote: null, seats: null },
      organization: { name: 'Carver Elementary', kind: 'school' },
    });
    const draft = await desk.draft(asked.id);
    expect(draft).toMatchObject({ missing: 0, closed: null, parts: three });
    const quoted = await desk.quote(asked, { parts: draft.parts });
    expect(quoted).toMatchObject({
      state: 'quoted',
      quote: { version: 1, totalCents: 48_000, depositCents: 12_000, free: 6, rateKind: 'school', terms: 0 },
      firstStart: `${DAY}T16:00:00.000Z`,
    });
    expect(seatsOf(asked.id)).toEqual([]);
    const accepted = await desk.accept(quoted);
    expect(accepted).toMatchObject({
      ...{ state: 'accepted', step: null, heldUntil: '2027-01-19T15:00:00.000Z' },
      acceptance: { version: 1, name: 'Dr. Reyes', position: 'Principal' },
      seats: [{ confirmationCode: null }, { confirmationCode: null }, { confirmationCode: null }],
    });
    const secured = await desk.secure(accepted);
    expect(secured).toMatchObject({
      ...{ state: 'secured', heldUntil: null, purchaseOrder: { number: 'PO 4711', cents: 48_000, alsoOn: [] } },
      seats: [{ confirmationCode: 'HT-7K4M-9QXW' }, {}, {}],
    });
    now = new Date(`${DAY}T19:59:00Z`);
    await job();
    expect(await desk.shown(asked.number)).toMatchObject({ state: 'secured' });
    later(1);
    await job();
    expect(await desk.shown(asked.number)).toMatchObject({ state: 'visited' });
    expect(await kinds(asked.number)).toEqual(['asked', 'quoted', 'accepted', 'secured', 'visited']);
    const told = (await toldActions(orders.database.dataSource)).filter(({ targetId }) => targetId === asked.id);
    expect(told.map(({ action }) => action)).toEqual(['askForGroup', 'sendGroupQuote', 'acceptForCaller', 'secureGroup']);
  });

  it('asks once with a key', async () => {
    const key = randomUUID();
    const first = await desk.ask({}, key);
    expect(await desk.ask({}, key)).toMatchObject({ id: first.id });
    expect(await desk.ask({ pupils: 47 }, key)).toMatchObject({ fields: [{ field: 'idempotencyKey' }] });
  });

  it('is of an organization that came before', async () => {
    const first = await desk.ask();
    const { organization } = first as never as { organization: { id: string } };
    const again = await desk.ask({ organizationId: organization.id, organizationName: null, organizationKind: null });
    expect(again).toMatchObject({ organization });
    const { data } = await orders.ask('{ organizations(search: "carver elem") { id name } }', {}, testStaff);
    expect(data?.organizations).toEqual([{ id: organization.id, name: 'Carver Elementary' }]);
  });

  it.each([
    [{ pupils: 10, adults: 2 }, 'pupils', /at least 15 people. Smaller parties book online/],
    [{ pupils: 290, adults: 30 }, 'pupils', /at most 300/],
    [{ organizationName: '' }, 'organizationName', /name the organization/],
    [{ organizationId: randomUUID() }, 'organizationId', /does not exist/],
    [{ organizerEmail: 'mia' }, 'organizerEmail', /valid/],
    [{ wishes: [{ day: '2027-01-04' }] }, 'wishes.0.day', /over/],
    [{ wishes: [{ day: '2028-01-06' }] }, 'wishes.0.day', /twelve months/],
    [{ wishes: [] }, 'wishes', /name a day/],
    [{ address: 'a\nb\nc\nd\ne\nf\ng' }, 'address', /6 lines/],
  ])('that asks for %j hears of %s', async (more, field, message) => {
    const refused = await desk.ask(more);
    expect(refused).toMatchObject({ __typename: 'InvalidInput', fields: [{ field }] });
    expect(refused.fields?.[0]?.message).toMatch(message);
  });

  it('needs an adult for ten pupils', async () => {
    const refused = { __typename: 'PupilsNeedAdults', missing: 1, message: 'One more adult must come with the pupils.' };
    expect(await desk.ask({ pupils: 48, adults: 4 })).toMatchObject(refused);
    const asked = await desk.ask();
    const parts = [start('10:00 AM', 20, 1), start('12:00 PM', 21, 3)];
    expect(await desk.quote(asked, { parts })).toMatchObject(refused);
  });
});

describe('a quote', () => {
  it.each([
    [{ rate: '8.00' }, 'rate'],
    [{ withoutDeposit: true }, 'withoutDeposit'],
    [{ parts: [start('10:00 AM', 48, 6, { ownStart: true })] }, 'parts.0.ownStart'],
  ])('with %j is a manager’s', async (more, field) => {
    const asked = await desk.ask();
    const input = { parts: three, ...more };
    expect(await desk.quote(asked, input)).toMatchObject({ __typename: 'ManagersDecide', field });
    expect(await desk.quote(asked, input, testStaff)).toMatchObject({ state: 'quoted' });
  });

  it('has extras with their tax', async () => {
    await taxManager(orders, '2027-01-05').charge('goods', '8.25');
    const extras = [{ label: 'Boxed lunches', amount: '120.00', taxCode: 'goods' }];
    const quoted = await desk.quote(await desk.ask(), { parts: three, extras });
    expect(quoted.quote).toMatchObject({ totalCents: 60_990, taxCents: 990, depositCents: 15_300 });
    const unknown = [{ label: 'Boxed lunches', amount: '120.00', taxCode: 'lunch' }];
    expect(await desk.quote(await desk.ask(), { parts: three, extras: unknown })).toMatchObject({
      fields: [{ field: 'extras.0.taxCode' }],
    });
  });

  it('is of starts that exist and have room', async () => {
    const asked = await desk.ask();
    const faults = async (parts: object[]) => (await desk.quote(asked, { parts })).fields;
    expect(await faults([start('10:00 AM', 24, 3), start('12:00 PM', 24, 3)])).toEqual([
      { field: 'parts.0.tourTime', message: '25 seats are left at this time' },
      { field: 'parts.1.tourTime', message: '25 seats are left at this time' },
    ]);
    expect(await faults([start('9:00 AM', 16, 2)])).toMatchObject([{ message: 'There is no such time on this day' }]);
    expect(await faults([start('10:00 AM', 16, 2), start('10:00 AM', 16, 2)])).toMatchObject([{ field: 'parts' }]);
    orders.bookings.groups.closed.set(DAY, 'The house is closed on this day.');
    expect(await faults([start('10:00 AM', 16, 2)])).toMatchObject([{ message: 'The house is closed on this day.' }]);
  });

  it('ends with its days, and with a new version', async () => {
    const first = await desk.quoted();
    const second = await desk.quote(first, { parts: three.slice(0, 2) });
    expect(second.quote).toMatchObject({ version: 2, totalCents: 32_000 });
    expect(await desk.accept(second, 1)).toMatchObject({ __typename: 'GroupChanged', group: { state: 'quoted' } });
    later(14 * 24 + 1);
    expect(await desk.accept(second, 2)).toMatchObject({ __typename: 'GroupChanged' });
    await job();
    expect(await desk.shown(first.number)).toMatchObject({ state: 'ended', ending: 'quote_expired' });
  });

  it('keeps its conditions, and is never changed or deleted', async () => {
    const quoted = await desk.quoted();
    const { data } = await orders.ask('{ groupTerms { version } }', {}, testStaff);
    const terms = `smallestGroup: 15, fewestWhoPay: 20, pupilsPerAdult: 10, mostPeople: 300, mostParts: 12, peoplePerGuide: 27,
      freePerPupils: 8, freePerAdults: 15, countFinalDays: 7, depositBackDays: 14, depositPercent: 50, invoiceDueDays: 30,
      secureAfterDays: 14, secureBeforeDays: 14, quoteValidDays: 14, askedAheadDays: 7`;
    const save = (version: unknown) =>
      orders.ask(
        `mutation ($version: Int!) { saveGroupTerms(version: $version, input: { ${terms} }) { __typename
          ... on GroupTerms { version depositPercent } ... on GroupTermsChanged { terms { version } } } }`,
        { version },
        testStaff,
      );
    const seen = data?.groupTerms?.version as number;
    expect((await save(seen)).data?.saveGroupTerms).toMatchObject({ version: seen + 1, depositPercent: 50 });
    expect((await save(seen)).data?.saveGroupTerms).toMatchObject({ terms: { version: seen + 1 } });
    expect(await desk.shown(quoted.number)).toMatchObject({ quote: { terms: seen, depositCents: 12_000 } });
    expect((await desk.quoted()).quote).toMatchObject({ terms: seen + 1, depositCents: 24_000 });
    for (const change of ['UPDATE group_quotes SET total_cents = 1', 'DELETE FROM group_quotes', 'DELETE FROM group_terms'])
      await expect(orders.database.dataSource.query(change)).rejects.toThrow(/permission denied|never changed/);
  });

  it('is given to nobody before managers have set the price, and no more once it is taken away', async () => {
    const adults = await desk.ask({ pupils: 0, adults: 20 });
    const input = { parts: [start('10:00 AM', 0, 20)] };
    expect(await desk.quote(adults, input)).toMatchObject({
      __typename: 'NoGroupRate',
      message: 'This tour has no price for groups of adults yet. Managers set it at Prices.',
    });
    expect(await desk.rate('adult', '12.00', null)).toMatchObject({ rates: [{ cents: 1_000 }, { kind: 'adult', cents: 1_200 }] });
    expect(await desk.rate('adult', '13.00', 1_100)).toMatchObject({ __typename: 'GroupTermsChanged' });
    expect((await desk.quote(adults, input)).quote).toMatchObject({ totalCents: 22_800, free: 1, rateKind: 'adult' });
    expect(await desk.rate('adult', null, 1_200)).toMatchObject({ rates: [{ kind: 'school' }] });
  });
});

describe('the seats of a group', () => {
  it('are held all or not at all', async () => {
    const [first, second] = [await desk.quoted(), await desk.quoted()];
    expect(await desk.accept(first)).toMatchObject({ state: 'accepted' });
    expect(await desk.accept(second)).toMatchObject({
      __typename: 'GroupSeatsRefused',
      message: 'Too few seats are left at 10:00 AM.',
      group: { state: 'quoted', step: null },
    });
    expect(seatsOf(second.id)).toEqual([]);
    expect(await kinds(second.number)).toEqual(['asked', 'quoted']);
  });

  it('are let go when nothing secures them in time', async () => {
    const accepted = await desk.accepted();
    later(14 * 24 + 1);
    expect(await desk.secure(accepted)).toMatchObject({ __typename: 'GroupSeatsRefused' });
    await job();
    expect(await desk.shown(accepted.number)).toMatchObject({ state: 'ended', ending: 'hold_ended' });
    expect(await kinds(accepted.number)).toEqual(['asked', 'quoted', 'accepted', 'ended']);
  });

  it.each([
    ['withdrawn', 'accepted'],
    ['declined', 'accepted'],
    ['canceled', 'secured'],
  ] as const)('are given back when it is %s', async (ending, state) => {
    const group = await desk[state]();
    expect(await desk.end(group, ending === 'canceled' ? 'withdrawn' : 'canceled')).toMatchObject({ __typename: 'GroupChanged' });
    expect(await desk.end(group, ending)).toMatchObject({ state: 'ended', ending, seats: null });
    expect(seatsOf(group.id)).toEqual([]);
    expect(await desk.end(group, ending)).toMatchObject({ __typename: 'GroupChanged', group: { state: 'ended' } });
  });

  it('are not asked for by a group that only asked, or was quoted', async () => {
    expect(await desk.end(await desk.ask(), 'declined')).toMatchObject({ state: 'ended', ending: 'declined' });
    expect(await desk.end(await desk.quoted(), 'withdrawn')).toMatchObject({ state: 'ended', ending: 'withdrawn' });
    expect(await desk.end(await desk.ask(), 'hold_ended')).toMatchObject({ fields: [{ field: 'ending' }] });
    expect(orders.bookings.groups.groups.size).toBe(0);
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
    orders.bookings.groups.groups.clear();
    const first = await desk.secured();
    orders.bookings.groups.groups.clear();
    expect(await desk.secured()).toMatchObject({ purchaseOrder: { alsoOn: [first.number] } });
  });

  it('are asked for again by the job while bookings is silent, and nothing else happens to the group meanwhile', async () => {
    const quoted = await desk.quoted();
    orders.bookings.server.isAway = true;
    const waiting = await desk.accept(quoted);
    expect(waiting).toMatchObject({ __typename: 'Group', state: 'quoted', step: 'holding' });
    expect(await desk.end(waiting, 'declined')).toMatchObject({
      __typename: 'GroupChanged',
      message: `The seats of ${quoted.number} are being changed. Please look again in a moment; nothing was done now.`,
    });
    later(0.01);
    await job();
    expect(await desk.shown(quoted.number)).toMatchObject({ step: 'holding' });
    orders.bookings.server.isAway = false;
    later(0.01);
    await job();
    expect(await desk.shown(quoted.number)).toMatchObject({ state: 'accepted', step: null });
    expect(seatsOf(quoted.id)).toHaveLength(3);
  });

  it('are the same where two processes do one step', async () => {
    const quoted = await desk.quoted();
    // The job is at it while the request waits for its answer.
    orders.bookings.groups.after = async () => {
      orders.bookings.groups.after = () => undefined;
      later(0.01);
      await job();
    };
    expect(await desk.accept(quoted)).toMatchObject({ state: 'accepted' });
    expect(seatsOf(quoted.id)).toHaveLength(3);
    expect(await kinds(quoted.number)).toEqual(['asked', 'quoted', 'accepted']);
  });

  it('go to one of those who accept, decline and quote anew at once', async () => {
    for (let round = 0; round < 8; round += 1) {
      orders.bookings.groups.groups.clear();
      const quoted = await desk.quoted();
      const answers = await Promise.all([
        desk.accept(quoted),
        desk.accept(quoted),
        desk.end(quoted, 'declined'),
        desk.quote(quoted, { parts: three }),
      ]);
      expect(answers.filter(({ __typename }) => __typename === 'Group')).toHaveLength(1);
      const { state } = await desk.shown(quoted.number);
      expect(seatsOf(quoted.id)).toHaveLength(state === 'accepted' ? 3 : 0);
      expect(await kinds(quoted.number)).toHaveLength(3);
    }
  });
});
