import type { CloudEvent } from '@hilltop/contracts/cloud-event';
import { JobSignal } from '@hilltop/platform/async/job-signal';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import type { Reaction } from '@hilltop/platform/messaging/inbox/subscription';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { EmailRepository } from '../emails/email.repository.js';

/** Mails staff, and an acknowledgment to the sender, once each. */
@Injectable()
export class MailMessageWhenReceived implements Reaction<{ messageId: string }> {
  constructor(
    private readonly emails: EmailRepository,
    private readonly signal: JobSignal,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async react({ data, correlationid, time }: CloudEvent<{ messageId: string }>, manager: EntityManager): Promise<void> {
    const message = { about: data.messageId, correlationId: correlationid, causedAt: new Date(time) };
    const now = this.clock.now();
    await this.emails.enqueue({ ...message, kind: 'contact-for-staff', cause: 'house' }, now, manager);
    await this.emails.enqueue({ ...message, kind: 'contact-acknowledgement', cause: 'unverified' }, now, manager);
  }

  committed(): void {
    this.signal.notify();
  }
}
