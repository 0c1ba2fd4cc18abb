import { parseInput } from '@hilltop/platform/outcome/parse-input';
import { isUuid } from '@hilltop/platform/outcome/uuid';
import { Args, Mutation, Resolver } from '@nestjs/graphql';
import type { SetCartQuantityResult } from '../generated/schema-types.js';
import { refuse } from '../refusals.en.js';
import { setQuantityInput } from './cart.input.js';
import { CartRepository } from './cart.repository.js';
import { cartItemView } from './cart.view.js';

@Resolver()
export class SetCartQuantityResolver {
  constructor(private readonly carts: CartRepository) {}

  @Mutation('setCartQuantity')
  async set(
    @Args('itemId') itemId: string,
    @Args('quantity') quantity: number,
    @Args('sessionId') sessionId: string | null | undefined,
  ): Promise<SetCartQuantityResult> {
    const parsed = parseInput(setQuantityInput, { quantity, sessionId });
    if (!parsed.ok) return parsed.refusal;
    if (!isUuid(itemId)) return refuse.CartItemNotFound();
    const line = await this.carts.setQuantity(itemId, parsed.value.quantity, parsed.value.sessionId);
    return line ? { __typename: 'CartItemSaved', item: cartItemView(line) } : refuse.CartItemNotFound();
  }
}
