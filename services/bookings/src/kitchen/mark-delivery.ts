import { staffActionRecorded } from '@hilltop/contracts/bookings/staff-action-recorded';
import type { CloudEvent } from '@hilltop/contracts/cloud-event';
import { inTransaction } from '@hilltop/platform/database/transaction';
import type { StaffIdentity } from '@hilltop/platform/graphql/current-staff';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { Outbox } from '@hilltop/platform/messaging/outbox/outbox';
import { staffActionEvent } from '@hilltop/platform/staff-action';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { DeliveryMark } from './delivery-mark.entity.js';
import type { MarkRequest } from './mark-delivery.input.js';

/** Idempotent. */
@Injectable()
export class MarkDelivery {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @param restaurant its name */
  async execute(request: MarkRequest, restaurant: string, staff: StaffIdentity): Promise<void> {
    const now = this.clock.now();
    await inTransaction(this.dataSource, async (manager) => {
      if (!(await mark(manager, request, staff, now))) return;
      await this.outbox.add(manager, markedEvent(request, restaurant, staff, now));
    });
    this.outbox.wake();
  }
}

/** @returns whether anything changed */
async function mark(manager: EntityManager, request: MarkRequest, staff: StaffIdentity, now: Date): Promise<boolean> {
  const { date, platform, deliveryTime, step, done } = request;
  const key = { date, platform, deliveryTime, step };
  if (!done) return (await manager.delete(DeliveryMark, key)).affected === 1;
  const added: unknown[] = await manager.query(
    `INSERT INTO delivery_marks (date, platform, delivery_time, step, staff_id, marked_at)
     VALUES ($1::date, $2, $3, $4, $5::uuid, $6::timestamptz) ON CONFLICT DO NOTHING RETURNING step`,
    [date, platform, deliveryTime, step, staff.id, now],
  );
  return added.length === 1;
}

function markedEvent(request: MarkRequest, restaurant: string, staff: StaffIdentity, now: Date): CloudEvent {
  const { date, platform, deliveryTime, step, done } = request;
  const targetName = `${restaurant}, ${deliveryTime}`;
  const target = { targetType: 'delivery', targetId: `${date} ${platform} ${deliveryTime}`, targetName };
  const sides = { before: { [step]: !done }, after: { [step]: done } };
  return staffActionEvent(staffActionRecorded, { staff, action: 'markDelivery', ...target, ...sides }, now);
}
