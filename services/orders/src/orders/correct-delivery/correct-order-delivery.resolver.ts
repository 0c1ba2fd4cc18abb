import { CurrentStaff, type StaffIdentity } from '@hilltop/platform/graphql/current-staff';
import { parseInput } from '@hilltop/platform/outcome/parse-input';
import { isUuid } from '@hilltop/platform/outcome/uuid';
import { Args, Mutation, Resolver } from '@nestjs/graphql';
import type { CorrectOrderDeliveryResult, MutationCorrectOrderDeliveryArgs } from '../../generated/schema-types.js';
import { NOT_SENT, orderNotFound } from '../order.refusals.js';
import { OrderRepository } from '../order.repository.js';
import { orderView } from '../order.view.js';
import { CorrectDelivery, type Corrected } from './correct-delivery.js';
import { staffCorrection } from './delivery-correction.input.js';

const MESSAGES: Readonly<Record<Exclude<Corrected, 'corrected' | 'not found'>, string>> = {
  changed: 'Somebody has changed this order in the meantime. Please look at it again.',
  closed: 'This order is handed over or sent. If it is still here, take it back to packed first.',
  'not sent': NOT_SENT,
};

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
    if (!isUuid(id)) return orderNotFound;
    const by = { staff, reason: parsed.value.reason };
    const outcome = await this.correctDelivery.execute(id, parsed.value, by);
    const order = outcome === 'not found' ? null : await this.orders.find(id);
    if (!order || outcome === 'not found') return orderNotFound;
    const currentOrder = orderView(order);
    if (outcome === 'corrected') return currentOrder;
    return { __typename: 'OrderChangedMeanwhile', message: MESSAGES[outcome], currentOrder };
  }
}
