import { staffActionRecorded } from '@hilltop/contracts/orders/staff-action-recorded';
import type { StaffActionFields } from '@hilltop/contracts/staff-action';
import type { StaffIdentity } from '@hilltop/platform/graphql/current-staff';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { Outbox } from '@hilltop/platform/messaging/outbox/outbox';
import { staffActionEvent } from '@hilltop/platform/staff-action';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Voucher } from './voucher.entity.js';

export interface VoucherAction {
  readonly action: 'issueVoucher' | 'blockVoucher' | 'replaceVoucher' | 'refundVoucher' | 'cashOutVoucher';
  readonly before: StaffActionFields | null;
  readonly after: StaffActionFields;
}

/** Staff know a voucher by the end of its code. Their reason stays with the voucher. */
@Injectable()
export class VoucherActions {
  constructor(
    private readonly outbox: Outbox,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Runs in the transaction of the change. */
  async record(
    manager: EntityManager,
    staff: StaffIdentity,
    { id, last4 }: Pick<Voucher, 'id' | 'last4'>,
    done: VoucherAction,
  ): Promise<void> {
    const target = { targetType: 'voucher', targetId: id, targetName: `…${last4}` };
    const event = staffActionEvent(staffActionRecorded, { staff, ...target, ...done }, this.clock.now());
    await this.outbox.add(manager, event);
  }

  /** Call it after the transaction. */
  wake(): void {
    this.outbox.wake();
  }
}
