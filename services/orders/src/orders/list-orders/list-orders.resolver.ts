import { pageArguments } from '@hilltop/platform/graphql/page-arguments';
import { Args, Query, Resolver } from '@nestjs/graphql';
import type { OrderPage, QueryOrdersArgs } from '../../generated/schema-types.js';
import { OrderRepository } from '../order.repository.js';
import { orderView } from '../order.view.js';

@Resolver()
export class ListOrdersResolver {
  constructor(private readonly orders: OrderRepository) {}

  @Query('orders')
  async list(@Args() query: QueryOrdersArgs): Promise<OrderPage> {
    const { sort, direction, open, disputed } = query;
    const { orders, total } = await this.orders.page(
      pageArguments(query),
      sort ?? 'PLACED',
      direction ?? 'DESCENDING',
      { open: open ?? false, disputed: disputed ?? false },
    );
    return { orders: orders.map(orderView), total };
  }
}
