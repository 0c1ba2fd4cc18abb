import { randomUUID } from 'node:crypto';
import { GROUP_RULES_VERSION } from '@hilltop/contracts/house/group-rules';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { groupToken, organizer } from './support/my-group.js';
import { type RunningGroups, runGroups, three } from './support/running-groups.js';

const CONFIRM = `mutation ($token: String!, $name: String!, $textVersion: String!) {
  confirmForMinors(token: $token, name: $name, textVersion: $textVersion) { __typename ... on MyGroup { minorsConfirmedBy minorsConfirmedAt }
    ... on InvalidInput { fields { field } } } }`;

let groups: RunningGroups;
let desk: RunningGroups['desk'];
let mine: ReturnType<typeof organizer>;
beforeAll(async () => {
  groups = await runGroups({ GROUP_ASKS_PER_CALLER: 1_000, UNSECURED_GROUP_SEATS: 110 });
  desk = groups.desk;
  mine = organizer(groups);
});
afterAll(() => groups.close());
beforeEach(() => groups.clear());

const quoted = async (more?: object) => {
  const group = await desk.quoted(more);
  return { ...group, token: groupToken(group.id) };
};
const accepted = async (more?: object) => {
  const group = await quoted(more);
  return { ...group, ...(await mine.accept(group.token, group)) };
};

describe('a group that asks on the site', () => {
  it('is written down once with a key, for the desk to quote', async () => {
    const key = randomUUID();
    const asked = await mine.request(desk.asked(), key);
    expect(asked).toMatchObject({ __typename: 'GroupRequested', number: expect.stringMatching(/^HG-/) });
    expect(await mine.request(desk.asked(), key)).toMatchObject({ number: asked.number });
    expect(await desk.shown(asked.number)).toMatchObject({
      state: 'asked',
      changes: [{ kind: 'asked', staffId: null }],
    });
  });

  it.each([
    [{ preferredDays: [{ day: '2027-01-08' }] }, 'preferredDays.0.day', /from January 12, 2027 on/],
    [{ pupils: 4, adults: 2 }, 'pupils', /book online/],
    [{ organizerPhone: '' }, 'organizerPhone', /required/],
  ])('with %j hears of %s', async (more, field, message) => {
    const refused = await mine.request(desk.asked(more));
    expect(refused).toMatchObject({ __typename: 'InvalidInput', fields: [{ field }] });
    expect(refused.fields?.[0]?.message).toMatch(message);
  });

  it('is not one that a program typed', async () => {
    expect(await mine.request(desk.asked(), randomUUID(), 'https://spam.test')).toMatchObject({
      fields: [{ field: 'website' }],
    });
  });

  it('is answered before its address asks a fourth time, however it is written', async () => {
    for (const organizerEmail of ['mia@school.test', 'Mia@School.test', 'mia@school.test'])
      expect(await mine.request(desk.asked({ organizerEmail }))).toMatchObject({ __typename: 'GroupRequested' });
    for (const organizerEmail of ['mia@school.test', 'Mia+again@school.test'])
      expect(await mine.request(desk.asked({ organizerEmail }))).toMatchObject({
        fields: [{ field: 'organizerEmail' }],
      });
    expect(await mine.request(desk.asked({ organizerEmail: 'ada@school.test' }))).toMatchObject({
      __typename: 'GroupRequested',
    });
  });
});

it('of one mailbox asks three times at most, also at once', async () => {
  const organizerEmail = (at: number) => `mia+${at}@school.test`;
  const asked = await Promise.all(
    Array.from({ length: 20 }, (_, at) => mine.request(desk.asked({ organizerEmail: organizerEmail(at) }))),
  );
  expect(asked.filter(({ number }) => number)).toHaveLength(3);
});

