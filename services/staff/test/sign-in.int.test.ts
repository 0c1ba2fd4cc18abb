import { createHash } from 'node:crypto';
import { TestClock } from '@hilltop/platform/testing/test-clock';
import { testStaff } from '@hilltop/platform/testing/test-service';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AccountRepository } from '../src/accounts/account.repository.js';
import { PasswordHasher } from '../src/accounts/password-hasher.js';
import { accountCommand } from '../src/accounts.command.js';
import { SecondStepRepository } from '../src/second-step/second-step.repository.js';
import { SessionRepository } from '../src/sessions/session.repository.js';
import { SignInThrottle } from '../src/sessions/sign-in/sign-in-throttle.js';
import { type RunningStaff, runStaff } from './support/running-staff.js';

const SIGN_IN = `mutation ($email: String!, $password: String!, $caller: String!) {
  signIn(email: $email, password: $password, caller: $caller) { __typename
    ... on SignedIn { token expiresAt staff { id email name role } } ... on SignInTooSoon { retryAfterSeconds } ... on SignInRefused { message } } }`;
const SESSION = 'query ($token: String!) { staffSession(token: $token) { staff { email } } }';
const WAS_ENDED = 'query ($token: String!) { sessionWasEnded(token: $token) }';
const SIGN_OUT = 'mutation ($token: String!) { signOut(token: $token) { ended } }';
const gateway = { role: 'service', name: 'gateway' } as const;
const HOUR = 3_600_000;

const clock = new TestClock('2026-11-21T16:30:00Z');
let staff: RunningStaff;
let printed: string[] = [];
/** Runs an accounts command, with a password on its standard input. */
const ops = async (words: string, password = 'a long enough password') => {
  printed = [];
  const { dataSource } = staff.database;
  return accountCommand(
    {
      dataSource,
      secondSteps: new SecondStepRepository(dataSource),
      accounts: new AccountRepository(dataSource),
      sessions: new SessionRepository(dataSource),
      hasher: new PasswordHasher(),
      clock,
      readPassword: async () => password,
      print: (line) => printed.push(line),
    },
    words.split(' '),
  );
};
beforeAll(async () => {
  staff = await runStaff({ clock });
  await ops('add desk@hilltop.test Front desk');
  await ops('add other@hilltop.test Another manager');
});
afterAll(() => staff.close());

const signIn = async (
  password = 'a long enough password',
  email = 'desk@hilltop.test',
  caller = 'here',
  network: string | undefined = undefined,
) => (await staff.ask(SIGN_IN, { email, password, caller }, gateway, caller, network)).data?.signIn;
const token = async () => String((await signIn())?.token);
const wasEnded = async (of: string) => (await staff.ask(WAS_ENDED, { token: of }, gateway)).data?.sessionWasEnded;
const session = async (of: string) => (await staff.ask(SESSION, { token: of }, gateway)).data?.staffSession;

describe('signing in', () => {
  it('starts a session that the gateway can look up', async () => {
    const outcome = await signIn();
    expect(outcome).toMatchObject({
      __typename: 'SignedIn',
      staff: { email: 'desk@hilltop.test', name: 'Front desk', role: 'MANAGER' },
    });
    expect(await session(String(outcome?.token))).toEqual({ staff: { email: 'desk@hilltop.test' } });
    expect(await session('made up')).toBeNull();
  });

  it('gives the same response to a wrong password and to an unknown account', async () => {
    const wrong = await signIn('not the password', 'desk@hilltop.test', 'a-caller');
    expect(wrong).toMatchObject({ __typename: 'SignInRefused' });
    expect(await signIn('not the password', 'nobody@hilltop.test', 'a-caller')).toEqual(wrong);
    expect(await signIn('not the password', 'before\0after', 'a-caller')).toEqual(wrong);
  });

  it('responds to our services only', async () => {
    for (const [identity, code] of [
      [{ role: 'visitor' }, 'FORBIDDEN'],
      [testStaff, 'ROLE_REQUIRED'],
    ] as const) {
      const answer = await staff.ask(SIGN_IN, { email: 'a', password: 'b', caller: 'c' }, identity);
      expect(answer).toMatchObject({ errors: [{ extensions: { code } }] });
    }
  });

  it('slows down guessing without locking the owner out', async () => {
    for (let i = 0; i < 5; i += 1) await signIn(`guess ${i}`, 'desk@hilltop.test', 'guesser');
    expect(await signIn('guess', 'desk@hilltop.test', 'guesser')).toMatchObject({
      __typename: 'SignInTooSoon',
      retryAfterSeconds: 1,
    });
    expect(await signIn(undefined, 'desk@hilltop.test', 'home')).toMatchObject({ __typename: 'SignedIn' });
    clock.forward(1000);
    await signIn('guess', 'desk@hilltop.test', 'guesser');
    expect(await signIn(undefined, 'desk@hilltop.test', 'guesser')).toMatchObject({ retryAfterSeconds: 2 });
    clock.forward(2000);
    expect(await signIn(undefined, 'desk@hilltop.test', 'guesser')).toMatchObject({ __typename: 'SignedIn' });
  });
});

