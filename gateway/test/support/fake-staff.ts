import type { Identity, StaffRole } from '@hilltop/platform/identity/identity';
import type { FakeSubgraph } from './fake-subgraph.js';
import { fakeSubgraph } from './start-gateway.js';

const isService = (identity: Identity): boolean => identity.role === 'service';

export const staffMember = {
  id: '5b0cf9c5-9e34-4f0c-8f52-3a5e6b0f2a11',
  email: 'staff@hilltop.test',
  name: 'Demo staff',
  role: 'MANAGER',
};
export const password = 'correct horse battery staple';

/** A staff subgraph with one account and sessions that last until they are ended. It responds to services only. */
export class FakeStaff {
  readonly subgraph: FakeSubgraph;
  /** Tokens of active sessions with their roles. */
  readonly sessions = new Map<string, Uppercase<StaffRole>>();
  /** Tokens of sessions that somebody ended. */
  readonly ended = new Set<string>();
  /** How long the next sign-in has to wait, in seconds. */
  wait = 0;
  /** The code that sign-in requires, if any. */
  code: string | undefined;

  constructor() {
    const expiresAt = new Date(Date.now() + 12 * 3_600_000).toISOString();
    this.subgraph = fakeSubgraph('staff', {
      me: (_, { identity }) => (identity.role === 'staff' ? staffMember : null),
      signIn: (args, { identity }) => {
        if (!isService(identity)) throw new Error('forbidden');
        const message = 'The e-mail or password is wrong.';
        if (this.wait > 0) return { __typename: 'SignInTooSoon', message, retryAfterSeconds: this.wait };
        if (args.email !== staffMember.email || args.password !== password)
          return { __typename: 'SignInRefused', message };
        if (this.code !== undefined && args.code !== this.code) return { __typename: 'SignInCodeRequired', message };
        return { __typename: 'SignedIn', token: this.begin(), staff: staffMember, expiresAt };
      },
      signOut: (args, { identity }) => isService(identity) && { ended: this.sessions.delete(String(args.token)) },
      sessionWasEnded: (args, { identity }) => isService(identity) && this.ended.has(String(args.token)),
      staffSession: (args, { identity }) => {
        const role = isService(identity) && this.sessions.get(String(args.token));
        return role ? { id: 'session-of-a-test', staff: { ...staffMember, role }, expiresAt } : null;
      },
    });
  }

  /** Starts a session. @returns its token */
  begin(role: Uppercase<StaffRole> = 'MANAGER'): string {
    const token = `session-${this.sessions.size}-${Math.random().toString(36).slice(2)}`.padEnd(43, '0');
    this.sessions.set(token, role);
    return token;
  }

  /** Starts a session. @returns the header that a browser would send */
  cookie(role?: Uppercase<StaffRole>): { cookie: string } {
    return { cookie: `hilltop_staff=${this.begin(role)}` };
  }
}
