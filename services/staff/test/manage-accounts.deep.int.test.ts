import { randomUUID } from 'node:crypto';
import { emptyTables } from '@hilltop/platform/testing/empty-tables';
import { TestClock } from '@hilltop/platform/testing/test-clock';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type RunningStaff, runStaff } from './support/running-staff.js';
import { longPassword, StaffCalls } from './support/staff-calls.js';

const RESULT = `{ __typename ... on Refusal { message } ... on InvalidInput { fields { field } }
  ... on StaffAccountSaved { account { id email name role state secondStep sessions { id current } } } }`;
const INVITE = `mutation ($input: InviteStaffInput!) { outcome: inviteStaff(input: $input) ${RESULT} }`;
const AGAIN = `mutation ($id: ID!) { outcome: inviteStaffAgain(id: $id) ${RESULT} }`;
const ROLE = `mutation ($id: ID!, $role: StaffRole!) { outcome: changeStaffRole(id: $id, role: $role) ${RESULT} }`;
const DISABLE = `mutation ($id: ID!) { outcome: disableStaff(id: $id) ${RESULT} }`;
const ENABLE = `mutation ($id: ID!) { outcome: enableStaff(id: $id) ${RESULT} }`;
const END = `mutation ($id: ID!, $sessionId: ID) { outcome: endStaffSessions(id: $id, sessionId: $sessionId) ${RESULT} }`;
const LIST = '{ staffAccounts { email state role lastSignInAt sessions { id current } } }';

interface Outcome {
  readonly __typename: string;
  readonly account?: { id: string; state: string; sessions: { id: string }[] };
}

const clock = new TestClock('2026-11-21T16:30:00Z');
let staff: RunningStaff;
let calls: StaffCalls;
let manager: Awaited<ReturnType<StaffCalls['signedIn']>>;
beforeAll(async () => {
  staff = await runStaff({ clock });
  calls = new StaffCalls(staff);
});
afterAll(() => staff.close());
beforeEach(async () => {
  await emptyTables(staff.database.dataSource, 'accounts, sessions, account_links, sign_in_failures');
  await calls.add('grace@hilltop.test');
  manager = await calls.signedIn('grace@hilltop.test');
});

const run = async (mutation: string, variables: object, by = manager) =>
  (await staff.ask(mutation, variables, by)).data?.outcome as unknown as Outcome;
const invite = (changes: object = {}) =>
  run(INVITE, { input: { email: 'Sam@hilltop.test', name: 'Sam Ortega', role: 'DESK', ...changes } });

