import type { StaffRole } from '@hilltop/platform/identity/identity';
import { AccountRepository } from '../../src/accounts/account.repository.js';
import { PasswordHasher } from '../../src/accounts/password-hasher.js';
import type { RunningStaff } from './running-staff.js';

export const gateway = { role: 'service', name: 'gateway' } as const;
export const longPassword = 'lantern mosaic otter pillow';

const SIGN_IN = `mutation ($email: String!, $password: String!, $code: String, $caller: String!) {
  signIn(email: $email, password: $password, code: $code, caller: $caller) { __typename
    ... on SignedIn { token } ... on SignInTooSoon { retryAfterSeconds } } }`;
const SESSION = 'query ($token: String!) { staffSession(token: $token) { id staff { id role } } }';
const LINK = 'query ($id: ID!) { accountLink(id: $id) { purpose email name token } }';
const SET = `mutation ($token: String!, $password: String!) { setPassword(token: $token, password: $password) {
  __typename ... on PasswordSaved { email } ... on InvalidInput { fields { field } } } }`;

interface SignIn {
  readonly __typename: string;
  readonly token?: string;
}

export interface Link {
  readonly purpose: string;
  readonly email: string;
  readonly name: string;
  readonly token: string;
}

/** Calls that the gateway and the mailing service make for a user. */
export class StaffCalls {
  constructor(private readonly staff: RunningStaff) {}

  async add(email: string, role: StaffRole = 'manager'): Promise<string> {
    const passwordHash = await new PasswordHasher().hash(longPassword);
    const accounts = new AccountRepository(this.staff.database.dataSource);
    return (await accounts.add({ email, name: 'Somebody', role, passwordHash }, new Date())).id;
  }

  async signIn(email: string, { password = longPassword, code = '', caller = 'here' } = {}): Promise<SignIn> {
    const { data } = await this.staff.ask(SIGN_IN, { email, password, caller, ...(code && { code }) }, gateway);
    return data?.signIn as unknown as SignIn;
  }

  /** The identity that the gateway signs for a session. */
  async identity(token: string | undefined) {
    const { data } = await this.staff.ask(SESSION, { token }, gateway);
    const session = data?.staffSession as { id: string; staff: { id: string; role: string } } | null | undefined;
    if (!session) return undefined;
    const staffRole = session.staff.role.toLowerCase() as StaffRole;
    return { role: 'staff', id: session.staff.id, staffRole, session: session.id } as const;
  }

  async signedIn(email: string, options: { password?: string; caller?: string; code?: string } = {}) {
    const identity = await this.identity((await this.signIn(email, options)).token);
    if (!identity) throw new Error(`${email} could not sign in`);
    return identity;
  }

  /** Events that request the mailing of links, newest first. */
  async events(): Promise<{ type: string; data: { linkId: string; purpose: string } }[]> {
    const rows = await this.staff.database.dataSource.query(
      `SELECT event FROM outbox WHERE subject LIKE '%.account-link-issued.v1' ORDER BY position DESC`,
    );
    return rows.map(({ event }: { event: unknown }) => event);
  }

  /** The link of the last event. */
  async lastLink(): Promise<Link | null> {
    const [event] = await this.events();
    return this.link(event?.data.linkId ?? '');
  }

  async link(id: string): Promise<Link | null> {
    const { data } = await this.staff.ask(LINK, { id }, { role: 'service', name: 'notifications' });
    return (data?.accountLink ?? null) as Link | null;
  }

  async setPassword(token: string, password: string) {
    return (await this.staff.ask(SET, { token, password })).data?.setPassword;
  }
}
