import { forbidden } from '@hilltop/platform/graphql/forbidden';
import { CurrentIdentity } from '@hilltop/platform/identity/current-identity';
import { type Identity, isStaff } from '@hilltop/platform/identity/identity';
import { Args, Query, Resolver } from '@nestjs/graphql';
import type { OrderPage } from '../../generated/schema-types.js';
import { OrderRepository } from '../order.repository.js';
import { orderView } from '../order.view.js';

/** Most orders of one page. */
const MAX_PAGE = 100;

@Resolver()
export class ListOrdersResolver {
  constructor(private readonly orders: OrderRepository) {}

  @Query('orders')
  async list(
    @Args('first') first: number,
    @Args('offset') offset: number,
    @Args('search') search: string | null | undefined,
    @CurrentIdentity() identity: Identity,
  ): Promise<OrderPage> {
    if (!isStaff(identity)) throw forbidden();
    const take = Math.min(Math.max(first, 1), MAX_PAGE);
    const { orders, total } = await this.orders.page(take, Math.max(offset, 0), (search ?? '').trim().slice(0, 100));
    return { orders: orders.map(orderView), total };
  }
}