describe('an invitation', () => {
  it('adds an account whose owner chooses the password by a mailed link, once', async () => {
    expect(await invite()).toMatchObject({
      account: { email: 'sam@hilltop.test', name: 'Sam Ortega', role: 'DESK', state: 'INVITED' },
    });
    expect(await calls.signIn('sam@hilltop.test')).toMatchObject({ __typename: 'SignInRefused' });
    const link = await calls.lastLink();
    expect(link).toMatchObject({ purpose: 'INVITATION', email: 'sam@hilltop.test', name: 'Sam Ortega' });
    const token = String(link?.token);
    expect(await calls.setPassword(token, 'password12345')).toMatchObject({ fields: [{ field: 'password' }] });
    expect(await calls.setPassword(token, longPassword)).toEqual({
      __typename: 'PasswordSaved',
      email: 'sam@hilltop.test',
    });
    expect(await calls.setPassword(token, 'another long password')).toEqual({ __typename: 'LinkNotValid' });
    expect(await calls.signedIn('sam@hilltop.test')).toMatchObject({ staffRole: 'desk' });
  });

  it('is used once by two concurrent requests', async () => {
    await invite();
    const token = String((await calls.lastLink())?.token);
    const outcomes = await Promise.all([1, 2, 3].map(() => calls.setPassword(token, longPassword)));
    expect(outcomes.map((outcome) => outcome?.__typename).sort()).toEqual([
      'LinkNotValid',
      'LinkNotValid',
      'PasswordSaved',
    ]);
  });

  it('expires after two days, and ends when another one is used or the account is disabled', async () => {
    const { account } = await invite();
    const [first] = [await calls.lastLink(), await run(AGAIN, { id: account?.id })];
    const second = await calls.lastLink();
    expect(await calls.setPassword(String(second?.token), longPassword)).toMatchObject({ __typename: 'PasswordSaved' });
    expect(await calls.setPassword(String(first?.token), longPassword)).toEqual({ __typename: 'LinkNotValid' });

    const other = (await invite({ email: 'mae@hilltop.test' })).account;
    const third = await calls.lastLink();
    clock.forward(48 * 3_600_000);
    expect(await calls.setPassword(String(third?.token), longPassword)).toEqual({ __typename: 'LinkNotValid' });
    expect(await calls.lastLink()).toBeNull();

    manager = await calls.signedIn('grace@hilltop.test');
    expect(await run(AGAIN, { id: other?.id })).toMatchObject({ account: { state: 'INVITED' } });
    const fourth = await calls.lastLink();
    await run(DISABLE, { id: other?.id });
    expect(await calls.lastLink()).toBeNull();
    expect(await calls.setPassword(String(fourth?.token), longPassword)).toEqual({ __typename: 'LinkNotValid' });
  });

  it('is refused with an invalid field, and for an address that already has an account', async () => {
    for (const [changes, field] of [
      [{ email: 'nobody' }, 'email'],
      [{ name: ' ' }, 'name'],
      [{ email: 'GRACE@hilltop.test' }, 'email'],
    ] as const)
      expect(await invite(changes)).toMatchObject({ __typename: 'InvalidInput', fields: [{ field }] });
    expect(await run(AGAIN, { id: manager.id })).toMatchObject({ __typename: 'StaffAccountNotFound' });
  });

  it('leaves no token and no address in events, logs and tables, except in the account', async () => {
    await invite();
    const token = String((await calls.lastLink())?.token);
    await calls.setPassword(token, longPassword);
    const signature = token.split('.')[1] ?? '';
    const links = await staff.database.dataSource.query('SELECT row_to_json(l)::text AS row FROM account_links l');
    const [event] = await calls.events();
    expect(Object.keys(event?.data ?? {}).sort()).toEqual(['linkId', 'purpose']);
    const written = [...staff.lines, JSON.stringify(links), JSON.stringify(await calls.events())].join('\n');
    expect(written).not.toContain(signature);
    expect(written).not.toContain('sam@hilltop.test');
    expect(written).not.toContain(longPassword);
  });
});

