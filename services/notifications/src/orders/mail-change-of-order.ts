import type { CloudEvent } from '@hilltop/contracts/cloud-event';
import { JobSignal } from '@hilltop/platform/async/job-signal';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import type { Reaction } from '@hilltop/platform/messaging/inbox/subscription';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { EmailRepository } from '../emails/email.repository.js';

interface OrderChanged {
  readonly changeId: string;
  readonly byStaff: boolean;
}

/** Mails each correction of an order once: a link can be in strange hands. */
@Injectable()
export class MailChangeOfOrder implements Reaction<OrderChanged> {
  constructor(
    private readonly emails: EmailRepository,
    private readonly signal: JobSignal,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async react({ data, correlationid, time }: CloudEvent<OrderChanged>, manager: EntityManager): Promise<void> {
    const owed = {
      kind: 'order-change',
      about: data.changeId,
      cause: data.byStaff ? 'house' : 'unverified',
      correlationId: correlationid,
      causedAt: new Date(time),
    } as const;
    await this.emails.enqueue(owed, this.clock.now(), manager);
  }

  committed(): void {
    this.signal.notify();
  }
}
