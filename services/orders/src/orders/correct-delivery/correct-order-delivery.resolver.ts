import { CurrentStaff, type StaffIdentity } from '@hilltop/platform/graphql/current-staff';
import { parseInput } from '@hilltop/platform/outcome/parse-input';
import { isUuid } from '@hilltop/platform/outcome/uuid';
import { Args, Mutation, Resolver } from '@nestjs/graphql';
import type { CorrectOrderDeliveryResult, MutationCorrectOrderDeliveryArgs } from '../../generated/schema-types.js';
import { refuse } from '../../refusals.en.js';
import { OrderRepository } from '../order.repository.js';
import { orderView } from '../order.view.js';
import { CorrectDelivery } from './correct-delivery.js';
import { staffCorrection } from './delivery-correction.input.js';

@Resolver()
export class CorrectOrderDeliveryResolver {
  constructor(
    private readonly correctDelivery: CorrectDelivery,
    private readonly orders: OrderRepository,
  ) {}

  @Mutation('correctOrderDelivery')
  async correct(
    @Args() { id, reason, input }: MutationCorrectOrderDeliveryArgs,
    @CurrentStaff() staff: StaffIdentity,
  ): Promise<CorrectOrderDeliveryResult> {
    const parsed = parseInput(staffCorrection, { ...input, reason });
    if (!parsed.ok) return parsed.refusal;
    if (!isUuid(id)) return refuse.OrderNotFound();
    const by = { staff, reason: parsed.value.reason };
    const outcome = await this.correctDelivery.execute(id, parsed.value, by);
    const order = outcome === 'not found' ? null : await this.orders.find(id);
    if (!order || outcome === 'not found') return refuse.OrderNotFound();
    const currentOrder = orderView(order);
    if (outcome === 'corrected') return currentOrder;
    return refuse.OrderChangedMeanwhile.staffCorrect[outcome]({ currentOrder });
  }
}
