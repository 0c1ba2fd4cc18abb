import { disputesOf } from '@hilltop/payments/disputes/disputes-of';
import { rowLoader } from '@hilltop/platform/database/row-loader';
import { CurrentIdentity } from '@hilltop/platform/graphql/current-identity';
import type { Identity } from '@hilltop/platform/identity/identity';
import { formatCents, parseCents } from '@hilltop/platform/values/cents';
import { Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { DataSource, In, Not } from 'typeorm';
import { amountsOf } from '../basket/amounts.js';
import type {
  Amount,
  Dispute as DisputeView,
  OrderDiscount,
  OrderRefund,
  Order as OrderView,
  VoucherPayment,
} from '../generated/schema-types.js';
import { OrderCancellation } from '../orders/cancel-line/order-cancellation.entity.js';
import { Refund } from '../payments/refund.entity.js';
import { CODES_OF_ORDERS } from '../promotions/promotion.statements.js';
import { texts } from '../texts.en.js';
import { returnKey } from '../vouchers/refund-tenders.js';
import { VoucherLedger } from '../vouchers/voucher-ledger.js';

/** Batched per response. */
@Resolver('Order')
export class OrderMoneyResolver {
  private readonly codeLoader = rowLoader<{ readonly id: string; readonly code: string; readonly cents: number }>(
    (ids) => this.dataSource.query(CODES_OF_ORDERS, [ids]),
  );

  private readonly disputesOf: ReturnType<typeof disputesOf>;

  constructor(
    private readonly dataSource: DataSource,
    private readonly ledger: VoucherLedger,
  ) {
    this.disputesOf = disputesOf(dataSource, 'order_id');
  }

  @ResolveField('paidByVouchers')
  async paidByVouchers(@Parent() { id }: Pick<OrderView, 'id'>): Promise<VoucherPayment[]> {
    const tenders = await this.ledger.tendersOfSale(id);
    const paid = tenders.filter(({ paidCents }) => paidCents > 0);
    return paid.map(({ last4, paidCents, leftCents }) => ({
      last4,
      amount: formatCents(paidCents),
      left: formatCents(leftCents),
    }));
  }

  @ResolveField('discount')
  async discount(@Parent() { id }: Pick<OrderView, 'id'>): Promise<OrderDiscount | null> {
    const used = await this.codeLoader.load(id);
    return used && { code: used.code, amount: formatCents(used.cents) };
  }

  @ResolveField('amounts')
  async amounts(@Parent() order: OrderView): Promise<Amount[]> {
    const { id, shipping, delivery, taxLines } = order;
    const lines = order.lines.map(({ kind, amount }) => ({ kind, listCents: parseCents(amount) ?? 0 }));
    const used = await this.codeLoader.load(id);
    const vouchers = (await this.ledger.tendersOfSale(id)).filter(({ paidCents }) => paidCents > 0);
    const shippingCents = parseCents(shipping) ?? 0;
    return amountsOf({
      lines,
      discount: used && used.cents > 0 ? used : null,
      shippingCents: delivery !== null || shippingCents > 0 ? shippingCents : undefined,
      taxes: taxLines,
      vouchers: vouchers.map(({ last4, paidCents: cents }) => ({ last4, cents })),
    });
  }

  @ResolveField('disputes')
  disputes(
    @Parent() { id }: Pick<OrderView, 'id'>,
    @CurrentIdentity() identity: Identity,
  ): Promise<DisputeView[] | null> {
    return this.disputesOf(id, identity);
  }

  @ResolveField('refunds')
  async refunds(@Parent() { id, lines }: OrderView): Promise<OrderRefund[]> {
    const { manager } = this.dataSource;
    const cancellations = await manager.findBy(OrderCancellation, { orderId: id });
    const refunds = await manager.find(Refund, {
      where: { lineId: In(lines.map((line) => line.id)), reason: Not('not_ordered') },
      order: { requestedAt: 'ASC', id: 'ASC' },
    });
    const returned = await this.ledger.returnedOfSale(id);
    const what = (lineId: string | null, cancellation: OrderCancellation | undefined) => ({
      lineId: lineId ?? '',
      // Without pieces, only shipping went back.
      name: cancellation?.quantity === 0 ? texts().shipping : (lines.find((line) => line.id === lineId)?.name ?? ''),
      quantity: cancellation?.quantity || null,
    });
    const toCard = refunds.map((refund) => ({
      id: refund.id,
      ...what(
        refund.lineId,
        cancellations.find(({ refundId }) => refundId === refund.id),
      ),
      amount: formatCents(refund.amountCents ?? 0),
      status: refund.status,
      requestedAt: refund.requestedAt.toISOString(),
      voucherLast4: null,
    }));
    const toVouchers = returned.map((entry) => ({
      id: entry.id,
      ...what(
        entry.lineId,
        cancellations.find((one) => returnKey(one.id) === entry.key),
      ),
      amount: formatCents(entry.deltaCents),
      status: 'settled' as const,
      requestedAt: entry.at.toISOString(),
      voucherLast4: entry.last4,
    }));
    return [...toCard, ...toVouchers].toSorted((a, b) => a.requestedAt.localeCompare(b.requestedAt));
  }
}
