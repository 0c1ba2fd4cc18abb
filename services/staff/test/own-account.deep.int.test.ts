import { createHash } from 'node:crypto';
import { TestClock } from '@hilltop/platform/testing/test-clock';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { TOTP } from 'otpauth';
import { type RunningStaff, runStaff } from './support/running-staff.js';
import { longPassword, StaffCalls } from './support/staff-calls.js';

const REFUSAL = '... on TooManyAttempts { retryAfterSeconds } ... on InvalidInput { fields { field message } }';
const ACCOUNT = 'account { secondStep recoveryCodesLeft sessions { id current } }';
const CHANGE = `mutation ($currentPassword: String!, $newPassword: String!) {
  outcome: changePassword(currentPassword: $currentPassword, newPassword: $newPassword) {
    __typename ${REFUSAL} ... on StaffAccountSaved { ${ACCOUNT} } } }`;
const RESET = `mutation ($email: String!) { outcome: requestPasswordReset(email: $email) { __typename ${REFUSAL}
  ... on PasswordResetRequested { message } } }`;
const START = `mutation ($currentPassword: String!) { outcome: startSecondStep(currentPassword: $currentPassword) {
  __typename ${REFUSAL} ... on SecondStepStarted { secret uri } } }`;
const CONFIRM = `mutation ($code: String!) { outcome: confirmSecondStep(code: $code) { __typename
  ... on InvalidInput { fields { field } } ... on SecondStepOn { recoveryCodes ${ACCOUNT} } } }`;
const END = `mutation ($currentPassword: String!) { outcome: endSecondStep(currentPassword: $currentPassword) {
  __typename ${REFUSAL} ... on StaffAccountSaved { ${ACCOUNT} } } }`;

interface Outcome {
  readonly __typename: string;
  readonly secret?: string;
  readonly uri?: string;
  readonly recoveryCodes?: string[];
}

const email = 'ruth@hilltop.test';
const clock = new TestClock('2026-11-21T16:30:00Z');
let staff: RunningStaff;
let calls: StaffCalls;
let me: Awaited<ReturnType<StaffCalls['signedIn']>>;
beforeAll(async () => {
  staff = await runStaff({ clock });
  calls = new StaffCalls(staff);
});
afterAll(() => staff.close());
beforeEach(async () => {
  await staff.database.dataSource.query(
    'TRUNCATE accounts, sessions, account_links, sign_in_failures, totp_factors, recovery_codes',
  );
  await calls.add(email, 'guide');
  me = await calls.signedIn(email);
});

const run = async (mutation: string, variables: object) =>
  (await staff.ask(mutation, variables, me)).data?.outcome as unknown as Outcome;
const codeOf = (secret: string | undefined) =>
  new TOTP({ secret: String(secret) }).generate({ timestamp: clock.now().getTime() });

/** Turns the second step on. */
async function enroll(): Promise<{ secret: string; recoveryCodes: string[] }> {
  const { secret = '' } = await run(START, { currentPassword: longPassword });
  const { recoveryCodes = [] } = await run(CONFIRM, { code: codeOf(secret) });
  return { secret, recoveryCodes };
}

describe('another password', () => {
  const next = 'velvet anchor tulip comet';

  it('can be changed with the current one, which ends all other sessions', async () => {
    const other = await calls.signIn(email);
    expect(await run(CHANGE, { currentPassword: longPassword, newPassword: next })).toMatchObject({
      account: { sessions: [{ id: me.session, current: true }] },
    });
    expect(await calls.identity(other.token)).toBeUndefined();
    expect(await calls.signIn(email)).toMatchObject({ __typename: 'SignInRefused' });
    expect(await calls.signIn(email, { password: next })).toMatchObject({ __typename: 'SignedIn' });
  });

  it('is refused when it is easy to guess, and without the current one, which is throttled', async () => {
    expect(await run(CHANGE, { currentPassword: longPassword, newPassword: 'password12345' })).toMatchObject({
      fields: [{ field: 'newPassword' }],
    });
    const guess = () => run(CHANGE, { currentPassword: 'a guess', newPassword: next });
    for (let times = 0; times < 5; times += 1)
      expect(await guess()).toMatchObject({ fields: [{ field: 'currentPassword' }] });
    expect(await guess()).toEqual({ __typename: 'TooManyAttempts', retryAfterSeconds: 1 });
  });
});

