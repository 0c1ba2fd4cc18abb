import { staffActionRecorded } from '@hilltop/contracts/orders/staff-action-recorded';
import type { StaffActionFields } from '@hilltop/contracts/staff-action';
import type { StaffIdentity } from '@hilltop/platform/graphql/current-staff';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { Outbox } from '@hilltop/platform/messaging/outbox/outbox';
import { staffActionEvent } from '@hilltop/platform/staff-action';
import { formatCents } from '@hilltop/platform/values/cents';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Promotion as PromotionView } from '../generated/schema-types.js';
import type { Promotion } from './promotion.entity.js';
import { TAKEN_OFF } from './promotion.statements.js';
import { Promotions } from './promotions.js';

/** @param takenOffCents off placed orders @param isOpen it can be used now */
function promotionView(promotion: Promotion, takenOffCents: number, isOpen: boolean): PromotionView {
  const { id, code, name, kind, amount, forTours, forGoods, uses, usesLimit, oncePerAddress } = promotion;
  const { saleFrom, saleUntil, visitFrom, visitUntil, leastCents, createdAt, endedAt } = promotion;
  return {
    __typename: 'Promotion',
    id,
    code,
    name,
    kind,
    amount: kind === 'percent' ? String(amount) : formatCents(amount),
    forTours,
    forGoods,
    tours: [...promotion.tours],
    ticketTypes: [...promotion.ticketTypes],
    products: [...promotion.products],
    saleFrom,
    saleUntil,
    visitFrom,
    visitUntil,
    least: formatCents(leastCents),
    uses,
    usesLimit,
    oncePerAddress,
    takenOff: formatCents(takenOffCents),
    open: isOpen,
    createdAt: createdAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
  };
}

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