describe('an account', () => {
  it('is listed with its role, its sessions and when it last signed in', async () => {
    await invite();
    expect((await staff.ask(LIST, {}, manager)).data?.staffAccounts).toEqual(
      [
        { email: 'sam@hilltop.test', state: 'INVITED', role: 'DESK', lastSignInAt: null, sessions: [] },
        {
          email: 'grace@hilltop.test',
          state: 'ACTIVE',
          role: 'MANAGER',
          lastSignInAt: clock.now().toISOString(),
          sessions: [{ id: manager.session, current: true }],
        },
      ].sort((a, b) => (a.email > b.email ? -1 : 1)),
    );
  });

  it('gets reports by e-mail only while it is a manager’s who can sign in', async () => {
    const query = 'query ($id: ID!) { managerForMail(id: $id) { email } }';
    const address = async (id: string | undefined) =>
      (await staff.ask(query, { id }, { role: 'service', name: 'notifications' })).data?.managerForMail ?? null;
    const id = await calls.add('mona@hilltop.test');
    expect(await address(id)).toEqual({ email: 'mona@hilltop.test' });
    await run(DISABLE, { id });
    expect(await address(id)).toBeNull();
    await run(ENABLE, { id });
    expect(await address(id)).toEqual({ email: 'mona@hilltop.test' });
    await run(ROLE, { id, role: 'DESK' });
    expect(await address(id)).toBeNull();
    // Invited, and without a password yet.
    expect(await address((await invite({ role: 'MANAGER' })).account?.id)).toBeNull();
    expect(await address('nobody')).toBeNull();
    expect((await staff.ask(query, { id }, manager)).data?.managerForMail ?? null).toBeNull();
  });

  it('has its new role at once', async () => {
    const id = await calls.add('desk@hilltop.test', 'desk');
    const { token } = await calls.signIn('desk@hilltop.test');
    await run(ROLE, { id, role: 'OPS' });
    expect(await calls.identity(token)).toMatchObject({ staffRole: 'ops' });
    for (const role of ['BOOKKEEPER', 'OWNER']) {
      await run(ROLE, { id, role });
      expect(await calls.identity(token)).toMatchObject({ staffRole: role.toLowerCase() });
    }
  });

  it('that is disabled is signed out at once, and works again when it is enabled', async () => {
    const id = await calls.add('desk@hilltop.test', 'desk');
    const { token } = await calls.signIn('desk@hilltop.test');
    expect(await run(DISABLE, { id })).toMatchObject({ account: { state: 'DISABLED', sessions: [] } });
    expect(await calls.identity(token)).toBeUndefined();
    expect(await calls.signIn('desk@hilltop.test')).toMatchObject({ __typename: 'SignInRefused' });
    expect(await run(ENABLE, { id })).toMatchObject({ account: { state: 'ACTIVE' } });
    expect(await calls.signIn('desk@hilltop.test')).toMatchObject({ __typename: 'SignedIn' });
  });

  it('is signed out of one session, or everywhere', async () => {
    const id = await calls.add('desk@hilltop.test', 'desk');
    const tokens = [await calls.signIn('desk@hilltop.test'), await calls.signIn('desk@hilltop.test')];
    const [first, second] = await Promise.all(tokens.map(({ token }) => calls.identity(token)));
    expect(await run(END, { id, sessionId: first?.session })).toMatchObject({
      account: { sessions: [{ id: second?.session, current: false }] },
    });
    // The session of another account.
    expect(await run(END, { id, sessionId: manager.session })).toMatchObject({ __typename: 'StaffAccountNotFound' });
    expect(await run(END, { id })).toMatchObject({ account: { sessions: [] } });
    expect(await calls.identity(tokens[1]?.token)).toBeUndefined();
    expect(await calls.identity(tokens[0]?.token)).toBeUndefined();
  });

  it('that does not exist is not found', async () => {
    for (const id of [randomUUID(), 'x'])
      for (const [mutation, given] of [
        [AGAIN, {}],
        [ROLE, { role: 'OPS' }],
        [DISABLE, {}],
        [ENABLE, {}],
        [END, {}],
      ] as const)
        expect(await run(mutation, { id, ...given })).toMatchObject({ __typename: 'StaffAccountNotFound' });
  });
});

describe('the last manager who can sign in', () => {
  it('cannot be disabled or get another role', async () => {
    await invite({ role: 'MANAGER' });
    expect(await run(DISABLE, { id: manager.id })).toMatchObject({ __typename: 'LastManager' });
    expect(await run(ROLE, { id: manager.id, role: 'DESK' })).toMatchObject({ __typename: 'LastManager' });
    expect(await run(ROLE, { id: manager.id, role: 'MANAGER' })).toMatchObject({ __typename: 'StaffAccountSaved' });
    await calls.add('second@hilltop.test');
    expect(await run(ROLE, { id: manager.id, role: 'DESK' })).toMatchObject({ __typename: 'StaffAccountSaved' });
  });

  it('remains when all managers are disabled concurrently', async () => {
    const ids = [manager.id, ...(await Promise.all([1, 2, 3].map((n) => calls.add(`m${n}@hilltop.test`))))];
    const outcomes = await Promise.all(ids.map((id) => run(DISABLE, { id })));
    expect(outcomes.filter(({ __typename }) => __typename === 'LastManager')).toHaveLength(1);
  });
});
