import { splitPayment } from '@hilltop/contracts/house/split-payment';
import { PaymentProvider } from '@hilltop/payments/payment-provider';
import { isUniqueViolation } from '@hilltop/platform/database/postgres-errors';
import { inTransaction } from '@hilltop/platform/database/transaction';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { Outbox } from '@hilltop/platform/messaging/outbox/outbox';
import { newReadableCode } from '@hilltop/platform/values/readable-code';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In } from 'typeorm';
import { BasketRepository } from '../../basket/basket.repository.js';
import { giftCentsOf } from '../../basket/basket-line.js';
import { CartTour } from '../../basket/cart-tour.entity.js';
import { CartVoucher } from '../../basket/cart-voucher.entity.js';
import { Order, type OrderFacts, type OrderLine } from '../../orders/order.entity.js';
import { orderPlacedEvent } from '../../orders/order.events.js';
import { Payment } from '../../payments/payment.entity.js';
import { Promotions } from '../../promotions/promotions.js';
import { codeOfGoods } from '../../tax/code-of-goods.js';
import { codeTaxes, sumOfTaxes, type TaxedLine } from '../../tax/tax-lines.js';
import { type SaleTender, VoucherLedger } from '../../vouchers/voucher-ledger.js';
import { Sale } from '../sale.entity.js';
import { SaleRepository } from '../sale.repository.js';
import { discountCentsOf, goodsOf, isShipped, SaleLine } from '../sale-line.entity.js';
import { costOf } from './decide.js';
import { IssueGifts } from './issue-gifts.js';

/** The line as its order keeps it. */
function orderLine(line: SaleLine): OrderLine {
  return { ...goodsOf(line), ...(line.taxCents > 0 && { taxCents: line.taxCents }) };
}

/** Beside the lines. @param paidCents by card and vouchers */
function beside(
  sale: Sale,
  confirmed: readonly SaleLine[],
  paidCents: number,
): Pick<Order, 'shippingCents' | 'taxCents' | 'taxes'> {
  const goods = confirmed.filter(({ kind }) => kind === 'goods');
  const isSent = goods.some(isShipped);
  const shippingCents = isSent ? sale.shippingCents : 0;
  const sold: TaxedLine[] = [
    ...goods.map((line) => ({ code: codeOfGoods(goodsOf(line)), cents: line.cents, taxCents: line.taxCents })),
    { code: 'shipping', cents: shippingCents, taxCents: isSent ? sale.shippingTaxCents : 0 },
  ];
  const untaxedCents = confirmed.reduce((cents, line) => cents + line.cents, shippingCents);
  // A process of the last release captures no tax.
  const taxes = sale.taxRates && paidCents > untaxedCents ? codeTaxes(sold, sale.taxRates) : [];
  return { shippingCents, taxCents: sumOfTaxes(taxes), taxes: taxes.length > 0 ? taxes : null };
}

/** Cents of each voucher. */
function usedOf(sale: Sale, confirmed: readonly SaleLine[], tenders: readonly SaleTender[]): readonly number[] {
  const held = tenders.map(({ paidCents }) => paidCents);
  return splitPayment(costOf(sale, confirmed), giftCentsOf(confirmed), held).vouchersPay;
}

/** The tour of the cart with the seats that were sold: another tab may have changed it to others meanwhile. */
function cartTourOf({ details }: Sale, { id, cartLineId }: SaleLine): { id: string; holdId?: string } {
  const holdId = details?.tours[id]?.holdId;
  return { id: cartLineId, ...(holdId && { holdId }) };
}

/** Leaves what was added while the order was placed. $1 lines of the cart, $2 their sold quantities. */
const TAKE_SOLD_GOODS = `
  WITH sold AS (SELECT * FROM unnest($1::uuid[], $2::integer[]) AS sold (id, quantity)), kept AS (
    UPDATE cart_items c SET quantity = c.quantity - sold.quantity FROM sold
    WHERE c.id = sold.id AND c.quantity > sold.quantity
  ) DELETE FROM cart_items c USING sold WHERE c.id = sold.id AND c.quantity <= sold.quantity`;

