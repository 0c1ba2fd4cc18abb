import { Args, Mutation, Resolver } from '@nestjs/graphql';
import type { ConfirmWaitlistEntryResult } from '../../../generated/schema-types.js';
import { refuse } from '../../../refusals.en.js';
import { WaitlistViews } from '../waitlist.view.js';
import { WaitlistLinks } from '../waitlist-links.js';
import { ConfirmEntry } from './confirm-entry.js';

@Resolver()
export class ConfirmEntryResolver {
  constructor(
    private readonly confirmEntry: ConfirmEntry,
    private readonly links: WaitlistLinks,
    private readonly views: WaitlistViews,
  ) {}

  /** The joiner's own link shows an entry; only the mailed one confirms it. */
  @Mutation('confirmWaitlistEntry')
  async confirm(@Args('token') token: string): Promise<ConfirmWaitlistEntryResult> {
    const entry = await this.links.open(token);
    if (!entry) return refuse.WaitlistEntryNotFound();
    if (!this.links.isMailed(token, entry)) return this.views.of(entry);
    const refusal = await this.confirmEntry.execute(entry);
    if (refusal) return refusal;
    const now = await this.links.open(token);
    return now ? this.views.of(now) : refuse.WaitlistEntryNotFound();
  }
}
