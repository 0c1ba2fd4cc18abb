import { Args, Query, Resolver } from '@nestjs/graphql';
import type { Order as OrderView } from '../generated/schema-types.js';
import { OrderRepository } from '../orders/order.repository.js';
import { OrderLinks } from '../orders/order-links.js';
import { BuyerViews } from './buyer-views.js';

/** The page of an order, by the link in its e-mails. */
@Resolver()
export class MyOrderResolver {
  constructor(
    private readonly orders: OrderRepository,
    private readonly links: OrderLinks,
    private readonly views: BuyerViews,
  ) {}

  @Query('myOrder')
  async show(@Args('token') token: string): Promise<OrderView | null> {
    const id = this.links.orderIdOf(token);
    const order = id === undefined ? null : await this.orders.find(id);
    return order && this.views.of(order);
  }
}
