import type { CloudEvent } from '@hilltop/contracts/cloud-event';
import { JobSignal } from '@hilltop/platform/async/job-signal';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import type { Reaction } from '@hilltop/platform/messaging/inbox/subscription';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { EmailRepository } from '../emails/email.repository.js';

interface LinkIssued {
  linkId: string;
  purpose: 'invitation' | 'password-reset';
}

/** Mails each link once. Staff limits how many links are issued. */
@Injectable()
export class MailLinkWhenIssued implements Reaction<LinkIssued> {
  constructor(
    private readonly emails: EmailRepository,
    private readonly signal: JobSignal,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async react({ data, correlationid, time }: CloudEvent<LinkIssued>, manager: EntityManager): Promise<void> {
    const owed = {
      about: data.linkId,
      cause: 'house',
      correlationId: correlationid,
      causedAt: new Date(time),
    } as const;
    await this.emails.enqueue({ ...owed, kind: `staff-${data.purpose}` }, this.clock.now(), manager);
  }

  committed(): void {
    this.signal.notify();
  }
}
