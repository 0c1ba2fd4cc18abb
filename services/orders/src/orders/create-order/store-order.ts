import { CapturePayments } from '@hilltop/payments/captures/capture-payments';
import { PaymentProvider } from '@hilltop/payments/payment-provider';
import { isUniqueViolation } from '@hilltop/platform/database/postgres-errors';
import { inTransaction } from '@hilltop/platform/database/transaction';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { Outbox } from '@hilltop/platform/messaging/outbox/outbox';
import { newReadableCode } from '@hilltop/platform/values/readable-code';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ClaimForOrder } from '../../stock/claim-for-order.js';
import { Order, type OrderFacts } from '../order.entity.js';
import { orderPlacedEvent } from '../order.events.js';
import { OrderRepository } from '../order.repository.js';
import { amountDue, type Charges, charged } from './charges.js';
import { type OrderRequest, requestHash } from './create-order.input.js';
import { type PricedOrder, type PricingRefusal, priceOrder } from './price-order.js';

export interface Ordered {
  readonly order: Order;
  /** The order of an earlier, identical request. */
  readonly replayed: boolean;
}

/** Stores an authorized order with its payment and its claim of stock, at prices that nobody changes meanwhile. */
@Injectable()
export class StoreOrder {
  constructor(
    private readonly dataSource: DataSource,
    private readonly orders: OrderRepository,
    private readonly outbox: Outbox,
    private readonly payments: PaymentProvider,
    private readonly captures: CapturePayments,
    private readonly claims: ClaimForOrder,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @returns a refusal when prices changed meanwhile, or what belongs to another order */
  async execute(
    id: string,
    request: OrderRequest,
    charges: Charges,
    key: string | null,
    intentId: string,
  ): Promise<Ordered | PricingRefusal | 'key taken' | 'payment taken'> {
    try {
      const outcome = await inTransaction(this.dataSource, async (manager) => {
        const products = await this.orders.lockProducts(request.items, manager);
        const priced = priceOrder(request.items, request.total, products);
        if (!('lines' in priced)) return priced;
        const order = this.draft(id, request, priced, charges, key);
        const captureDueAt = this.captures.dueAt(amountDue(request));
        await this.orders.add(order, { intentId, captureDueAt }, manager);
        await this.claims.keep(id, manager);
        // Others learn of it once its money is captured.
        if (captureDueAt === null) await this.outbox.add(manager, orderPlacedEvent(order));
        return { order, replayed: false };
      });
      if ('order' in outcome) this.outbox.wake();
      return outcome;
    } catch (error) {
      if (isUniqueViolation(error, 'orders_order_number')) return this.execute(id, request, charges, key, intentId);
      if (isUniqueViolation(error, 'orders_idempotency_key')) return 'key taken';
      if (isUniqueViolation(error, 'PK_payments')) return 'payment taken';
      throw error;
    }
  }

  private draft(
    id: string,
    request: OrderRequest,
    priced: PricedOrder,
    charges: Charges,
    idempotencyKey: string | null,
  ): Order {
    return Object.assign(new Order(), {
      id,
      orderNumber: newReadableCode('HO'),
      customerName: request.customerName,
      customerEmail: request.customerEmail,
      ...charged(priced, charges),
      delivery: request.delivery,
      deliveryChangedAt: null,
      parcel: null,
      status: this.payments.movesMoney ? 'paid' : request.status,
      revision: 0,
      statusChangedAt: null,
      idempotencyKey,
      requestHash: requestHash(request),
      createdAt: this.clock.now(),
    } satisfies OrderFacts);
  }
}
