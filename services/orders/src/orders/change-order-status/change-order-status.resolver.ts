import { CurrentStaff, type StaffIdentity } from '@hilltop/platform/graphql/current-staff';
import { parseInput } from '@hilltop/platform/outcome/parse-input';
import { isUuid } from '@hilltop/platform/outcome/uuid';
import { Args, Mutation, Resolver } from '@nestjs/graphql';
import type { ChangeOrderStatusResult, MutationChangeOrderStatusArgs } from '../../generated/schema-types.js';
import { refuse } from '../../refusals.en.js';
import { OrderRepository } from '../order.repository.js';
import { orderView } from '../order.view.js';
import { parcelInput } from '../parcel.js';
import { ChangeOrderStatus } from './change-order-status.js';

@Resolver()
export class ChangeOrderStatusResolver {
  constructor(
    private readonly changeStatus: ChangeOrderStatus,
    private readonly orders: OrderRepository,
  ) {}

  @Mutation('changeOrderStatus')
  async change(
    @Args() change: MutationChangeOrderStatusArgs,
    @CurrentStaff() staff: StaffIdentity,
  ): Promise<ChangeOrderStatusResult> {
    const parsed = parseInput(parcelInput.nullish(), change.parcel);
    if (!parsed.ok) return parsed.refusal;
    const isChanged = isUuid(change.id) && (await this.changeStatus.execute(change, parsed.value ?? null, staff));
    const order = isUuid(change.id) ? await this.orders.find(change.id) : null;
    if (!order) return refuse.OrderNotFound();
    const currentOrder = orderView(order);
    if (isChanged) return currentOrder;
    const { contents, status } = refuse.OrderChangedMeanwhile;
    return order.status === change.from ? contents({ currentOrder }) : status({ currentOrder });
  }
}
