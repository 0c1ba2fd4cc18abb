import { CurrentStaff, type StaffIdentity } from '@hilltop/platform/graphql/current-staff';
import { pageArguments } from '@hilltop/platform/graphql/page-arguments';
import { readsOnly } from '@hilltop/platform/identity/identity';
import { Args, Query, Resolver } from '@nestjs/graphql';
import type { OrderPage, QueryOrdersArgs } from '../generated/schema-types.js';
import { OrderRepository } from './order.repository.js';
import { orderForReader, orderView } from './order.view.js';

@Resolver()
export class ListOrdersResolver {
  constructor(private readonly orders: OrderRepository) {}

  @Query('orders')
  async list(@Args() query: QueryOrdersArgs, @CurrentStaff() staff: StaffIdentity): Promise<OrderPage> {
    const { sort, direction, open, disputed } = query;
    const isReader = readsOnly(staff);
    const { orders, total } = await this.orders.page(
      pageArguments(query),
      // An order by e-mail would tell of it.
      isReader && sort === 'EMAIL' ? 'PLACED' : (sort ?? 'PLACED'),
      direction ?? 'DESCENDING',
      { open: open ?? false, disputed: disputed ?? false, byNameOnly: isReader },
    );
    return { orders: orders.map(isReader ? orderForReader : orderView), total };
  }
}
