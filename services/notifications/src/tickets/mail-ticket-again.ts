import { bookingDisplaced } from '@hilltop/contracts/bookings/booking-displaced';
import { bookingLinkRequested } from '@hilltop/contracts/bookings/booking-link-requested';
import { bookingRestored } from '@hilltop/contracts/bookings/booking-restored';
import type { CloudEvent } from '@hilltop/contracts/cloud-event';
import { JobSignal } from '@hilltop/platform/async/job-signal';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import type { Reaction } from '@hilltop/platform/messaging/inbox/subscription';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { EmailCause } from '../emails/email.entity.js';
import { EmailRepository } from '../emails/email.repository.js';

interface TicketChanged {
  bookingId: string;
  withLink?: boolean | undefined;
  unpaid?: boolean | undefined;
}

/** The booking was changed or canceled, or the guest requested the ticket. */
@Injectable()
export class MailTicketAgain implements Reaction<TicketChanged> {
  constructor(
    private readonly emails: EmailRepository,
    private readonly signal: JobSignal,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async react(event: CloudEvent<TicketChanged>, manager: EntityManager): Promise<void> {
    // Its guest was never notified of it.
    if (event.data.unpaid) return;
    const owed = { kind: 'booking-ticket', about: event.data.bookingId, cause: causeOf(event) } as const;
    const from = { correlationId: event.correlationid, causedAt: new Date(event.time) };
    await this.emails.enqueueAgain({ ...owed, ...from }, this.clock.now(), manager);
  }

  committed(): void {
    this.signal.notify();
  }
}

/** A stranger who booked with somebody's address knows the code and the address, so a request by them proves nothing. */
function causeOf({ type, data }: CloudEvent<TicketChanged>): EmailCause {
  if (type === bookingDisplaced.type || type === bookingRestored.type) return 'house';
  return type === bookingLinkRequested.type && data.withLink !== true ? 'unverified' : 'party';
}
