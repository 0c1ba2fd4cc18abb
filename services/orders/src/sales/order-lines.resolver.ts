import { disputesOf } from '@hilltop/payments/disputes/disputes-of';
import { rowLoader } from '@hilltop/platform/database/row-loader';
import { CurrentIdentity } from '@hilltop/platform/graphql/current-identity';
import type { Identity } from '@hilltop/platform/identity/identity';
import { formatCents, parseCents } from '@hilltop/platform/values/cents';
import { Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { DataSource, In } from 'typeorm';
import { amountsOf } from '../basket/amounts.js';
import type {
  Amount,
  Dispute as DisputeView,
  OrderDiscount,
  OrderRefund,
  OrderTour,
  Order as OrderView,
  OrderVoucher,
  VoucherPayment,
} from '../generated/schema-types.js';
import { soldOf } from '../lines/kinds/line-kinds.js';
import { type LineKindName, listCentsOf, SaleLine } from '../lines/sale-line.entity.js';
import { OrderCancellation } from '../orders/cancel-line/order-cancellation.entity.js';
import { Refund } from '../payments/refund.entity.js';
import { CODES_OF_ORDERS } from '../promotions/promotion.statements.js';
import { returnKey } from '../vouchers/refund-tenders.js';
import { VoucherLedger } from '../vouchers/voucher-ledger.js';
import { GiftViews } from './gift-views.js';
import { orderTourView } from './sale.views.js';

function nameOfBack({ quantity, position }: OrderCancellation, goods: OrderView['lines']): string | null {
  return quantity === 0 ? 'Shipping' : (goods[position]?.productName ?? null);
}

/** Batched per response. */
@Resolver('Order')
export class OrderLinesResolver {
  private readonly lineLoader = rowLoader((ids) => this.linesOf(ids));
  private readonly codeLoader = rowLoader<{ readonly id: string; readonly code: string; readonly cents: number }>(
    (ids) => this.dataSource.query(CODES_OF_ORDERS, [ids]),
  );

  private readonly disputesOf: ReturnType<typeof disputesOf>;

  constructor(
    private readonly dataSource: DataSource,
    private readonly ledger: VoucherLedger,
    private readonly gifts: GiftViews,
  ) {
    this.disputesOf = disputesOf(dataSource, 'order_id');
  }

  @ResolveField('tours')
  async tours(@Parent() { id, tours }: Pick<OrderView, 'id'> & { tours?: OrderTour[] }): Promise<OrderTour[]> {
    return tours ?? soldOf(await this.confirmed(id), 'tour').map(orderTourView);
  }

  @ResolveField('tourCount')
  tourCount(@Parent() { id }: Pick<OrderView, 'id'>): Promise<number> {
    return this.countOf(id, 'tour');
  }

  @ResolveField('voucherCount')
  voucherCount(@Parent() { id }: Pick<OrderView, 'id'>): Promise<number> {
    return this.countOf(id, 'voucher');
  }

  @ResolveField('vouchers')
  async vouchers(
    @Parent() { id, vouchers }: Pick<OrderView, 'id'> & { vouchers?: OrderVoucher[] },
  ): Promise<OrderVoucher[]> {
    return vouchers ?? this.gifts.of(await this.confirmed(id));
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

  /** An order from before there were lines has its goods alone. */
  @ResolveField('amounts')
  async amounts(@Parent() order: OrderView): Promise<Amount[]> {
    const { id, total, shipping, delivery, taxLines } = order;
    const lines = (await this.confirmed(id)).map((line) => ({ kind: line.kind, listCents: listCentsOf(line) }));
    const used = await this.codeLoader.load(id);
    const vouchers = (await this.ledger.tendersOfSale(id)).filter(({ paidCents }) => paidCents > 0);
    const [totalCents, shippingCents] = [parseCents(total) ?? 0, parseCents(shipping) ?? 0];
    return amountsOf({
      lines: lines.length > 0 ? lines : [{ kind: 'goods', listCents: totalCents }],
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
  async refunds(@Parent() { id, lines: goods }: OrderView): Promise<OrderRefund[]> {
    const lines = (await this.confirmed(id)).map((line) => line.id);
    const { manager } = this.dataSource;
    const cancellations = await manager.findBy(OrderCancellation, { orderId: id });
    const refunds = await manager.find(Refund, {
      where: [
        { lineId: In(lines), reason: In(['line_refunded', 'voucher_voided']) },
        { id: In(cancellations.flatMap(({ refundId }) => refundId ?? [])) },
      ],
      order: { requestedAt: 'ASC', id: 'ASC' },
    });
    const returned = await this.ledger.returnedOfSale(id);
    const cancelled = (cancellation: OrderCancellation | undefined) => ({
      productName: cancellation ? nameOfBack(cancellation, goods) : null,
      // Without pieces, only shipping went back.
      quantity: cancellation?.quantity || null,
    });
    const toCard = refunds.map((refund) => ({
      id: refund.id,
      lineId: refund.lineId ?? '',
      ...cancelled(cancellations.find(({ refundId }) => refundId === refund.id)),
      amount: formatCents(refund.amountCents ?? 0),
      status: refund.status,
      requestedAt: refund.requestedAt.toISOString(),
      ...(refund.reason === 'voucher_voided' && { productName: 'Gift voucher', quantity: 1 }),
      voucherLast4: null,
    }));
    const toVouchers = returned.map((entry) => ({
      id: entry.id,
      lineId: entry.lineId ?? '',
      ...cancelled(cancellations.find((one) => returnKey(one.id) === entry.key)),
      amount: formatCents(entry.deltaCents),
      status: 'settled' as const,
      requestedAt: entry.at.toISOString(),
      voucherLast4: entry.last4,
    }));
    return [...toCard, ...toVouchers].toSorted((a, b) => a.requestedAt.localeCompare(b.requestedAt));
  }

  private async countOf(orderId: string, wanted: LineKindName): Promise<number> {
    return soldOf(await this.confirmed(orderId), wanted).length;
  }

  private async confirmed(orderId: string): Promise<readonly SaleLine[]> {
    return (await this.lineLoader.load(orderId))?.lines ?? [];
  }

  private async linesOf(orderIds: readonly string[]): Promise<{ id: string; lines: SaleLine[] }[]> {
    const where = { saleId: In([...orderIds]), state: 'confirmed' } as const;
    const lines = await this.dataSource.manager.find(SaleLine, { where, order: { position: 'ASC' } });
    return orderIds.map((id) => ({ id, lines: lines.filter(({ saleId }) => saleId === id) }));
  }
}
