import { bookingLinkRequested } from '@hilltop/contracts/bookings/booking-link-requested';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { correlationId } from '@hilltop/platform/logging/correlation';
import { Outbox } from '@hilltop/platform/messaging/outbox/outbox';
import { mailboxKey } from '@hilltop/platform/values/typed-email';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, Raw } from 'typeorm';
import { Booking } from '../../bookings/booking.entity.js';
import type { TooManyLinkRequests } from '../../generated/refusals.js';
import { LinkLimits } from '../link-limits.js';
import { ReplaceVisitLink } from '../replace-visit-link.js';

export interface LinkRequest {
  /** As stored. */
  readonly code: string;
  readonly email: string;
  /** Ends the current links. */
  readonly replace: boolean;
}

/** Mails the ticket with its link again, within limits. */
@Injectable()
export class RequestBookingLink {
  constructor(
    private readonly dataSource: DataSource,
    private readonly limits: LinkLimits,
    private readonly outbox: Outbox,
    private readonly replaceLink: ReplaceVisitLink,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * The answer does not reveal whether the booking exists. Tries count for mailbox and caller together, so that strangers cannot use up
   * the guest's; mails count for the mailbox. @param caller keyed hash of the caller's address
   */
  async byCode(
    { code, email, replace }: LinkRequest,
    caller: string | undefined,
  ): Promise<TooManyLinkRequests | undefined> {
    const mailbox = mailboxKey(email);
    const tries = await this.limits.refuse(`try ${mailbox} ${caller ?? ''}`);
    if (tries) return tries;
    const booking = await this.dataSource.manager.findOneBy(Booking, {
      confirmationCode: code,
      email: Raw((column) => `lower(${column}) = lower(:email)`, { email }),
    });
    if (!booking) return undefined;
    const mails = await this.limits.refuse(`email ${mailbox}`);
    if (mails) return mails;
    if (replace) await this.replaceLink.byVisitor(booking);
    else await this.mail(booking, false);
    return undefined;
  }

  /** The caller has the link. */
  async ofBooking(booking: Booking): Promise<TooManyLinkRequests | undefined> {
    const refused = await this.limits.refuse(`booking ${booking.id}`);
    if (refused) return refused;
    await this.mail(booking, true);
    return undefined;
  }

  /** The caller has the link, which ends. */
  async replaced(booking: Booking): Promise<TooManyLinkRequests | undefined> {
    const refused = await this.limits.refuse(`booking ${booking.id}`);
    if (refused) return refused;
    await this.replaceLink.byVisitor(booking);
    return undefined;
  }

  private async mail({ id: bookingId, language }: Booking, withLink: boolean): Promise<void> {
    const facts = { aggregateId: bookingId, correlationId: correlationId(), now: this.clock.now() };
    await this.outbox.add(
      this.dataSource.manager,
      bookingLinkRequested.create({ ...facts, data: { bookingId, withLink, language } }),
    );
    this.outbox.wake();
  }
}
