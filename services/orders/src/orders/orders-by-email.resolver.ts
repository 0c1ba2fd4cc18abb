import { cleanEmail } from '@hilltop/platform/values/typed-email';
import { Args, Query, Resolver } from '@nestjs/graphql';
import { DataSource } from 'typeorm';
import type { QueryOrdersByEmailArgs, Order as View } from '../generated/schema-types.js';
import { Order } from './order.entity.js';
import { orderView } from './order.view.js';

/** Returns orders for a customer's data export (product.md §6). */
@Resolver()
export class OrdersByEmailResolver {
  constructor(private readonly dataSource: DataSource) {}

  @Query('ordersByEmail')
  async list(@Args() { email }: QueryOrdersByEmailArgs): Promise<View[]> {
    const rows = await this.dataSource
      .createQueryBuilder(Order, 'b')
      .where('lower(b.customerEmail) = :email', { email: cleanEmail(email).toLowerCase() })
      .orderBy('b.createdAt')
      .getMany();
    return rows.map(orderView);
  }
}
