import type { CloudEvent } from '@hilltop/contracts/cloud-event';
import { JobSignal } from '@hilltop/platform/async/job-signal';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import type { Reaction } from '@hilltop/platform/messaging/inbox/subscription';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { EmailRepository } from '../emails/email.repository.js';

/** Queues the ticket e-mail, once per booking. Nobody has shown yet that the address is theirs. */
@Injectable()
export class MailTicketWhenBookingConfirmed implements Reaction<{ bookingId: string }> {
  constructor(
    private readonly emails: EmailRepository,
    private readonly signal: JobSignal,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async react({ data, correlationid, time }: CloudEvent<{ bookingId: string }>, manager: EntityManager): Promise<void> {
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
