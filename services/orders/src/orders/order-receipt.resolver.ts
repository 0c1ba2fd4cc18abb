import { PaymentProvider } from '@hilltop/payments/payment-provider';
import { isUuid } from '@hilltop/platform/outcome/uuid';
import { Args, Query, Resolver } from '@nestjs/graphql';
import { DataSource } from 'typeorm';
import type { OrderChangeMail, Order as OrderView } from '../generated/schema-types.js';
import { OrderRepository } from './order.repository.js';
import { orderView } from './order.view.js';
import { OrderChange } from './order-change.entity.js';
import { OrderLinks } from './order-links.js';

/** Returns an order with the buyer's name and address, to services only. */
@Resolver()
export class OrderReceiptResolver {
  constructor(
    private readonly dataSource: DataSource,
    private readonly orders: OrderRepository,
    private readonly payments: PaymentProvider,
    private readonly links: OrderLinks,
  ) {}

  /** What was corrected, with the order as it is now. */
  @Query('orderChange')
  async change(@Args('id') id: string): Promise<OrderChangeMail | null> {
    const change = isUuid(id) ? await this.dataSource.manager.findOneBy(OrderChange, { id }) : null;
    const order = change && (await this.receipt(change.orderId));
    return order && { kind: change.kind, actor: change.actor, order };
  }

  @Query('orderReceipt')
  async receipt(@Args('orderId') id: string): Promise<OrderView | null> {
    const order = isUuid(id) ? await this.orders.find(id) : null;
    return order && { ...orderView(order), charged: this.payments.movesMoney, url: this.links.urlOf(order) };
  }
}
