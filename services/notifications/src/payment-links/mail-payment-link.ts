import type { CloudEvent } from '@hilltop/contracts/cloud-event';
import { JobSignal } from '@hilltop/platform/async/job-signal';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import type { Reaction } from '@hilltop/platform/messaging/inbox/subscription';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { EmailRepository } from '../emails/email.repository.js';

/** Staff caused it, so it has no limit. */
@Injectable()
export class MailPaymentLink implements Reaction<{ linkId: string }> {
  constructor(
    private readonly emails: EmailRepository,
    private readonly signal: JobSignal,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async react({ data, correlationid, time }: CloudEvent<{ linkId: string }>, manager: EntityManager): Promise<void> {
    const owed = { kind: 'payment-link', about: data.linkId, cause: 'house' } as const;
    const from = { correlationId: correlationid, causedAt: new Date(time) };
    await this.emails.enqueueAgain({ ...owed, ...from }, this.clock.now(), manager);
  }

  committed(): void {
    this.signal.notify();
  }
}
