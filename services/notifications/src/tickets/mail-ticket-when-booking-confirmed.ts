import type { CloudEvent } from '@hilltop/contracts/cloud-event';
import { JobSignal } from '@hilltop/platform/async/job-signal';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import type { Reaction } from '@hilltop/platform/messaging/inbox/subscription';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { EmailRepository } from '../emails/email.repository.js';

interface BookingConfirmed {
  readonly bookingId: string;
  readonly saleLineId?: string | null | undefined;
}

/** Mails each booking once. Nobody has shown yet that the address is theirs. */
@Injectable()
export class MailTicketWhenBookingConfirmed implements Reaction<BookingConfirmed> {
  constructor(
    private readonly emails: EmailRepository,
    private readonly signal: JobSignal,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async react({ data, correlationid, time }: CloudEvent<BookingConfirmed>, manager: EntityManager): Promise<void> {
    // The e-mail of its order has its ticket.
    if (data.saleLineId) return;
    const owed = {
      kind: 'booking-ticket',
      about: data.bookingId,
      cause: 'unverified',
      correlationId: correlationid,
      causedAt: new Date(time),
    } as const;
    await this.emails.enqueue(owed, this.clock.now(), manager);
  }

  committed(): void {
    this.signal.notify();
  }
}
