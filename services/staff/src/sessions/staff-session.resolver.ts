import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { Inject } from '@nestjs/common';
import { Args, Query, Resolver } from '@nestjs/graphql';
import { AccountRepository } from '../accounts/account.repository.js';
import type { StaffSession } from '../generated/schema-types.js';
import { SessionRepository } from './session.repository.js';
import { staffView } from './staff.view.js';

/** Serves the gateway with every staff request, so that an ended session ends at once. */
@Resolver()
export class StaffSessionResolver {
  constructor(
    private readonly sessions: SessionRepository,
    private readonly accounts: AccountRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Query('staffSession')
  async session(@Args('token') token: string): Promise<StaffSession | null> {
    const session = await this.sessions.running(token, this.clock.now());
    const account = session && (await this.accounts.find(session.accountId));
    if (!session || !account || account.disabledAt) return null;
    return {
      __typename: 'StaffSession',
      id: session.tokenHash,
      staff: staffView(account),
      expiresAt: session.expiresAt.toISOString(),
    };
  }

  /** A phone at the door then forgets the day's names, or only asks for the password (product.md §11.19). */
  @Query('sessionWasEnded')
  async wasEnded(@Args('token') token: string): Promise<boolean> {
    const session = await this.sessions.ofToken(token);
    const account = session && (await this.accounts.find(session.accountId));
    return !(session && account) || session.endedAt !== null || account.disabledAt !== null;
  }
}
