import { idempotencyKeyInput } from '@hilltop/platform/outcome/idempotency-key';
import { parseInput } from '@hilltop/platform/outcome/parse-input';
import { Args, Mutation, Resolver } from '@nestjs/graphql';
import type { AddToCartResult } from '../../generated/schema-types.js';
import { addToCartInput } from '../cart.input.js';
import { cartItemView } from '../cart.view.js';
import { AddToCart } from './add-to-cart.js';

@Resolver()
export class AddToCartResolver {
  constructor(private readonly addToCart: AddToCart) {}

  @Mutation('addToCart')
  async add(
    @Args('input') input: unknown,
    @Args('idempotencyKey') idempotencyKey?: string | null,
  ): Promise<AddToCartResult> {
    const key = parseInput(idempotencyKeyInput, { idempotencyKey });
    if (!key.ok) return key.refusal;
    const parsed = parseInput(addToCartInput, input);
    if (!parsed.ok) return parsed.refusal;
    const outcome = await this.addToCart.execute({ ...parsed.value, ...key.value });
    return 'line' in outcome ? { __typename: 'CartItemSaved', item: cartItemView(outcome.line) } : outcome;
  }
}
