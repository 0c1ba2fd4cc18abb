import { testStaff } from '@hilltop/platform/testing/test-service';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { GroupRemindersJob } from '../src/groups/reminders/due-reminders.job.js';
import { FindReminders } from '../src/groups/reminders/find-reminders.js';
import { groupToken, organizer } from './support/my-group.js';
import { type RunningGroups, runGroups } from './support/running-groups.js';

const MAIL = `query ($id: ID!) { groupReminder(id: $id) { kind days email url bill { openCents } group { state } } }`;
const SET = 'mutation ($isOn: Boolean!) { setGroupReminderRule(kind: secure, isOn: $isOn) { __typename } }';
const notifications = { role: 'service', name: 'notifications' } as const;

let groups: RunningGroups;
let desk: RunningGroups['desk'];
beforeAll(async () => {
  groups = await runGroups();
  desk = groups.desk;
});
afterAll(() => groups.close());
beforeEach(async () => {
  await groups.clear();
  await groups.database.dataSource.query('DELETE FROM group_reminders');
});

interface Taken {
  readonly id: string;
  readonly kind: string;
  readonly days: number;
}

/** Looks twice at once, as two replicas do. */
async function remindedAt(instant: string): Promise<string[]> {
  groups.at(instant);
  const job = groups.app.get(GroupRemindersJob, { strict: false });
  await Promise.all([job.execute(), job.execute()]);
  return (await taken()).map(({ kind, days }) => `${kind} ${days}`);
}

const taken = (): Promise<Taken[]> =>
  groups.database.dataSource.query('SELECT id, kind, days FROM group_reminders ORDER BY due_at, kind');

async function newest() {
  const id = (await taken()).at(-1)?.id;
  return (await groups.ask(MAIL, { id }, notifications)).data?.groupReminder;
}

describe('a group is reminded', () => {
  it('before its quote ends, by day on a weekday, once', async () => {
    await desk.quoted();
    expect(await remindedAt('2027-01-15T20:00:00Z')).toEqual([]);
    expect(await remindedAt('2027-01-18T14:00:00Z')).toEqual([]);
    expect(await remindedAt('2027-01-18T16:00:00Z')).toEqual(['quote_ends 3']);
    expect(await newest()).toMatchObject({ kind: 'quote_ends', email: 'mia@school.test', bill: null });
    expect(await remindedAt('2027-01-18T18:00:00Z')).toEqual(['quote_ends 3']);
    const find = groups.app.get(FindReminders, { strict: false });
    expect(await find.execute(['quote_ends'])).toEqual([]);
  });

  it('of its seats, unless it has sent an order, and of nothing that no longer fits', async () => {
    const group = await desk.accepted();
    expect(await remindedAt('2027-01-13T16:00:00Z')).toEqual(['secure 7']);
    expect(await newest()).toMatchObject({ kind: 'secure', days: 7, group: { state: 'accepted' } });
    groups.at('2027-01-13T23:30:00Z');
    expect(await newest()).toBeNull();
    groups.at('2027-01-13T17:00:00Z');
    await groups.ask(SET, { isOn: false }, testStaff);
    expect(await newest()).toBeNull();
    await groups.ask(SET, { isOn: true }, testStaff);
    expect(await remindedAt('2027-01-18T16:00:00Z')).toEqual(['secure 7', 'secure 1']);
    await organizer(groups).order(groupToken(group.id), group);
    expect(await newest()).toBeNull();
    expect(await remindedAt('2027-01-25T16:00:00Z')).toEqual(['secure 7', 'secure 1']);
  });

  it('of nothing on a day that the house closed', async () => {
    await desk.secured();
    await groups.database.dataSource.query('UPDATE groups SET displaced_at = now()');
    expect(await remindedAt('2027-03-11T16:00:00Z')).toEqual([]);
    await groups.database.dataSource.query('UPDATE groups SET displaced_at = NULL');
    expect(await remindedAt('2027-03-11T17:00:00Z')).toEqual(['visit 5']);
  });

  it('of its count and its visit, and of what it owes until it is paid', async () => {
    await desk.secured();
    expect(await remindedAt('2027-03-03T16:00:00Z')).toEqual(['count 7']);
    expect(await remindedAt('2027-03-09T15:30:00Z')).toEqual(['count 7']);
    expect(await remindedAt('2027-03-08T17:00:00Z')).toEqual(['count 7', 'count 1']);
    expect(await remindedAt('2027-03-12T16:00:00Z')).toEqual(['count 7', 'count 1', 'visit 5']);
    groups.at('2027-03-17T15:00:00Z');
    await groups.job();
    const [{ number }] = await groups.database.dataSource.query('SELECT number FROM groups');
    const group = await desk.invoice(await desk.shown(number), true, 'Accounts Payable', 'ap@district.test');
    const earlier = ['count 7', 'count 1', 'visit 5'];
    expect(await remindedAt('2027-04-12T16:00:00Z')).toEqual([...earlier, 'due 5']);
    expect(await newest()).toMatchObject({
      ...{ email: 'ap@district.test', url: expect.stringContaining('/bill/') },
      bill: { openCents: 48_000 },
    });
    const [invoice] = group.money.documents.map((document) => document.number);
    await desk.question(group, invoice ?? '', 'Two pupils were ill.');
    expect(await newest()).toBeNull();
    expect(await remindedAt('2027-04-20T16:00:00Z')).toEqual([...earlier, 'due 5']);
    await desk.question(group, invoice ?? '', null);
    expect(await remindedAt('2027-04-20T16:00:00Z')).toEqual([...earlier, 'due 5', 'overdue 1']);
    await desk.pay(group, '480.00', { day: '2027-04-20' });
    expect(await newest()).toBeNull();
    expect(await remindedAt('2027-05-20T16:00:00Z')).toEqual([...earlier, 'due 5', 'overdue 1']);
  });
});
