import { seatsOffered } from '@hilltop/contracts/bookings/seats-offered';
import type { CloudEvent } from '@hilltop/contracts/cloud-event';
import { JobSignal } from '@hilltop/platform/async/job-signal';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import type { Reaction } from '@hilltop/platform/messaging/inbox/subscription';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { EmailCause } from '../emails/email.entity.js';
import { EmailRepository } from '../emails/email.repository.js';

interface EntryChanged {
  entryId: string;
  status?: string | undefined;
}

/** Mails the current status of the entry. */
@Injectable()
export class MailWaitlistNotice implements Reaction<EntryChanged> {
  constructor(
    private readonly emails: EmailRepository,
    private readonly signal: JobSignal,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async react(event: CloudEvent<EntryChanged>, manager: EntityManager): Promise<void> {
    const owed = { kind: 'waitlist-notice', about: event.data.entryId, cause: causeOf(event) } as const;
    const from = { correlationId: event.correlationid, causedAt: new Date(event.time) };
    await this.emails.enqueueAgain({ ...owed, ...from }, this.clock.now(), manager);
  }

  committed(): void {
    this.signal.notify();
  }
}

/** Anybody can join with any address, join again and leave. Only bookings makes offers and ends a wait. */
function causeOf({ type, data: { status } }: CloudEvent<EntryChanged>): EmailCause {
  return type === seatsOffered.type || status === 'expired' || status === 'closed' ? 'party' : 'unverified';
}
