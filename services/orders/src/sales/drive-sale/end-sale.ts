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
import { cardOnlyCentsOf, isShipped, kindOf, kindsInOrder } from '../../lines/kinds/line-kinds.js';
import { LineOwners } from '../../lines/line-owners.js';
import { discountCentsOf, SaleLine } from '../../lines/sale-line.entity.js';
import { Order, type OrderFacts } from '../../orders/order.entity.js';
import { orderPlacedEvent } from '../../orders/order.events.js';
import { Payment } from '../../payments/payment.entity.js';
import { Promotions } from '../../promotions/promotions.js';
import { codeTaxes, sumOfTaxes, type TaxedLine } from '../../tax/tax-lines.js';
import { CartTender } from '../../vouchers/cart-tender.entity.js';
import { type SaleTender, VoucherLedger } from '../../vouchers/voucher-ledger.js';
import { Sale } from '../sale.entity.js';
import { SaleRepository } from '../sale.repository.js';
import { costOf } from './decide.js';

/** Beside the lines. */
function beside(sale: Sale, confirmed: readonly SaleLine[]): Pick<Order, 'shippingCents' | 'taxCents' | 'taxes'> {
  const isSent = confirmed.some(isShipped);
  const shippingCents = isSent ? sale.shippingCents : 0;
  const taxed = confirmed.flatMap((line): TaxedLine[] => {
    const code = kindOf(line).taxCodeOf(line.facts);
    return code === undefined ? [] : [{ code, cents: line.cents, taxCents: line.taxCents }];
  });
  const shipping = { code: 'shipping', cents: shippingCents, taxCents: isSent ? sale.shippingTaxCents : 0 };
  const taxes = codeTaxes([...taxed, shipping], sale.taxRates);
  return { shippingCents, taxCents: sumOfTaxes(taxes), taxes: taxes.length > 0 ? taxes : null };
}

/** Cents of each voucher. */
function usedOf(sale: Sale, confirmed: readonly SaleLine[], tenders: readonly SaleTender[]): readonly number[] {
  const held = tenders.map(({ paidCents }) => paidCents);
  return splitPayment(costOf(sale, confirmed), cardOnlyCentsOf(confirmed), held).vouchersPay;
}

/** Ends a sale once. What the visitor typed leaves the sale. */
@Injectable()
export class EndSale {
  constructor(
    private readonly dataSource: DataSource,
    private readonly sales: SaleRepository,
    private readonly baskets: BasketRepository,
    private readonly vouchers: VoucherLedger,
    private readonly promotions: Promotions,
    private readonly owners: LineOwners,
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
        // The vouchers that paid leave the cart with what they paid for.
        await manager.delete(CartTender, { sessionId: sale.sessionId });
        for (const line of confirmed) await kindOf(line).whenPlaced?.(line, sale, this.owners, manager);
        await this.promotions.takeFromCart(sale.sessionId, manager);
        const offCents = confirmed.reduce((cents, line) => cents + discountCentsOf(line), 0);
        if (sale.promotionId !== null) await this.promotions.settle(manager, sale.id, offCents);
        const order = this.orderOf(sale, confirmed);
        await manager.insert(Order, order as object);
        const paid = { status: 'used', orderId: order.id, amountCents: sale.capturedCents } as const;
        await manager.update(Payment, { id: sale.intentId ?? '' }, paid);
        await manager.update(Sale, { id: sale.id }, { details: null });
        await this.outbox.add(manager, orderPlacedEvent(order, confirmed));
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
    await inTransaction(this.dataSource, async (manager) => {
      if (!(await this.sales.move(sale.id, { from: 'releasing', to: 'refused' }, manager))) return;
      await this.vouchers.settle(manager, sale.id, await this.vouchers.tendersOfSale(sale.id, manager), []);
      await this.promotions.release(manager, sale.id);
      const confirmed = lines.filter(({ state }) => state === 'confirmed');
      for (const line of confirmed) await kindOf(line).whenRefused?.(line, sale, this.owners, manager);
      await manager.update(SaleLine, { id: In(confirmed.map(({ id }) => id)) }, { state: 'released' });
      await manager.update(Payment, { saleId: sale.id, status: 'started' }, { status: 'refused' });
      await manager.update(Sale, { id: sale.id }, { details: null, capturedCents: 0 });
    });
  }

  private async emptyCart(manager: EntityManager, sale: Sale, confirmed: readonly SaleLine[]): Promise<void> {
    for (const [kind, { leaveCart }] of kindsInOrder) {
      const sold = confirmed.filter((line) => line.kind === kind);
      if (sold.length > 0) await leaveCart(sold, sale, manager);
    }
  }

  private orderOf(sale: Sale, confirmed: readonly SaleLine[]): OrderFacts {
    const { id, details, language } = sale;
    const totalCents = confirmed.reduce((sum, { cents }) => sum + cents, 0);
    // Only a card's part can still be unpaid, in a demonstration.
    const isPaid = this.payments.movesMoney || sale.capturedCents === 0;
    const hasGoods = confirmed.some((line) => kindOf(line).isSendable);
    return {
      id,
      orderNumber: newReadableCode('HO'),
      customerName: details?.customerName ?? 'Erased',
      customerEmail: details?.customerEmail ?? '',
      language,
      totalCents,
      ...beside(sale, confirmed),
      delivery: confirmed.some(isShipped) ? (details?.delivery ?? null) : null,
      deliveryChangedAt: null,
      parcel: null,
      // Without goods, nothing is handed over.
      status: !hasGoods ? 'handed_over' : isPaid ? 'paid' : 'pending',
      createdAt: this.clock.now(),
      revision: 0,
      statusChangedAt: null,
    };
  }
}
