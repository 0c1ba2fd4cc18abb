import { eventually } from '@hilltop/platform/testing/eventually';
import { staffMutations, toldActions } from '@hilltop/platform/testing/staff-mutations';
import { TestClock } from '@hilltop/platform/testing/test-clock';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { TOTP } from 'otpauth';
import { staffService } from '../src/service.js';
import { type RunningStaff, runStaff } from './support/running-staff.js';
import { longPassword, StaffCalls } from './support/staff-calls.js';

const clock = new TestClock('2026-11-21T16:30:00Z');
let staff: RunningStaff;
let calls: StaffCalls;
let me: Awaited<ReturnType<StaffCalls['signedIn']>>;
let ruth = '';
let secret = '';
beforeAll(async () => {
  staff = await runStaff({ clock });
  calls = new StaffCalls(staff);
  await calls.add('grace@hilltop.test', 'manager');
  me = await calls.signedIn('grace@hilltop.test');
});
afterAll(() => staff.close());

const ask = async (mutation: string) => {
  const { data, errors } = await staff.ask(`mutation { outcome: ${mutation} }`, {}, me);
  if (errors) throw new Error(errors[0]?.message);
  return data?.outcome;
};
const told = () => toldActions(staff.database.dataSource);
const password = (name: string) =>
  `${name}(currentPassword: "${longPassword}") { __typename ... on SecondStepStarted { secret } }`;

/** Each staff mutation of the schema, the account it changes, and the action it records. */
const mutations: Record<
  string,
  { make(): Promise<unknown>; own?: true; target?: object; before?: object; after?: object }
> = {
  inviteStaff: {
    make: () =>
      ask('inviteStaff(input: { email: "ruth@hilltop.test", name: "Ruth Calder", role: GUIDE }) { __typename }'),
    after: { role: 'guide' },
  },
  inviteStaffAgain: { make: () => ask(`inviteStaffAgain(id: "${ruth}") { __typename }`) },
  changeStaffRole: {
    make: () => ask(`changeStaffRole(id: "${ruth}", role: DESK) { __typename }`),
    before: { role: 'guide' },
    after: { role: 'desk' },
  },
  disableStaff: {
    make: () => ask(`disableStaff(id: "${ruth}") { __typename }`),
    before: { disabled: false },
    after: { disabled: true },
  },
  enableStaff: {
    make: () => ask(`enableStaff(id: "${ruth}") { __typename }`),
    before: { disabled: true },
    after: { disabled: false },
  },
  endStaffSessions: {
    make: () => ask(`endStaffSessions(id: "${ruth}") { __typename }`),
    after: { sessions: 'all' },
  },
  changePassword: {
    make: () =>
      ask(`changePassword(currentPassword: "${longPassword}", newPassword: "velvet anchor tulip") { __typename }`),
    own: true,
  },
  startSecondStep: {
    make: async () => {
      const started = await ask(password('startSecondStep').replace(longPassword, 'velvet anchor tulip'));
      secret = String(started?.secret);
    },
    own: true,
  },
  confirmSecondStep: {
    make: () => {
      const code = new TOTP({ secret }).generate({ timestamp: clock.now().getTime() });
      return ask(`confirmSecondStep(code: "${code}") { __typename }`);
    },
    own: true,
    after: { secondStep: true },
  },
  endSecondStep: {
    make: () => ask('endSecondStep(currentPassword: "velvet anchor tulip") { __typename }'),
    own: true,
    after: { secondStep: false },
  },
  erasePerson: {
    make: () => ask('erasePerson(email: "guest@hilltop.test") { __typename }'),
    target: { targetType: 'erasure', targetId: expect.any(String) },
    after: {},
  },
  endMySession: { make: () => ask(`endMySession(sessionId: "${me.session}") { __typename }`), own: true },
};

it('covers every staff mutation of the schema', () => {
  expect(Object.keys(mutations).sort()).toEqual(staffMutations(staffService.schema));
});

it.each(Object.keys(mutations))('%s records who did what, in the same transaction', async (action) => {
  const { make, own, target, before = null, after = null } = mutations[action] ?? {};
  const { length } = await told();
  await make?.();
  const actions = await told();
  expect(actions).toHaveLength(length + 1);
  const last = actions.at(-1);
  if (action === 'inviteStaff') ruth = String(last?.targetId);
  const who = { staffId: me.id, staffRole: 'manager', targetType: 'account', targetId: own ? me.id : ruth };
  expect(last).toMatchObject({ action, ...who, before, after, ...target });
});

it('stores the actions in its own record, without e-mail addresses and names', async () => {
  const query = (text: string) => staff.database.dataSource.query(text);
  const rows = async () => query('SELECT staff_actions::text AS row FROM staff_actions');
  await eventually(async () => expect(await rows()).toHaveLength(Object.keys(mutations).length), 20_000);
  expect(JSON.stringify(await rows())).not.toMatch(/hilltop\.test|Ruth|Grace/i);
});
