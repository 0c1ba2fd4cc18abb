import { CurrentIdentity } from '@hilltop/platform/graphql/current-identity';
import { forbidden } from '@hilltop/platform/graphql/forbidden';
import { pageArguments } from '@hilltop/platform/graphql/page-arguments';
import { type Identity, isStaff } from '@hilltop/platform/identity/identity';
import { Args, Query, Resolver } from '@nestjs/graphql';
import type { OrderPage, QueryOrdersArgs } from '../../generated/schema-types.js';
import { OrderRepository } from '../order.repository.js';
import { orderView } from '../order.view.js';

@Resolver()
export class ListOrdersResolver {
  constructor(private readonly orders: OrderRepository) {}

  @Query('orders')
  async list(@Args() query: QueryOrdersArgs, @CurrentIdentity() identity: Identity): Promise<OrderPage> {
    if (!isStaff(identity)) throw forbidden();
    const { sort, direction } = query;
    const { orders, total } = await this.orders.page(pageArguments(query), sort ?? 'PLACED', direction ?? 'DESCENDING');
    return { orders: orders.map(orderView), total };
  }
}
