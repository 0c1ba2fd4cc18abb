import { randomUUID } from 'node:crypto';
import { toldActions } from '@hilltop/platform/testing/staff-mutations';
import { testStaff } from '@hilltop/platform/testing/test-service';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { DAY, type RunningGroups, runGroups, start, three } from './support/running-groups.js';

let groups: RunningGroups;
let desk: RunningGroups['desk'];
beforeAll(async () => {
  groups = await runGroups();
  desk = groups.desk;
});
afterAll(() => groups.close());
beforeEach(() => groups.clear());

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
    expect(groups.seatsOf(asked.id)).toEqual([]);
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
    groups.at(`${DAY}T19:59:00Z`);
    await groups.job();
    expect(await desk.shown(asked.number)).toMatchObject({ state: 'secured' });
    groups.later(1);
    await groups.job();
    expect(await desk.shown(asked.number)).toMatchObject({ state: 'visited' });
    expect(await groups.kinds(asked.number)).toEqual(['asked', 'quoted', 'accepted', 'secured', 'visited']);
    const told = (await toldActions(groups.database.dataSource)).filter(({ targetId }) => targetId === asked.id);
    expect(told.map(({ action }) => action)).toEqual([
      'askForGroup',
      'sendGroupQuote',
      'acceptForCaller',
      'secureByPurchaseOrder',
    ]);
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
    const unnamed = { organizationName: null, organizationKind: null };
    const again = await desk.ask(unnamed, randomUUID(), organization.id);
    expect(again).toMatchObject({ organization });
    const { data } = await groups.ask('{ organizations(search: "carver elem") { id name } }', {}, testStaff);
    expect(data?.organizations).toEqual([{ id: organization.id, name: 'Carver Elementary' }]);
  });

  it.each([
    [{ pupils: 10, adults: 2 }, 'pupils', /at least 15 people. Smaller parties book online/],
    [{ pupils: 290, adults: 30 }, 'pupils', /at most 300/],
    [{ organizationName: '' }, 'organizationName', /name the organization/],
    [{ organizerEmail: 'mia' }, 'organizerEmail', /valid/],
    [{ preferredDays: [{ day: '2027-01-04' }] }, 'preferredDays.0.day', /from January 5, 2027 on/],
    [{ preferredDays: [{ day: '2028-01-06' }] }, 'preferredDays.0.day', /twelve months/],
    [{ preferredDays: [] }, 'preferredDays', /name a day/],
    [{ address: 'a\nb\nc\nd\ne\nf\ng' }, 'address', /6 lines/],
  ])('that asks for %j hears of %s', async (more, field, message) => {
    const refused = await desk.ask(more);
    expect(refused).toMatchObject({ __typename: 'InvalidInput', fields: [{ field }] });
    expect(refused.fields?.[0]?.message).toMatch(message);
  });

  it('is of no organization that is not known', async () => {
    expect(await desk.ask({}, randomUUID(), randomUUID())).toMatchObject({ fields: [{ field: 'organizationId' }] });
  });

  it('needs an adult for ten pupils', async () => {
    const refused = {
      __typename: 'PupilsNeedAdults',
      missing: 1,
      message: 'One more adult must come with the pupils.',
    };
    expect(await desk.ask({ pupils: 48, adults: 4 })).toMatchObject(refused);
    const asked = await desk.ask();
    const parts = [start('10:00 AM', 20, 1), start('12:00 PM', 21, 3)];
    expect(await desk.quote(asked, { parts })).toMatchObject(refused);
  });
});