/** Ends a sale once. What the visitor typed leaves the sale. */
@Injectable()
export class EndSale {
  constructor(
    private readonly dataSource: DataSource,
    private readonly sales: SaleRepository,
    private readonly baskets: BasketRepository,
    private readonly vouchers: VoucherLedger,
    private readonly promotions: Promotions,
    private readonly issueGifts: IssueGifts,
    private readonly payments: PaymentProvider,
    private readonly outbox: Outbox,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Stores order, payment and event, and empties the cart of what was sold. */
  async place(sale: Sale): Promise<void> {
    const confirmed = (await this.sales.lines(sale.id)).filter(({ state }) => state === 'confirmed');
    try {
      await inTransaction(this.dataSource, async (manager) => {
        // Before the state changes: a request that has locked the cart then still finds this sale under way.
        await this.baskets.lockedLines(sale.sessionId, manager);
        // Only who ends the sale empties the cart: what was not sold stays.
        if (!(await this.sales.move(sale.id, { from: 'capturing', to: 'placed' }, manager))) return;
        await this.emptyCart(manager, sale, confirmed);
        const tenders = await this.vouchers.tendersOfSale(sale.id, manager);
        const used = usedOf(sale, confirmed, tenders);
        await this.vouchers.settle(manager, sale.id, tenders, used);
        await this.issueGifts.execute(manager, sale, confirmed);
        await this.promotions.takeFromCart(sale.sessionId, manager);
        const offCents = confirmed.reduce((cents, line) => cents + discountCentsOf(line), 0);
        if (sale.promotionId !== null) await this.promotions.settle(manager, sale.id, offCents);
        const order = this.orderOf(sale, confirmed, used);
        await manager.insert(Order, order as object);
        const paid = { status: 'used', orderId: order.id, amountCents: sale.capturedCents } as const;
        await manager.update(Payment, { id: sale.intentId ?? '' }, paid);
        await manager.update(Sale, { id: sale.id }, { details: null });
        const besideGoods = confirmed.filter(({ kind }) => kind !== 'goods').length;
        await this.outbox.add(manager, orderPlacedEvent(order, besideGoods));
      });
    } catch (error) {
      if (isUniqueViolation(error, 'orders_order_number')) return this.place(sale);
      throw error;
    }
    this.outbox.wake();
  }

  /** Payment and lines are released. Its tours leave the cart, its goods stay. */
  async refuse(sale: Sale): Promise<void> {
    const lines = await this.sales.lines(sale.id);
    const now = this.clock.now();
    await inTransaction(this.dataSource, async (manager) => {
      if (!(await this.sales.move(sale.id, { from: 'releasing', to: 'refused' }, manager))) return;
      await this.vouchers.settle(manager, sale.id, await this.vouchers.tendersOfSale(sale.id, manager), []);
      await this.promotions.release(manager, sale.id);
      const confirmed = lines.filter(({ state }) => state === 'confirmed');
      for (const line of confirmed) await manager.update(CartTour, cartTourOf(sale, line), { heldUntil: now });
      await manager.update(SaleLine, { id: In(confirmed.map(({ id }) => id)) }, { state: 'released' });
      await manager.update(Payment, { saleId: sale.id, status: 'started' }, { status: 'refused' });
      await manager.update(Sale, { id: sale.id }, { details: null, capturedCents: 0 });
    });
  }

  private async emptyCart(manager: EntityManager, sale: Sale, confirmed: readonly SaleLine[]): Promise<void> {
    const goods = confirmed.filter(({ kind }) => kind === 'goods');
    const sold = confirmed.map(({ cartLineId }) => cartLineId);
    await manager.query(TAKE_SOLD_GOODS, [
      goods.map(({ cartLineId }) => cartLineId),
      goods.map((line) => goodsOf(line).quantity),
    ]);
    for (const line of confirmed) await manager.delete(CartTour, cartTourOf(sale, line));
    await manager.delete(CartVoucher, { id: In(sold) });
  }

  private orderOf(sale: Sale, confirmed: readonly SaleLine[], used: readonly number[]): Order {
    const { id, details, requestHash } = sale;
    const paidCents = used.reduce((sum, cents) => sum + cents, sale.capturedCents);
    const goods = confirmed.filter(({ kind }) => kind === 'goods').map(orderLine);
    const totalCents = confirmed.reduce((sum, { cents }) => sum + cents, 0);
    // An order without goods has nothing to hand over. Only a card's part can still be unpaid, in a demonstration.
    const isPaid = this.payments.movesMoney || sale.capturedCents === 0;
    const status = goods.length === 0 ? 'handed_over' : isPaid ? 'paid' : 'pending';
    return Object.assign(new Order(), {
      id,
      orderNumber: newReadableCode('HO'),
      customerName: details?.customerName ?? 'Erased',
      customerEmail: details?.customerEmail ?? '',
      lines: goods,
      totalCents,
      ...beside(sale, confirmed, paidCents),
      delivery: confirmed.some(isShipped) ? (details?.delivery ?? null) : null,
      deliveryChangedAt: null,
      parcel: null,
      status,
      idempotencyKey: null,
      requestHash,
      createdAt: this.clock.now(),
      revision: 0,
      statusChangedAt: null,
    } satisfies OrderFacts);
  }
}
