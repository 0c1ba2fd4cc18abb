import { staffActionRecorded } from '@hilltop/contracts/orders/staff-action-recorded';
import { inTransaction } from '@hilltop/platform/database/transaction';
import type { StaffIdentity } from '@hilltop/platform/graphql/current-staff';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { Outbox } from '@hilltop/platform/messaging/outbox/outbox';
import { staffActionEvent } from '@hilltop/platform/staff-action';
import { formatCents } from '@hilltop/platform/values/cents';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { StoreTermsRepository } from '../store-terms.repository.js';

/** US cents. */
export interface ShippingChange {
  readonly shipping: number;
  /** That the manager saw. */
  readonly was: number;
}

/** An order that saw another rate is refused. */
@Injectable()
export class SetShipping {
  constructor(
    private readonly dataSource: DataSource,
    private readonly terms: StoreTermsRepository,
    private readonly outbox: Outbox,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @returns false when the rate is no longer what the manager saw */
  async execute({ shipping, was }: ShippingChange, staff: StaffIdentity): Promise<boolean> {
    const isChanged = await inTransaction(this.dataSource, async (manager) => {
      if (!(await this.terms.setShipping(shipping, was, manager))) return false;
      const target = { action: 'setShipping', targetType: 'store', targetId: 'shipping', targetName: 'Shipping' };
      const sides = { before: { shipping: formatCents(was) }, after: { shipping: formatCents(shipping) } };
      await this.outbox.add(
        manager,
        staffActionEvent(staffActionRecorded, { staff, ...target, ...sides }, this.clock.now()),
      );
      return true;
    });
    if (isChanged) this.outbox.wake();
    return isChanged;
  }
}
