import { visitLinksRequested } from '@hilltop/contracts/bookings/visit-links-requested';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { correlationId } from '@hilltop/platform/logging/correlation';
import { Outbox } from '@hilltop/platform/messaging/outbox/outbox';
import { mailboxKey } from '@hilltop/platform/values/typed-email';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { TooManyLinkRequests } from '../../generated/refusals.js';
import { LinkLimits } from '../link-limits.js';
import { ComingVisits } from './coming-visits.js';

/** Serves guests who have lost the code too. */
@Injectable()
export class RequestVisitLinks {
  constructor(
    private readonly dataSource: DataSource,
    private readonly limits: LinkLimits,
    private readonly visits: ComingVisits,
    private readonly outbox: Outbox,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * The answer does not reveal whether there are any. Tries count for the caller, and for mailbox and caller; mails count for the
   * mailbox, together with those by code. @param caller keyed hash of the caller's address
   */
  async execute(email: string, caller: string | undefined): Promise<TooManyLinkRequests | undefined> {
    const mailbox = mailboxKey(email);
    const tries =
      (await this.limits.refuse(`try ${mailbox} ${caller ?? ''}`)) ??
      (await this.limits.refuseCaller(`all ${caller ?? mailbox}`));
    if (tries) return tries;
    const [soonest] = await this.visits.of(email);
    if (!soonest) return undefined;
    const mails = await this.limits.refuse(`email ${mailbox}`);
    if (mails) return mails;
    const { id: bookingId, language } = soonest;
    const facts = { aggregateId: bookingId, correlationId: correlationId(), now: this.clock.now() };
    await this.outbox.add(
      this.dataSource.manager,
      visitLinksRequested.create({ ...facts, data: { bookingId, language } }),
    );
    this.outbox.wake();
    return undefined;
  }
}
