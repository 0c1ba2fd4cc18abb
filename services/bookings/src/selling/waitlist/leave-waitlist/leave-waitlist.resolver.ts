import { Args, Mutation, Resolver } from '@nestjs/graphql';
import type { WaitlistEntryResult } from '../../../generated/schema-types.js';
import { refuse } from '../../../refusals.en.js';
import { WaitlistViews } from '../waitlist.view.js';
import { WaitlistLinks } from '../waitlist-links.js';
import { LeaveWaitlist } from './leave-waitlist.js';

/** The party's link proves who leaves. */
@Resolver()
export class LeaveWaitlistResolver {
  constructor(
    private readonly leaveWaitlist: LeaveWaitlist,
    private readonly links: WaitlistLinks,
    private readonly views: WaitlistViews,
  ) {}

  @Mutation('leaveWaitlist')
  leave(@Args('token') token: string): Promise<WaitlistEntryResult> {
    return this.afterwards(token, (id) => this.leaveWaitlist.execute(id));
  }

  @Mutation('declineOffer')
  decline(@Args('token') token: string): Promise<WaitlistEntryResult> {
    return this.afterwards(token, (id) => this.leaveWaitlist.releaseOffer(id));
  }

  private async afterwards(token: string, work: (id: string) => Promise<unknown>): Promise<WaitlistEntryResult> {
    const entry = await this.links.open(token);
    if (entry) await work(entry.id);
    const now = entry && (await this.links.open(token));
    return now ? this.views.of(now) : refuse.WaitlistEntryNotFound();
  }
}