it('is logged, refused or not, with the account and without the address', async () => {
  const before = staff.lines.length;
  await signIn();
  await signIn('a wrong password');
  const written = staff.lines.slice(before).filter((line) => /signed in|sign-in refused/.test(line));
  const account = (await new AccountRepository(staff.database.dataSource).findByEmail('desk@hilltop.test'))?.id;
  expect(written.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({ level: 'info', msg: 'signed in', account }),
    expect.objectContaining({ level: 'warn', msg: 'sign-in refused', account }),
  ]);
  expect(written.join()).not.toContain('desk@');
});

describe('guessing', () => {
  const wrong = (caller: string, email = 'desk@hilltop.test') => signIn('not the password', email, caller);
  const refused = (outcomes: readonly unknown[]) =>
    outcomes.filter((outcome) => (outcome as { __typename: string }).__typename === 'SignInRefused').length;

  it('does not allow more attempts in parallel', async () => {
    const outcomes = await Promise.all(Array.from({ length: 12 }, () => wrong('twelve at once')));
    expect(refused(outcomes)).toBe(5);
  });

  it('slows down for one account from many addresses, except an address with an earlier sign-in', async () => {
    await ops('add shared@hilltop.test Shared account');
    const right = (caller: string) => signIn(undefined, 'shared@hilltop.test', caller);
    expect(await right('home')).toMatchObject({ __typename: 'SignedIn' });
    // 60 first tries, of which one was at home, and 8 that wait for nobody yet.
    const callers = Array.from({ length: 80 }, (_, index) => `address ${index}`);
    expect(refused(await Promise.all(callers.map((caller) => wrong(caller, 'shared@hilltop.test'))))).toBe(67);
    expect(await right('elsewhere')).toMatchObject({ __typename: 'SignInTooSoon' });
    expect(await right('home')).toMatchObject({ __typename: 'SignedIn' });
  });

  it('of 10,000 addresses in 25 networks keeps out nobody with the right password, and tests no more in an hour than before', async () => {
    await ops('add besieged@hilltop.test Besieged account');
    const throttle = new SignInThrottle(staff.database.dataSource);
    const began = clock.now().getTime();
    const email = 'besieged@hilltop.test';
    let tested = 0;
    // All of them within the first minute, and then one of them each 15 seconds.
    const seconds = [...Array(60).keys(), ...Array.from({ length: 236 }, (_, at) => 60 + 15 * at)];
    for (const second of seconds) {
      clock.set(new Date(began + second * 1_000).toISOString());
      const guesses = second < 60 ? 167 : 1;
      const waits = await Promise.all(
        Array.from({ length: guesses }, (_, at) => {
          const address = (second * 167 + at) % 10_000;
          return throttle.reserve(email, { caller: `bot ${address}`, network: `net ${address % 25}` }, clock.now());
        }),
      );
      tested += waits.filter((wait) => wait === 0).length;
      if (second === 30)
        expect(await signIn('wrong', email, 'my phone', 'my network')).toMatchObject({ __typename: 'SignInRefused' });
      if (second === 45)
        expect(await signIn(undefined, email, 'my phone', 'my network')).toMatchObject({ __typename: 'SignedIn' });
    }
    // 20 at once and then one in 30 s.
    expect(tested).toBeLessThanOrEqual(20 + 124);
  }, 120_000);

  it('treats a password that is too long as wrong, also when it starts with the right one', async () => {
    const longest = createHash('shake256', { outputLength: 256 }).update('').digest('hex');
    expect(await ops('add long@hilltop.test Long password', longest)).toBe(0);
    const outcome = await signIn(`${longest}x`, 'long@hilltop.test', 'home');
    expect(outcome).toMatchObject({ __typename: 'SignInRefused' });
  });
});

