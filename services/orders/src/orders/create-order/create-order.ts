import { createHash, randomUUID } from 'node:crypto';
import { isUniqueViolation } from '@hilltop/platform/database/postgres-errors';
import { inTransaction } from '@hilltop/platform/database/transaction';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { Outbox } from '@hilltop/platform/messaging/outbox/outbox';
import { isUuid } from '@hilltop/platform/outcome/uuid';
import { newReadableCode } from '@hilltop/platform/values/readable-code';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CurrentProducts } from '../../products/current-products.js';
import { Order } from '../order.entity.js';
import { orderPlacedEvent } from '../order.events.js';
import { type OrderKeyReused, orderKeyReused } from '../order.refusals.js';
import { OrderRepository } from '../order.repository.js';
import type { OrderRequest } from './create-order.input.js';
import { type PricedOrder, type PricingRefusal, priceOrder } from './price-order.js';

export interface Ordered {
  readonly order: Order;
  /** The request was answered before; this is the same order. */
  readonly replayed: boolean;
}

/** Stores an order at catalog's prices of this moment, once per Idempotency-Key. */
@Injectable()
export class CreateOrder {
  constructor(
    private readonly dataSource: DataSource,
    private readonly orders: OrderRepository,
    private readonly outbox: Outbox,
    private readonly products: CurrentProducts,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @throws SubgraphUnavailableError when catalog cannot be asked for today's prices, and nothing was ordered before */
  async execute(request: OrderRequest, key: string | null): Promise<Ordered | PricingRefusal | OrderKeyReused> {
    const hash = requestHash(request);
    try {
      await this.products.refresh(request.items.map(({ productId }) => productId));
    } catch (error) {
      const earlier = key === null ? null : await this.orders.findByKey(key);
      if (earlier?.requestHash === hash) return { order: earlier, replayed: true };
      throw error;
    }
    const outcome = await this.place(request, key, hash);
    if (outcome === 'key taken' || !('order' in outcome)) {
      const earlier = key === null ? null : await this.orders.findByKey(key);
      if (earlier) return earlier.requestHash === hash ? { order: earlier, replayed: true } : orderKeyReused;
    }
    if (outcome === 'key taken') throw new Error('the order that took the key is gone');
    return outcome;
  }

  private async place(
    request: OrderRequest,
    idempotencyKey: string | null,
    hash: string,
  ): Promise<Ordered | PricingRefusal | 'key taken'> {
    try {
      const outcome = await inTransaction(this.dataSource, async (manager) => {
        const ids = [...new Set(request.items.map(({ productId }) => productId.toLowerCase()))].filter(isUuid);
        const products = await this.orders.lockProducts(ids, manager);
        const priced = priceOrder(request.items, request.total, products);
        if (!('lines' in priced)) return priced;
        const order = this.draft(request, priced, idempotencyKey, hash);
        await this.orders.add(order, manager);
        await this.outbox.add(manager, orderPlacedEvent(order));
        return { order, replayed: false };
      });
      if ('order' in outcome) this.outbox.wake();
      return outcome;
    } catch (error) {
      if (isUniqueViolation(error, 'orders_order_number')) return this.place(request, idempotencyKey, hash);
      if (isUniqueViolation(error, 'orders_idempotency_key')) return 'key taken';
      throw error;
    }
  }

  private draft(request: OrderRequest, priced: PricedOrder, idempotencyKey: string | null, hash: string): Order {
    return Object.assign(new Order(), {
      id: randomUUID(),
      orderNumber: newReadableCode('HO'),
      customerName: request.customerName,
      customerEmail: request.customerEmail,
      ...priced,
      status: request.status,
      idempotencyKey,
      requestHash: hash,
      createdAt: this.clock.now(),
    } satisfies Order);
  }
}

/** SHA-256 of what is ordered and by whom, in hex. */
function requestHash(request: OrderRequest): string {
  const { customerName, customerEmail, items, total, status } = request;
  return createHash('sha256')
    .update(JSON.stringify({ customerName, customerEmail, items, total, status }))
    .digest('hex');
}
