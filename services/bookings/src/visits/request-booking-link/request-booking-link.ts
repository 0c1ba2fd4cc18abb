import { bookingLinkRequested } from '@hilltop/contracts/bookings/booking-link-requested';
import { countAgainstLimit } from '@hilltop/platform/database/count-against-limit';
import { ENVIRONMENT } from '@hilltop/platform/environment/service-variables';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { correlationId } from '@hilltop/platform/logging/correlation';
import { Outbox } from '@hilltop/platform/messaging/outbox/outbox';
import type { Refusal } from '@hilltop/platform/outcome/refusal';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, Raw } from 'typeorm';
import { Booking } from '../../bookings/booking.entity.js';
import type { Environment } from '../../env.js';
import { ReplaceVisitLink } from '../replace-visit-link.js';

type Settings = Pick<Environment, 'BOOKING_LINK_LIMIT' | 'BOOKING_LINK_WINDOW_SECONDS'>;

export interface TooManyLinkRequests extends Refusal<'TooManyLinkRequests'> {
  readonly retryAfterSeconds: number;
}

/** What a visitor says to get the link. */
export interface LinkRequest {
  /** As it is stored. */
  readonly code: string;
  readonly email: string;
  /** Ends the links that are out. */
  readonly replace: boolean;
}

/** Mails the ticket with its link again, within limits. */
@Injectable()
export class RequestBookingLink {
  constructor(
    private readonly dataSource: DataSource,
    @Inject(ENVIRONMENT) private readonly settings: Settings,
    private readonly outbox: Outbox,
    private readonly replaceLink: ReplaceVisitLink,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * For a caller who knows the code and the address of a booking. The answer does not reveal whether it exists. Tries count
   * for the address and the caller together, so that strangers cannot use up the guest's; mails count for the address.
   *
   * @param caller keyed hash of the caller's address, when there is one
   */
  async byCode(
    { code, email, replace }: LinkRequest,
    caller: string | undefined,
  ): Promise<TooManyLinkRequests | undefined> {
    const address = email.toLowerCase();
    const tries = await this.count([`try ${address} ${caller ?? ''}`]);
    if (tries > 0) return tooManyLinkRequests(tries);
    const booking = await this.dataSource.manager.findOneBy(Booking, {
      confirmationCode: code,
      email: Raw((column) => `lower(${column}) = lower(:email)`, { email }),
    });
    if (!booking) return undefined;
    const mails = await this.count([`email ${address}`]);
    if (mails > 0) return tooManyLinkRequests(mails);
    if (replace) await this.replaceLink.byVisitor(booking);
    else await this.mail(booking.id, false);
    return undefined;
  }

  /** For a caller with the link. */
  async ofBooking({ id }: Booking): Promise<TooManyLinkRequests | undefined> {
    const wait = await this.count([`booking ${id}`]);
    if (wait > 0) return tooManyLinkRequests(wait);
    await this.mail(id, true);
    return undefined;
  }

  /** For a caller with the link, which ends. */
  async replaced(booking: Booking): Promise<TooManyLinkRequests | undefined> {
    const wait = await this.count([`booking ${booking.id}`]);
    if (wait > 0) return tooManyLinkRequests(wait);
    await this.replaceLink.byVisitor(booking);
    return undefined;
  }

  private count(keys: readonly string[]): Promise<number> {
    const { BOOKING_LINK_LIMIT: limit, BOOKING_LINK_WINDOW_SECONDS: windowSeconds } = this.settings;
    const links = { table: 'link_counts', limit, windowSeconds };
    return countAgainstLimit(this.dataSource.manager, links, keys, this.clock.now());
  }

  private async mail(bookingId: string, withLink: boolean): Promise<void> {
    const facts = { aggregateId: bookingId, correlationId: correlationId(), now: this.clock.now() };
    await this.outbox.add(
      this.dataSource.manager,
      bookingLinkRequested.create({ ...facts, data: { bookingId, withLink } }),
    );
    this.outbox.wake();
  }
}

function tooManyLinkRequests(retryAfterSeconds: number): TooManyLinkRequests {
  const minutes = Math.max(1, Math.ceil(retryAfterSeconds / 60));
  const message = `Too many requests. Please try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`;
  return { __typename: 'TooManyLinkRequests', message, retryAfterSeconds };
}