describe('a session', () => {
  it('ends at once when it is signed out, and ends once', async () => {
    const mine = await token();
    expect(await wasEnded(mine)).toBe(false);
    expect((await staff.ask(SIGN_OUT, { token: mine }, gateway)).data?.signOut).toEqual({ ended: true });
    expect(await session(mine)).toBeNull();
    expect(await wasEnded(mine)).toBe(true);
    expect((await staff.ask(SIGN_OUT, { token: mine }, gateway)).data?.signOut).toEqual({ ended: false });
  });

  it('ends after two idle hours, and after at most twelve hours', async () => {
    const [idle, busy] = [await token(), await token()];
    for (let hour = 0; hour < 11; hour += 1) {
      clock.forward(HOUR);
      expect(await session(busy)).not.toBeNull();
    }
    expect(await session(idle)).toBeNull();
    expect(await wasEnded(idle)).toBe(false);
    clock.forward(HOUR);
    expect(await session(busy)).toBeNull();
  });

  it('ends at once when its account is disabled or gets a new password', async () => {
    const first = await token();
    expect(await ops('password desk@hilltop.test', 'another long password')).toBe(0);
    expect(await session(first)).toBeNull();
    expect(await wasEnded(first)).toBe(true);
    expect(await signIn()).toMatchObject({ __typename: 'SignInRefused' });
    const second = String((await signIn('another long password'))?.token);
    expect(await ops('disable desk@hilltop.test')).toBe(0);
    expect(await session(second)).toBeNull();
    expect(await wasEnded(second)).toBe(true);
    expect(await signIn('another long password')).toMatchObject({ __typename: 'SignInRefused' });
    await ops('enable desk@hilltop.test');
    expect(await signIn('another long password')).toMatchObject({ __typename: 'SignedIn' });
    await ops('password desk@hilltop.test');
  });

  it('stores no readable token and no readable password', async () => {
    const mine = await token();
    const rows = await staff.database.dataSource.query('SELECT row_to_json(s)::text AS row FROM sessions s');
    const accounts = await staff.database.dataSource.query('SELECT row_to_json(a)::text AS row FROM accounts a');
    const written = [...staff.lines, ...[...rows, ...accounts].map(({ row }: { row: string }) => row)].join('\n');
    expect(written).not.toContain(mine);
    expect(written).not.toContain('a long enough password');
    expect(written).toContain('$argon2id$v=19$m=8,t=1,p=1$');
  });
});

describe('who am I', () => {
  it('returns staff, and null for visitors', async () => {
    const account = await new AccountRepository(staff.database.dataSource).findByEmail('DESK@hilltop.test');
    expect((await staff.ask('{ me { email } }')).data?.me).toBeNull();
    const me = await staff.ask('{ me { email } }', {}, { ...testStaff, id: account?.id ?? '' });
    expect(me.data?.me).toEqual({ email: 'desk@hilltop.test' });
  });
});

describe('the accounts command', () => {
  it('adds, lists and refuses with clear messages', async () => {
    expect(await ops('add guide@hilltop.test A Guide')).toBe(0);
    expect(await ops('add GUIDE@hilltop.test Again')).toBe(1);
    expect(printed).toEqual(['There is already an account with this e-mail.']);
    expect(await ops('add new@hilltop.test New', 'short')).toBe(1);
    expect(printed).toEqual(['A password needs at least 12 characters.']);
    expect(await ops('add new@hilltop.test New', 'password12345')).toBe(1);
    expect(printed[0]).toContain('easy to guess');
    expect(await ops('list')).toBe(0);
    const emails = printed.map((line) => JSON.parse(line).email);
    expect(emails).toEqual(expect.arrayContaining(['desk@hilltop.test', 'guide@hilltop.test']));
    for (const words of ['', 'add', 'add nobody', 'add a@b.test', 'forget desk@hilltop.test'])
      expect(await ops(words)).toBe(2);
    expect(await ops('disable who@hilltop.test')).toBe(1);
  });
});