describe('a forgotten password', () => {
  const request = async (of: string) => (await staff.ask(RESET, { email: of })).data?.outcome;

  it('is replaced by a mailed link, which ends all sessions', async () => {
    await request(email);
    const link = await calls.lastLink();
    expect(link).toMatchObject({ purpose: 'PASSWORD_RESET', email });
    const next = 'velvet anchor tulip comet';
    expect(await calls.setPassword(String(link?.token), next)).toMatchObject({ __typename: 'PasswordSaved' });
    expect((await calls.signIn(email, { password: next })).__typename).toBe('SignedIn');
    expect((await calls.signIn(email)).__typename).toBe('SignInRefused');
  });

  it('expires after an hour', async () => {
    await request(email);
    const link = await calls.lastLink();
    clock.forward(3_600_000);
    expect(await calls.setPassword(String(link?.token), longPassword)).toEqual({ __typename: 'LinkNotValid' });
  });

  it('gets the same response with and without an account, and mails no one else', async () => {
    const known = await request(email);
    const before = (await calls.events()).length;
    expect(await request('nobody@hilltop.test')).toEqual(known);
    await staff.database.dataSource.query('UPDATE accounts SET disabled_at = now()');
    expect(await request(email)).toEqual(known);
    expect(await calls.events()).toHaveLength(before);
    expect(await request('nobody')).toMatchObject({ fields: [{ field: 'email' }] });
  });

  it.each([email, 'nobody@hilltop.test'])('is throttled like sign-in, but separately: %s', async (of) => {
    for (let times = 0; times < 5; times += 1)
      expect(await request(of)).toMatchObject({ __typename: 'PasswordResetRequested' });
    expect(await request(of)).toEqual({ __typename: 'TooManyAttempts', retryAfterSeconds: 1 });
    expect((await calls.signIn(email)).__typename).toBe('SignedIn');
  });
});

it('lets its holder in at once where strangers ask for links and guess passwords from everywhere', async () => {
  const hash = (place: string) => createHash('sha256').update(place).digest('base64url');
  const from = (place: string, query: string, variables: object) =>
    staff.ask(query, variables, { role: 'visitor' }, hash(place));
  const outcomes = await Promise.all(Array.from({ length: 40 }, (_, at) => from(`stranger ${at}`, RESET, { email })));
  expect(outcomes.map(({ data }) => (data?.outcome as Outcome | undefined)?.__typename)).toEqual(
    Array(40).fill('PasswordResetRequested'),
  );
  const link = await calls.lastLink();
  clock.forward(840_000);
  expect((await from('a hotel', RESET, { email })).data?.outcome).toMatchObject({
    __typename: 'PasswordResetRequested',
  });
  await Promise.all(
    Array.from({ length: 90 }, (_, at) => calls.signIn(email, { password: `wrong ${at}`, caller: `guesser ${at}` })),
  );
  const set = `mutation ($token: String!, $password: String!) { outcome: setPassword(token: $token, password: $password) { __typename } }`;
  const saved = await from('a hotel', set, { token: link?.token, password: longPassword });
  expect(saved.data?.outcome).toMatchObject({ __typename: 'PasswordSaved' });
  expect((await calls.signIn(email, { caller: hash('a hotel') })).__typename).toBe('SignedIn');
});

