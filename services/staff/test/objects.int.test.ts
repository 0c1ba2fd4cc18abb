import { randomUUID } from 'node:crypto';
import { type Identity, type StaffRole, staffRoles } from '@hilltop/platform/identity/identity';
import { makeObjectRows } from '@hilltop/platform/testing/object-rows';
import { TestClock } from '@hilltop/platform/testing/test-clock';
import { signId } from '@hilltop/platform/values/signed-id';
import { afterAll, beforeAll } from '@jest/globals';
import { TOTP } from 'otpauth';
import { staffService } from '../src/service.js';
import { SessionRepository } from '../src/sessions/session.repository.js';
import { type RunningStaff, runStaff } from './support/running-staff.js';
import { longPassword, StaffCalls } from './support/staff-calls.js';

const START = `mutation { startSecondStep(currentPassword: "${longPassword}") { ... on SecondStepStarted { secret } } }`;
const addressOf = (caller: string) => `${caller}@hilltop.test`;

const clock = new TestClock('2026-11-21T16:30:00Z');
const identities: Record<string, Identity> = {};
let staff: RunningStaff;
let calls: StaffCalls;
beforeAll(async () => {
  staff = await runStaff({ clock });
  calls = new StaffCalls(staff);
  for (const role of [...staffRoles, 'stranger']) {
    await calls.add(addressOf(role), role === 'stranger' ? 'manager' : (role as StaffRole));
    identities[role] = await calls.signedIn(addressOf(role));
  }
});
afterAll(() => staff.close());

const account = () => calls.add(addressOf(randomUUID()), 'guide');
const gone = async () => {
  const id = await account();
  await staff.database.dataSource.query('UPDATE accounts SET disabled_at = now() WHERE id = $1', [id]);
  return id;
};
const newToken = async () => String((await calls.signIn(addressOf('stranger'))).token);
async function sessionOf(caller: string): Promise<string> {
  const { id } = (identities[caller] ?? identities.stranger) as { id: string };
  const { token } = await staff.app.get(SessionRepository, { strict: false }).begin(id, clock.now());
  return (await calls.identity(token))?.session ?? '';
}
/** An account that was invited, and its link. */
async function invited(): Promise<{ id: string; linkId: string }> {
  const input = `{ email: "${addressOf(randomUUID())}", name: "Ada", role: GUIDE }`;
  const invite = `mutation { inviteStaff(input: ${input}) { ... on StaffAccountSaved { account { id } } } }`;
  const { data } = await staff.ask(invite, {}, identities.stranger);
  const [event] = await calls.events();
  const invitedAccount = data?.inviteStaff?.account as { id: string } | undefined;
  return { id: String(invitedAccount?.id), linkId: event?.data.linkId ?? '' };
}
/** A code of an app that the account is about to confirm. */
async function codeOf(role: string): Promise<string> {
  const started = (await staff.ask(START, {}, identities[role])).data?.startSecondStep as { secret: string };
  return new TOTP({ secret: started.secret }).generate({ timestamp: clock.now().getTime() });
}
const tokenOf = async (): Promise<string> => (await calls.link((await invited()).linkId))?.token ?? '';
const ofAnotherHouse = async (): Promise<string> =>
  signId(['secret-of-another-house-0000000000'], (await invited()).linkId, 'PASSWORD_RESET');

const absent = { missing: 'StaffAccountNotFound' };

makeObjectRows(staffService, () => ({
  ask: staff.ask,
  identities: () => identities,
  made: {
    accountLink: { known: async () => (await invited()).linkId, missing: 'null' },
    changeStaffRole: { ...absent, known: account, args: (id) => ({ id, role: 'DESK' }) },
    confirmSecondStep: {
      known: codeOf,
      others: async (caller) => {
        await codeOf(caller);
        return codeOf('stranger');
      },
      missing: 'InvalidInput',
      args: (code) => ({ code }),
    },
    disableStaff: { ...absent, known: account },
    enableStaff: { ...absent, known: gone },
    endMySession: { ...absent, known: sessionOf, others: () => sessionOf('stranger') },
    endStaffSessions: { ...absent, known: account },
    inviteStaffAgain: { ...absent, known: async () => (await invited()).id },
    managerForMail: { known: () => calls.add(addressOf(randomUUID()), 'manager'), missing: 'null' },
    sessionWasEnded: { known: newToken, missing: 'true' },
    setPassword: {
      known: tokenOf,
      others: ofAnotherHouse,
      missing: 'LinkNotValid',
      args: (link) => ({ token: link, password: 'velvet anchor tulip comet' }),
    },
    signIn: {
      known: () => addressOf('stranger'),
      missing: 'SignInRefused',
      args: (email) => ({ email, password: longPassword, caller: 'here' }),
    },
    signOut: { missing: 'SignedOut' },
    staffActions: { missing: 'StaffActionPage' },
    staffForMail: { known: account, missing: 'null' },
    staffSession: { known: newToken, missing: 'null' },
  },
}));
