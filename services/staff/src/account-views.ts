import type { StaffIdentity } from '@hilltop/platform/graphql/current-staff';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { Inject, Injectable } from '@nestjs/common';
import type { Account } from './accounts/account.entity.js';
import { AccountRepository } from './accounts/account.repository.js';
import type { StaffAccount, StaffAccountState, StaffRole } from './generated/schema-types.js';
import { SecondStepRepository } from './second-step/second-step.repository.js';
import { SessionRepository } from './sessions/session.repository.js';

/** Accounts with their sessions. */
@Injectable()
export class AccountViews {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly sessions: SessionRepository,
    private readonly secondSteps: SecondStepRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async all(viewer: StaffIdentity): Promise<StaffAccount[]> {
    return this.of(await this.accounts.all(), viewer);
  }

  /** Null when there is none. */
  async one(id: string, viewer: StaffIdentity): Promise<StaffAccount | null> {
    const account = await this.accounts.find(id);
    return account ? ((await this.of([account], viewer))[0] ?? null) : null;
  }

  /** @throws when there is no such account */
  async saved(id: string, viewer: StaffIdentity): Promise<{ __typename: 'StaffAccountSaved'; account: StaffAccount }> {
    const account = await this.one(id, viewer);
    if (!account) throw new Error('the account is gone');
    return { __typename: 'StaffAccountSaved', account };
  }

  private async of(accounts: readonly Account[], viewer: StaffIdentity): Promise<StaffAccount[]> {
    const ids = accounts.map(({ id }) => id);
    const [sessions, codesLeft] = await Promise.all([
      this.sessions.runningOf(ids, this.clock.now()),
      this.secondSteps.codesLeft(ids),
    ]);
    return accounts.map((account) => ({
      __typename: 'StaffAccount',
      id: account.id,
      email: account.email,
      name: account.name,
      role: account.role.toUpperCase() as StaffRole,
      state: stateOf(account),
      lastSignInAt: account.lastSignInAt?.toISOString() ?? null,
      createdAt: account.createdAt.toISOString(),
      secondStep: codesLeft.has(account.id),
      recoveryCodesLeft: codesLeft.get(account.id) ?? 0,
      sessions: sessions
        .filter(({ accountId }) => accountId === account.id)
        .map(({ tokenHash, createdAt, lastSeenAt }) => ({
          __typename: 'RunningSession',
          id: tokenHash,
          startedAt: createdAt.toISOString(),
          lastSeenAt: lastSeenAt.toISOString(),
          current: tokenHash === viewer.session,
        })),
    }));
  }
}

function stateOf({ disabledAt, passwordHash }: Account): StaffAccountState {
  if (disabledAt) return 'DISABLED';
  return passwordHash === null ? 'INVITED' : 'ACTIVE';
}
