import { staffActionRecorded } from '@hilltop/contracts/notifications/staff-action-recorded';
import { JobSignal } from '@hilltop/platform/async/job-signal';
import { inTransaction } from '@hilltop/platform/database/transaction';
import type { StaffIdentity } from '@hilltop/platform/graphql/current-staff';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { Outbox } from '@hilltop/platform/messaging/outbox/outbox';
import { staffActionEvent } from '@hilltop/platform/staff-action';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { ShownEmail } from '../email.view.js';
import { EmailAdminRepository } from '../email-admin.repository.js';

/** Requeues an e-mail and records who requested it. */
@Injectable()
export class ResendEmail {
  constructor(
    private readonly dataSource: DataSource,
    private readonly emails: EmailAdminRepository,
    private readonly outbox: Outbox,
    private readonly signal: JobSignal,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @returns undefined when it is missing, is queued, or was just resent */
  async execute(id: string, staff: StaffIdentity): Promise<ShownEmail | undefined> {
    const now = this.clock.now();
    const queued = await inTransaction(this.dataSource, async (manager) => {
      const email = await this.emails.resend(id, now, manager);
      if (!email) return undefined;
      const target = { targetType: 'email', targetId: id };
      const sides = { before: null, after: { kind: email.kind, status: email.status } };
      const done = { staff, action: 'resendEmail', ...target, ...sides };
      await this.outbox.add(manager, staffActionEvent(staffActionRecorded, done, now));
      return email;
    });
    if (!queued) return undefined;
    this.signal.notify();
    this.outbox.wake();
    return queued;
  }
}
