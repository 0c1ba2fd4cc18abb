import { rowLoader } from '@hilltop/platform/database/row-loader';
import { CurrentIdentity } from '@hilltop/platform/graphql/current-identity';
import type { Identity } from '@hilltop/platform/identity/identity';
import { Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { DataSource } from 'typeorm';
import type { OrderChange as OrderChangeView, Order as OrderView } from '../generated/schema-types.js';
import type { OrderChange } from './order-change.entity.js';

type Row = OrderChange & { readonly last4: string | null };

/** Oldest first. $1 orders. */
const CHANGES_OF_ORDERS = `
  SELECT c.id, c.order_id AS "orderId", c.kind, c.actor, c.reason, c.former_delivery AS "formerDelivery",
    c.changed_at AS "changedAt", v.last4
  FROM order_changes c LEFT JOIN vouchers v ON v.id = c.voucher_id
  WHERE c.order_id = ANY ($1::uuid[]) ORDER BY c.changed_at, c.id`;

function viewOf({ id, kind, actor, reason, formerDelivery, last4, changedAt }: Row): OrderChangeView {
  return { id, kind, actor, reason, formerDelivery, voucherLast4: last4, changedAt: changedAt.toISOString() };
}

/** Has names and addresses, so it is for the desk and managers. Batched per response. */
@Resolver('Order')
export class OrderChangesResolver {
  private readonly loader = rowLoader<{ readonly id: string; readonly changes: OrderChangeView[] }>(async (ids) => {
    const rows: Row[] = await this.dataSource.query(CHANGES_OF_ORDERS, [ids]);
    return ids.map((id) => ({ id, changes: rows.filter(({ orderId }) => orderId === id).map(viewOf) }));
  });

  constructor(private readonly dataSource: DataSource) {}

  @ResolveField('changes')
  async changes(
    @Parent() { id }: Pick<OrderView, 'id'>,
    @CurrentIdentity() identity: Identity,
  ): Promise<OrderChangeView[] | null> {
    const isForThem = identity.role === 'staff' && (identity.staffRole === 'desk' || identity.staffRole === 'manager');
    return isForThem ? ((await this.loader.load(id))?.changes ?? []) : null;
  }
}