describe('the link of a group', () => {
  it('shows it, and nothing for the token of another thing', async () => {
    const { token, number, id } = await quoted();
    expect(await mine.show(token)).toMatchObject({
      ...{ number, state: 'quoted', organizationName: 'Carver Elementary', seats: null, order: null },
      ...{ countFinalAt: '2027-03-09T23:00:00.000Z', freeUntil: '2027-03-02T16:00:00.000Z' },
      quote: { version: 1, totalCents: 48_000, depositCents: 12_000 },
      money: { depositLeftCents: 0, owedCents: 0 },
    });
    expect(await mine.show(groupToken(id, 1))).toBeNull();
    expect(await mine.cancel(groupToken(id, 1), { revision: 1 })).toMatchObject({ __typename: 'GroupNotFound' });
  });

  it('accepts the quote that was seen, all of its seats or none', async () => {
    const group = await quoted();
    const other = await quoted({ organizerEmail: 'ada@school.test' });
    expect(await mine.accept(group.token, group, 2)).toMatchObject({ __typename: 'MyGroupChanged' });
    expect(await mine.accept(group.token, { revision: 0 })).toMatchObject({ __typename: 'MyGroupChanged' });
    expect(await mine.accept(group.token, group)).toMatchObject({
      ...{ __typename: 'MyGroup', state: 'accepted', heldUntil: '2027-01-19T15:00:00.000Z' },
      acceptance: { version: 1, name: 'Dr. Reyes', position: 'Principal' },
      money: { depositLeftCents: 12_000, keptIfCanceledCents: 0 },
    });
    expect(await mine.accept(other.token, other)).toMatchObject({
      __typename: 'MySeatsRefused',
      message: 'Too few seats are left at 10:00 AM.',
      group: { state: 'quoted' },
    });
  });

  it('holds no seats beyond two groups of an address, and 110 of all groups', async () => {
    for (const _ of [1, 2]) {
      await accepted();
      groups.bookings.groups.groups.clear();
    }
    const third = await quoted();
    expect(await mine.accept(third.token, third)).toMatchObject({ __typename: 'SecureFirst' });
    const others = await quoted({ organizerEmail: 'ada@school.test' });
    expect(await mine.accept(others.token, others)).toMatchObject({ __typename: 'SecureFirst' });
    expect(await desk.accept(others)).toMatchObject({ state: 'accepted' });
  });

  it('holds no seats for a third group of a mailbox, whatever follows its plus', async () => {
    const few = { pupils: 14, adults: 2 };
    for (const _ of [1, 2]) {
      await accepted(few);
      groups.bookings.groups.groups.clear();
    }
    const third = await quoted({ ...few, organizerEmail: 'mia+third@school.test' });
    expect(await mine.accept(third.token, third)).toMatchObject({ __typename: 'SecureFirst' });
    const other = await quoted({ ...few, organizerEmail: 'ada@school.test' });
    expect(await mine.accept(other.token, other)).toMatchObject({ state: 'accepted' });
  });

  it('sends a purchase order, which holds the seats a week longer once, and which the desk books on', async () => {
    const group = await accepted();
    expect(await mine.order(group.token, group, { amount: '119.99' })).toMatchObject({ fields: [{ field: 'amount' }] });
    const sent = await mine.order(group.token, group);
    expect(sent).toMatchObject({
      ...{ state: 'accepted', step: null, heldUntil: '2027-01-26T15:00:00.000Z' },
      order: { number: 'PO 4711', cents: 48_000, confirmed: false },
    });
    expect(groups.bookings.groups.groups.get(group.id)?.heldUntil.toISOString()).toBe('2027-01-26T15:00:00.000Z');
    const again = await mine.order(group.token, sent, { number: 'PO 4712' });
    expect(again).toMatchObject({ heldUntil: '2027-01-26T15:00:00.000Z', order: { number: 'PO 4712' } });
    expect(await desk.shown(group.number)).toMatchObject({ sentOrder: { number: 'PO 4712', cents: 48_000 } });
    await desk.secure({ ...group, ...again } as never, { number: 'PO 4712' });
    expect(await mine.show(group.token)).toMatchObject({
      ...{ state: 'secured', order: { number: 'PO 4712', confirmed: true } },
      seats: [{ confirmationCode: 'HT-7K4M-9QXW', visitUrl: expect.stringContaining('/visit/') }, {}, {}],
    });
    expect(await groups.kinds(group.number)).toEqual([
      ...['asked', 'quoted', 'accepted', 'order_sent', 'order_sent', 'secured'],
    ]);
  });

  it('changes the count at the starts that the group has, up while there is room, and down until it is final', async () => {
    const group = await accepted();
    const fewer = await mine.count(group.token, group, 44, 6);
    expect(fewer).toMatchObject({
      ...{ pupils: 44, adults: 6, quote: { version: 2, totalCents: 44_000, parts: [{}, {}, {}] } },
      seats: three.map(({ tourTime }) => ({ tourTime })),
    });
    expect(await mine.count(group.token, fewer, 44, 4)).toMatchObject({ __typename: 'PupilsNeedAdults', missing: 1 });
    expect(await mine.count(group.token, fewer, 70, 7)).toMatchObject({
      __typename: 'MySeatsRefused',
      message: 'Your starts have 25 more seats. Please call us for more.',
    });
    expect(await mine.count(group.token, fewer, 4, 2)).toMatchObject({ fields: [{ field: 'pupils' }] });
    const more = await mine.count(group.token, fewer, 66, 9);
    expect(more).toMatchObject({ pupils: 66, adults: 9, quote: { totalCents: 66_000 } });
    await desk.secureWithout({ ...group, ...more } as never);
    groups.at('2027-03-10T15:00:00Z');
    const secured = await mine.show(group.token);
    expect(await mine.count(group.token, secured, 60, 9)).toMatchObject({ __typename: 'CountClosed' });
  });

  it('confirms the rules for its pupils, once, in the words that are shown', async () => {
    const { token } = await quoted();
    const confirm = async (name: string, textVersion: string = GROUP_RULES_VERSION) => {
      const { data } = await groups.ask(CONFIRM, { token, name, textVersion });
      return data?.confirmForMinors;
    };
    expect(await confirm('Mia Example', '2020-01-01')).toMatchObject({ fields: [{ field: 'textVersion' }] });
    expect(await confirm('Mia Example')).toMatchObject({ minorsConfirmedBy: 'Mia Example' });
    expect(await confirm('Ada Example')).toMatchObject({ minorsConfirmedBy: 'Mia Example' });
  });

  it('cancels, for nothing before the seats are booked, and then for what it says before', async () => {
    const first = await accepted();
    expect(await mine.cancel(first.token, first)).toMatchObject({ state: 'ended', ending: 'withdrawn' });
    expect(groups.seatsOf(first.id)).toEqual([]);
    const group = await accepted();
    await desk.secure({ ...group } as never);
    groups.at('2027-03-10T15:00:00Z');
    const secured = await mine.show(group.token);
    expect(secured).toMatchObject({ money: { keptIfCanceledCents: 12_000 } });
    expect(await mine.cancel(group.token, { revision: 1 })).toMatchObject({ __typename: 'MyGroupChanged' });
    expect(await mine.cancel(group.token, secured)).toMatchObject({
      ...{ state: 'ended', ending: 'canceled' },
      money: { owedCents: 12_000 },
    });
  });

  it('says so while bookings is silent, and the job goes on', async () => {
    const group = await quoted();
    groups.bookings.server.isAway = true;
    expect(await mine.accept(group.token, group)).toMatchObject({ state: 'quoted', step: 'holding', seats: null });
    groups.bookings.server.isAway = false;
    groups.later(1);
    await groups.job();
    expect(await mine.show(group.token)).toMatchObject({ state: 'accepted', step: null });
  });
});

it('what happens is told, and who did it, without a name', async () => {
  const group = await accepted();
  await mine.cancel(group.token, group);
  const told: { event: { data: { groupId: string; kind: string; by: string } } }[] =
    await groups.database.dataSource.query(
      `SELECT event FROM outbox WHERE subject LIKE '%.group-changed.v1' ORDER BY position`,
    );
  const own = told.filter(({ event: { data } }) => data.groupId === group.id);
  expect(own.map(({ event: { data } }) => [data.kind, data.by])).toEqual([
    ['asked', 'staff'],
    ['quoted', 'staff'],
    ['accepted', 'organizer'],
    ['ended', 'organizer'],
  ]);
});
