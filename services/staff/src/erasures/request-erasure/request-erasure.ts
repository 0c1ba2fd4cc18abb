import { randomUUID } from 'node:crypto';
import { erasureRequested } from '@hilltop/contracts/staff/erasure-requested';
import { staffActionRecorded } from '@hilltop/contracts/staff/staff-action-recorded';
import { inTransaction } from '@hilltop/platform/database/transaction';
import type { StaffIdentity } from '@hilltop/platform/graphql/current-staff';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { correlationId } from '@hilltop/platform/logging/correlation';
import { Outbox } from '@hilltop/platform/messaging/outbox/outbox';
import { emailHash } from '@hilltop/platform/personal-data/email-hash';
import { staffActionEvent } from '@hilltop/platform/staff-action';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Erasure } from '../erasure.entity.js';

/** Every service erases its data of the visitor and reports back with an event. */
@Injectable()
export class RequestErasure {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @param whose an e-mail address, or the id of a booking without one */
  async execute(whose: string, staff: StaffIdentity): Promise<Erasure> {
    const now = this.clock.now();
    const request = { id: randomUUID(), emailHash: emailHash(whose), requestedBy: staff.id, requestedAt: now };
    const erasure = Object.assign(new Erasure(), request);
    await inTransaction(this.dataSource, async (manager) => {
      await manager.insert(Erasure, erasure);
      const data = { erasureId: erasure.id, emailHash: erasure.emailHash };
      const facts = { aggregateId: erasure.id, correlationId: correlationId(), now };
      await this.outbox.add(manager, erasureRequested.create({ ...facts, data }));
      // The record omits whose data it was, because it outlives that data.
      const done = { action: 'erasePerson', targetType: 'erasure', targetId: erasure.id, before: null, after: {} };
      await this.outbox.add(manager, staffActionEvent(staffActionRecorded, { staff, ...done }, now));
    });
    this.outbox.wake();
    return erasure;
  }
}
