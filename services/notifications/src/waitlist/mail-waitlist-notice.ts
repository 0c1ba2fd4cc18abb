import type { CloudEvent } from '@hilltop/contracts/cloud-event';
import { JobSignal } from '@hilltop/platform/async/job-signal';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import type { Reaction } from '@hilltop/platform/messaging/inbox/subscription';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { EmailRepository } from '../emails/email.repository.js';

/** Queues an e-mail to a party on the waiting list with its current status. */
@Injectable()
export class MailWaitlistNotice implements Reaction<{ entryId: string }> {
  constructor(
    private readonly emails: EmailRepository,
    private readonly signal: JobSignal,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async react({ data, correlationid }: CloudEvent<{ entryId: string }>, manager: EntityManager): Promise<void> {
    await this.emails.enqueueAgain('waitlist-notice', data.entryId, correlationid, this.clock.now(), manager);
  }

  committed(): void {
    this.signal.notify();
  }
}
