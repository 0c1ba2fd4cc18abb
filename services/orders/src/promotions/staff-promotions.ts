import { staffActionRecorded } from '@hilltop/contracts/orders/staff-action-recorded';
import type { StaffActionFields } from '@hilltop/contracts/staff-action';
import type { StaffIdentity } from '@hilltop/platform/graphql/current-staff';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { Outbox } from '@hilltop/platform/messaging/outbox/outbox';
import { staffActionEvent } from '@hilltop/platform/staff-actions/staff-action';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Promotion as PromotionView } from '../generated/schema-types.js';
import type { Promotion } from './promotion.entity.js';
import { TAKEN_OFF } from './promotion.statements.js';
import { promotionView } from './promotion.view.js';
import { Promotions } from './promotions.js';

/** Codes as managers see and change them. */
@Injectable()
export class StaffPromotions {
  constructor(
    private readonly dataSource: DataSource,
    private readonly promotions: Promotions,
    private readonly outbox: Outbox,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async views(some: readonly Promotion[]): Promise<PromotionView[]> {
    const ids = some.map(({ id }) => id);
    const rows: { id: string; cents: number }[] = await this.dataSource.query(TAKEN_OFF, [ids]);
    const cents = new Map(rows.map((row) => [row.id, row.cents]));
    return some.map((one) => promotionView(one, cents.get(one.id) ?? 0, this.promotions.isOpen(one)));
  }

  async view(promotion: Promotion): Promise<PromotionView> {
    const [view] = await this.views([promotion]);
    if (!view) throw new Error('a code has no view');
    return view;
  }

  /** Runs in the transaction of the change. */
  async record(
    manager: EntityManager,
    staff: StaffIdentity,
    { id, code }: Promotion,
    done: {
      readonly action: 'createPromotion' | 'endPromotion';
      readonly before: StaffActionFields | null;
      readonly after: StaffActionFields;
    },
  ): Promise<void> {
    const target = { targetType: 'promotion', targetId: id, targetName: code };
    const event = staffActionEvent(staffActionRecorded, { staff, ...target, ...done }, this.clock.now());
    await this.outbox.add(manager, event);
  }

  /** Call it after the transaction. */
  wake(): void {
    this.outbox.wake();
  }
}
