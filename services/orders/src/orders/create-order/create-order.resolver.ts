import { idempotencyKeyInput } from '@hilltop/platform/outcome/idempotency-key';
import { parseInput } from '@hilltop/platform/outcome/parse-input';
import { Args, Mutation, Resolver } from '@nestjs/graphql';
import type { CreateOrderResult } from '../../generated/schema-types.js';
import { orderView } from '../order.view.js';
import { createOrderInput } from './create-order.input.js';
import { CreateOrder } from './create-order.js';

@Resolver()
export class CreateOrderResolver {
  constructor(private readonly createOrder: CreateOrder) {}

  @Mutation('createOrder')
  async create(
    @Args('input') input: unknown,
    @Args('idempotencyKey') idempotencyKey: string | null | undefined,
  ): Promise<CreateOrderResult> {
    const parsed = parseInput(createOrderInput, input);
    if (!parsed.ok) return parsed.refusal;
    const key = parseInput(idempotencyKeyInput, { idempotencyKey });
    if (!key.ok) return key.refusal;
    const outcome = await this.createOrder.execute(parsed.value, key.value.idempotencyKey);
    if (!('order' in outcome)) return outcome;
    return { __typename: 'OrderPlaced', order: orderView(outcome.order), replayed: outcome.replayed };
  }
}
