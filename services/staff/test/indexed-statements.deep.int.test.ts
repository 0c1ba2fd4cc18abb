import { randomUUID } from 'node:crypto';
import { createWatchedDatabase, type WatchedDatabase } from '@hilltop/platform/testing/watched-database';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AccountRepository } from '../src/accounts/account.repository.js';
import { StaffActionRepository } from '../src/record/staff-action.repository.js';
import { SecondStepRepository } from '../src/second-step/second-step.repository.js';
import { staffService } from '../src/service.js';
import { SessionRepository } from '../src/sessions/session.repository.js';
import { SignInThrottle } from '../src/sessions/sign-in/sign-in-throttle.js';

/** Years of sign-ins and failed attempts. */
const FILL = `
  INSERT INTO accounts (id, email, name, role, password_hash, created_at)
  SELECT gen_random_uuid(), 's' || n || '@example.test', 'Staff ' || n, 'desk', 'hash', now()
  FROM generate_series(1, 2000) n;
  INSERT INTO sessions SELECT md5(a.id::text || k), a.id, now(), now(), now() FROM accounts a, generate_series(1, 5) k;
  INSERT INTO sign_in_failures SELECT md5(n::text), 1, now() FROM generate_series(1, 10000) n;
  INSERT INTO totp_factors (account_id, sealed_secret, created_at) SELECT id, 'sealed', now() FROM accounts;
  INSERT INTO recovery_codes SELECT id, md5(k::text) FROM accounts, generate_series(1, 10) k;
  INSERT INTO staff_actions (id, at, staff_id, staff_role, service, action, target_type, target_id, target_name,
    correlation_id)
  SELECT gen_random_uuid(), now() - n * interval '1 hour', gen_random_uuid(), 'desk', 'catalog', 'a' || n % 50, 'product',
    'p' || n, 'Product ' || n, 'c' FROM generate_series(1, 10000) n`;

const now = new Date('2026-11-21T16:30:00Z');

let database: WatchedDatabase;
let sessions: SessionRepository;
beforeAll(async () => {
  database = await createWatchedDatabase({
    entities: staffService.entities,
    migrations: staffService.migrations,
    fill: FILL,
    growing: ['accounts', 'sessions', 'sign_in_failures', 'totp_factors', 'recovery_codes', 'staff_actions'],
  });
  sessions = new SessionRepository(database.dataSource);
});
afterAll(() => database.close());

describe('with thousands of rows, there is no sequential scan', () => {
  it('for a session, from start to end', async () => {
    const reads = await database.watch.wholeReadsOf(async () => {
      const { token } = await sessions.begin(randomUUID(), now);
      await sessions.running(token, new Date(now.getTime() + 120_000));
      await sessions.end(token, now);
      await sessions.endAll(randomUUID(), now);
    });
    expect(reads).toEqual({});
  });

  it('for successful and failed sign-ins', async () => {
    const accounts = new AccountRepository(database.dataSource);
    const secondSteps = new SecondStepRepository(database.dataSource);
    const throttle = new SignInThrottle(database.dataSource);
    const reads = await database.watch.wholeReadsOf(async () => {
      await accounts.findByEmail('S7@example.test');
      await accounts.find(randomUUID());
      await accounts.setPassword(randomUUID(), 'hash');
      await accounts.noteSignIn(randomUUID(), now);
      await secondSteps.find(randomUUID());
      await secondSteps.useStep(randomUUID(), 7);
      await secondSteps.useRecoveryCode(randomUUID(), 'hash');
      for (let times = 0; times < 6; times += 1) await throttle.reserve('s7@example.test', { caller: 'caller' }, now);
      await throttle.succeeded('s7@example.test', 'caller', now);
    });
    expect(reads).toEqual({});
  });
});

describe('the record of staff actions', () => {
  const everything = { staffId: null, action: null, among: null, target: null, from: null, until: null };
  it.each([
    ['a person', { staffId: randomUUID() }],
    ['an action', { action: 'a7' }],
    ['a target', { target: 'p7' }],
    ['a day', { from: new Date(now.getTime() - 86_400_000), until: now }],
  ])('is not scanned sequentially in a search by %s', async (_, filter) => {
    const record = new StaffActionRepository(database.dataSource);
    const page = () => record.page({ ...everything, ...filter }, { first: 25, offset: 0, direction: 'DESCENDING' });
    expect(await database.watch.wholeReadsOf(page)).toEqual({});
  });
});

describe('the check of plans', () => {
  it('finds a missing index', async () => {
    await database.dataSource.query('DROP INDEX sessions_by_account');
    const reads = await database.watch.wholeReadsOf(() => sessions.endAll(randomUUID(), now));
    expect(Object.values(reads)).toEqual([['sessions']]);
  });
});