describe('the second step', () => {
  it('is turned on with a code from the app, which ends other sessions', async () => {
    const other = await calls.signIn(email);
    const started = await run(START, { currentPassword: longPassword });
    expect(started.uri).toMatch(/^otpauth:\/\/totp\/.*ruth%40hilltop\.test\?.*period=30/);
    expect((await calls.signIn(email)).__typename).toBe('SignedIn');
    expect(await run(CONFIRM, { code: '000000' })).toEqual({ __typename: 'InvalidInput', fields: [{ field: 'code' }] });
    const on = await run(CONFIRM, { code: codeOf(started.secret) });
    expect(on).toMatchObject({ account: { secondStep: true, recoveryCodesLeft: 10, sessions: [{ current: true }] } });
    expect(await calls.identity(other.token)).toBeUndefined();
    expect(await run(START, { currentPassword: longPassword })).toMatchObject({ __typename: 'InvalidInput' });
  });

  it('requires a code at sign-in, which works once', async () => {
    const { secret } = await enroll();
    expect((await calls.signIn(email)).__typename).toBe('SignInCodeRequired');
    // The code that turned it on.
    expect((await calls.signIn(email, { code: codeOf(secret) })).__typename).toBe('SignInCodeRequired');
    clock.forward(30_000);
    const code = codeOf(secret);
    const outcomes = await Promise.all([1, 2, 3].map((n) => calls.signIn(email, { code, caller: `caller ${n}` })));
    expect(outcomes.filter(({ __typename }) => __typename === 'SignedIn')).toHaveLength(1);
    clock.forward(30_000);
    // The previous code, whose step is still within the window.
    expect((await calls.signIn(email, { code })).__typename).toBe('SignInCodeRequired');
    expect((await calls.signIn(email, { code: codeOf(secret), password: 'wrong' })).__typename).toBe('SignInRefused');
    expect((await calls.signIn(email, { code: codeOf(secret) })).__typename).toBe('SignedIn');
  });

  it('accepts each recovery code once', async () => {
    const { recoveryCodes } = await enroll();
    const [code = ''] = recoveryCodes;
    const typed = code.toLowerCase().replaceAll('-', ' ');
    const outcomes = await Promise.all([1, 2].map((n) => calls.signIn(email, { code: typed, caller: `caller ${n}` })));
    expect(outcomes.map(({ __typename }) => __typename).sort()).toEqual(['SignInCodeRequired', 'SignedIn']);
    me = await calls.signedIn(email, { code: String(recoveryCodes[1]) });
    const left = (await staff.ask('{ myAccount { recoveryCodesLeft } }', {}, me)).data?.myAccount;
    expect(left).toEqual({ recoveryCodesLeft: 8 });
  });

  it('slows down guessing of codes', async () => {
    await enroll();
    for (let times = 0; times < 5; times += 1)
      expect((await calls.signIn(email, { code: '000000', caller: 'guesser' })).__typename).toBe('SignInCodeRequired');
    expect((await calls.signIn(email, { code: '000000', caller: 'guesser' })).__typename).toBe('SignInTooSoon');
  });

  it('has its holder told, at most once an hour, that somebody knows the password', async () => {
    const { secret } = await enroll();
    const told = async () => {
      const rows: { data: object }[] = await staff.database.dataSource.query(
        `SELECT event->'data' AS data FROM outbox WHERE subject = 'hilltop.staff.sign-in-code-refused.v1' AND aggregate_id = $1`,
        [me.id],
      );
      return rows.map(({ data }) => data);
    };
    await calls.signIn(email, { password: 'wrong', code: '000000' });
    await calls.signIn(email);
    expect(await told()).toEqual([]);
    const guess = (caller: string) => calls.signIn(email, { code: '000000', caller });
    await Promise.all(['a', 'b', 'c'].map(guess));
    expect(await told()).toEqual([{ accountId: me.id }]);
    clock.forward(3_599_000);
    await guess('d');
    expect(await told()).toHaveLength(1);
    clock.forward(1_000);
    await guess('e');
    expect(await told()).toHaveLength(2);
    expect((await calls.signIn(email, { code: codeOf(secret) })).__typename).toBe('SignedIn');
    const address = async () =>
      (
        await staff.ask(
          'query ($id: ID!) { staffForMail(id: $id) { email name } }',
          { id: me.id },
          {
            role: 'service',
            name: 'notifications',
          },
        )
      ).data?.staffForMail;
    expect(await address()).toEqual({ email, name: 'Somebody' });
    await staff.database.dataSource.query('UPDATE accounts SET disabled_at = now()');
    expect(await address()).toBeNull();
  });

  it('is turned off with the password, which ends other sessions', async () => {
    const { recoveryCodes } = await enroll();
    const other = await calls.signIn(email, { code: String(recoveryCodes[0]) });
    expect(await run(END, { currentPassword: 'a guess' })).toMatchObject({ fields: [{ field: 'currentPassword' }] });
    expect(await run(END, { currentPassword: longPassword })).toMatchObject({ account: { secondStep: false } });
    expect(await calls.identity(other.token)).toBeUndefined();
    expect((await calls.signIn(email)).__typename).toBe('SignedIn');
  });

  it('stores no readable secret and no readable code', async () => {
    const { secret, recoveryCodes } = await enroll();
    const rows = await staff.database.dataSource.query(
      'SELECT row_to_json(t)::text AS row FROM totp_factors t UNION ALL SELECT row_to_json(c)::text FROM recovery_codes c',
    );
    const written = [...staff.lines, JSON.stringify(rows)].join('\n');
    for (const hidden of [secret, ...recoveryCodes, ...recoveryCodes.map((code) => code.replaceAll('-', ''))])
      expect(written).not.toContain(hidden);
  });
});

it('ends only one’s own session', async () => {
  const other = await calls.signedIn(email);
  await calls.add('sam@hilltop.test', 'desk');
  const sams = await calls.signedIn('sam@hilltop.test');
  const end = async (sessionId: string) =>
    (
      await staff.ask(
        'mutation ($sessionId: ID!) { endMySession(sessionId: $sessionId) { __typename } }',
        { sessionId },
        me,
      )
    ).data?.endMySession?.__typename;
  expect(await end(sams.session)).toBe('StaffAccountNotFound');
  expect(await end(other.session)).toBe('StaffAccountSaved');
  expect(await end(other.session)).toBe('StaffAccountNotFound');
});
