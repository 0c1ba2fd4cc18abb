import type { CloudEvent } from '@hilltop/contracts/cloud-event';
import { JobSignal } from '@hilltop/platform/async/job-signal';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import type { Reaction } from '@hilltop/platform/messaging/inbox/subscription';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { EmailKind } from '../../emails/email.entity.js';
import { EmailRepository } from '../../emails/email.repository.js';

interface ReminderDue {
  readonly bookingId: string;
  readonly kind: 'day_before' | 'after_visit';
}

const KINDS: Readonly<Record<ReminderDue['kind'], EmailKind>> = {
  day_before: 'visit-reminder',
  after_visit: 'after-visit',
};

/** Mails again for a visit that moved. Anybody may have booked with this address, so tickets come first. */
@Injectable()
export class MailReminder implements Reaction<ReminderDue> {
  constructor(
    private readonly emails: EmailRepository,
    private readonly signal: JobSignal,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async react({ data, correlationid, time }: CloudEvent<ReminderDue>, manager: EntityManager): Promise<void> {
    const owed = { kind: KINDS[data.kind], about: data.bookingId, cause: 'unverified' } as const;
    const from = { correlationId: correlationid, causedAt: new Date(time) };
    await this.emails.enqueueAgain({ ...owed, ...from }, this.clock.now(), manager);
  }

  committed(): void {
    this.signal.notify();
  }
}
