import type { CloudEvent } from '@hilltop/contracts/cloud-event';
import { JobSignal } from '@hilltop/platform/async/job-signal';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import type { Reaction } from '@hilltop/platform/messaging/inbox/subscription';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { EmailRepository } from '../emails/email.repository.js';

interface VoucherDue {
  readonly voucherId: string;
  readonly byStaff: boolean;
}

/** Mails again when the voucher has a new code. */
@Injectable()
export class MailVoucherWhenDue implements Reaction<VoucherDue> {
  constructor(
    private readonly emails: EmailRepository,
    private readonly signal: JobSignal,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async react({ data, correlationid, time }: CloudEvent<VoucherDue>, manager: EntityManager): Promise<void> {
    const owed = {
      kind: 'voucher',
      about: data.voucherId,
      // A buyer types any address.
      cause: data.byStaff ? 'house' : 'unverified',
      correlationId: correlationid,
      causedAt: new Date(time),
    } as const;
    await this.emails.enqueueAgain(owed, this.clock.now(), manager);
  }

  committed(): void {
    this.signal.notify();
  }
}
