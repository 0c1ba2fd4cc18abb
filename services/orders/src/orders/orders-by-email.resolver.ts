import { cleanEmail } from '@hilltop/platform/values/typed-email';
import { Args, Query, Resolver } from '@nestjs/graphql';
import type { QueryOrdersByEmailArgs, Order as View } from '../generated/schema-types.js';
import { OrderRepository } from './order.repository.js';
import { orderView } from './order.view.js';

/** Returns orders for a customer's data export (product.md §6). */
@Resolver()
export class OrdersByEmailResolver {
  constructor(private readonly orders: OrderRepository) {}

  @Query('ordersByEmail')
  async list(@Args() { email }: QueryOrdersByEmailArgs): Promise<View[]> {
    return (await this.orders.ofEmail(cleanEmail(email).toLowerCase())).map(orderView);
  }
}
