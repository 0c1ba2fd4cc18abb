import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { deskStaff } from './support/group-desk.js';
import { groupToken } from './support/my-group.js';
import { type RunningGroups, runGroups } from './support/running-groups.js';

const BILL = `query ($token: String!) { groupBill(token: $token) { groupNumber organizationName openCents starts { tourDate tourTime } invoice { number totalCents email }
  creditNotes { totalCents } question { invoice reason askedAt } } }`;
const MAIL = `query ($id: ID!) { groupEntryMail(entryId: $id) { cause cents email payerEmail groupUrl billUrl owedCents bill { openCents } } }`;
const notifications = { role: 'service', name: 'notifications' } as const;

let groups: RunningGroups;
let desk: RunningGroups['desk'];
beforeAll(async () => {
  groups = await runGroups();
  desk = groups.desk;
});
afterAll(() => groups.close());
beforeEach(() => groups.clear());

/** Billed $480.00, which nobody has paid. */
async function visited(billEmail?: string) {
  const secured = await desk.secured();
  groups.at('2027-03-17T15:00:00Z');
  await groups.job();
  const group = await desk.shown(secured.number);
  return desk.invoice(group, true, 'Accounts Payable', billEmail);
}

async function mailOf(group: { readonly id: string }, cause: string) {
  const [entry] = await groups.database.dataSource.query(
    'SELECT id FROM group_entries WHERE group_id = $1 AND cause = $2 ORDER BY recorded_at DESC',
    [group.id, cause],
  );
  return (await groups.ask(MAIL, { id: entry.id }, notifications)).data?.groupEntryMail as Record<string, never>;
}

const billAt = async (url: string) => (await groups.ask(BILL, { token: url.split('/').pop() })).data?.groupBill;

describe('an invoice of a group', () => {
  it('says on its page and on the group’s that its payer questions it, until that is settled', async () => {
    const group = await visited();
    const [invoice] = group.money.documents;
    const { billUrl } = (await mailOf(group, 'invoiced')) as unknown as { billUrl: string };
    const MINE =
      'query ($token: String!) { myGroup(token: $token) { money { questions { invoice reason askedAt } } } }';
    const mine = async () => (await groups.ask(MINE, { token: groupToken(group.id) })).data?.myGroup;
    expect([await billAt(billUrl), await mine()]).toMatchObject([{ question: null }, { money: { questions: [] } }]);
    await desk.question(group, invoice?.number ?? '', 'Two pupils were ill.');
    const question = { invoice: invoice?.number, reason: 'Two pupils were ill.', askedAt: '2027-03-17T15:00:00.000Z' };
    expect([await billAt(billUrl), await mine()]).toMatchObject([{ question }, { money: { questions: [question] } }]);
    await desk.question(group, invoice?.number ?? '', null);
    expect([await billAt(billUrl), await mine()]).toMatchObject([{ question: null }, { money: { questions: [] } }]);
  });

  it('is mailed to who pays it, whose link shows what is left of it, and nothing else', async () => {
    const group = await visited('ap@district.test');
    const mail = await mailOf(group, 'invoiced');
    expect(mail).toMatchObject({
      ...{ cause: 'invoiced', cents: 48_000, email: 'mia@school.test', payerEmail: 'ap@district.test' },
      bill: { openCents: 48_000 },
    });
    const { billUrl, groupUrl } = mail as unknown as { billUrl: string; groupUrl: string };
    expect(await billAt(billUrl)).toMatchObject({
      ...{ groupNumber: group.number, organizationName: 'Carver Elementary', openCents: 48_000, creditNotes: [] },
      starts: ['10:00 AM', '12:00 PM', '2:00 PM'].map((tourTime) => ({ tourDate: '2027-03-16', tourTime })),
      invoice: { totalCents: 48_000, email: 'ap@district.test' },
    });
    expect(await billAt(groupUrl)).toBeNull();
    await desk.pay(group, '320.00', { day: '2027-03-17' });
    expect(await mailOf(group, 'received')).toMatchObject({
      cents: 32_000,
      bill: null,
      billUrl: null,
      owedCents: 16_000,
    });
    const shown = await desk.shown(group.number);
    await desk.credit(shown, shown.money.documents[0]?.number ?? '', '10.00');
    expect(await billAt(billUrl)).toMatchObject({ openCents: 15_000, creditNotes: [{ totalCents: 1_000 }] });
    expect(await mailOf(group, 'credited')).toMatchObject({ payerEmail: 'ap@district.test', billUrl });
  });

  it('is mailed to the organizer without another address', async () => {
    expect(await mailOf(await visited(), 'invoiced')).toMatchObject({ payerEmail: 'mia@school.test' });
    groups.at('2027-01-05T15:00:00Z');
    groups.bookings.groups.groups.clear();
    expect(await visited('not an address')).toMatchObject({ fields: [{ field: 'email' }] });
  });
});

describe('the organizer of a group', () => {
  const CORRECT = `mutation ($id: ID!, $revision: Int!, $input: GroupOrganizerInput!) { done: correctGroupOrganizer(id: $id, revision: $revision, input: $input) {
    __typename ... on Group { organizerName organizerEmail revision } ... on InvalidInput { fields { field } } } }`;
  const correct = async ({ id, revision }: { id: string; revision: number }, more: object = {}) => {
    const input = { name: 'Mia Example', email: 'mia@school.test', phone: '817 555 0100', ...more };
    return (await groups.ask(CORRECT, { id, revision, input }, deskStaff)).data?.done as { revision: number };
  };
  const told = async (): Promise<number> =>
    (await groups.database.dataSource.query(`SELECT FROM outbox WHERE subject LIKE '%.group-changed.v1'`)).length;
  const linkVersion = async (id: string): Promise<number> =>
    (await groups.database.dataSource.query('SELECT link_version AS version FROM groups WHERE id = $1', [id]))[0]
      .version;

  it('is put right, which ends the link of the wrong address and mails the newest again', async () => {
    const group = await desk.quoted();
    const before = await told();
    expect(await correct(group, { name: 'Mia Exampel' })).toMatchObject({ organizerName: 'Mia Exampel' });
    expect([await told(), await linkVersion(group.id)]).toEqual([before, 0]);
    const corrected = await correct({ ...group, revision: group.revision + 1 }, { email: 'mia.e@school.test' });
    expect(corrected).toMatchObject({ organizerEmail: 'mia.e@school.test' });
    expect([await told(), await linkVersion(group.id)]).toEqual([before + 1, 1]);
    expect(await correct(group)).toMatchObject({ __typename: 'GroupChanged' });
    const current = { ...group, revision: corrected.revision };
    expect(await correct(current, { email: 'mia' })).toMatchObject({ fields: [{ field: 'email' }] });
    await correct(current, { email: 'mia.e@school.test', newLink: true });
    expect(await linkVersion(group.id)).toBe(2);
  });
});
